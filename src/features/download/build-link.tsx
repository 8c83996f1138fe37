import type { MouseEvent } from 'react';
import { useStrings } from '../../i18n/use-strings';
import { CheckIcon } from '../../ui/icons/check';
import { DesktopIcon } from '../../ui/icons/desktop';
import { ExternalIcon } from '../../ui/icons/external';
import { PhoneIcon } from '../../ui/icons/phone';
import { visuallyHidden } from '../../ui/visually-hidden';
import { BuildRow, rowStyles } from './build-row';
import { isForDesk, type Build, type BuildId } from './builds';
import type { Started } from './use-download';

interface Props {
  build: Build;
  href: string;
  /** Emphasised: the recommended build. */
  isLoud: boolean;
  /** The phase of its download, if it was started. */
  phase: Started['phase'] | undefined;
  onApproach: () => void;
  onClick: (event: MouseEvent) => void;
}

const texts = {
  pc: ['desktop', 'for-pc'],
  amd: ['amd', 'for-amd'],
  aipc: ['aipc', 'for-aipc'],
  mobile: ['mobile', 'for-mobile'],
  ios: ['ios', 'for-ios'],
  harmony: ['harmony', 'for-harmony'],
} as const satisfies Record<BuildId, unknown>;

/** A link that downloads a build, with a line that says which machine it is for. Works without a script. */
export function BuildLink({ build, href, isLoud, phase, onApproach, onClick }: Props) {
  const t = useStrings('download');
  const [name, audience] = texts[build.id];
  const BuildIcon = isForDesk(build.id) ? DesktopIcon : PhoneIcon;
  return (
    <a
      href={href}
      {...(build.isPage && { target: '_blank', rel: 'noopener' })}
      aria-busy={phase === 'preparing'}
      // Asks navigation not to reload the page meanwhile, which would stop the download.
      data-busy={phase === 'preparing' ? '' : undefined}
      onPointerDown={onApproach}
      onFocus={onApproach}
      onClick={onClick}
      sx={isLoud ? rowStyles.loud : rowStyles.quiet}
    >
      <BuildRow
        icon={phase === 'started' ? <CheckIcon size={22} /> : <BuildIcon size={22} />}
        name={t(name)}
        audience={t(audience)}
      />
      {build.isPage && (
        <>
          <span sx={visuallyHidden}>{t('new-tab')}</span>
          <ExternalIcon size={18} />
        </>
      )}
    </a>
  );
}
