import type { MouseEvent } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import { useStrings } from '../../i18n/use-strings';
import { busyStyle } from '../../ui/busy-style';
import { loudButtonStyle, nightButtonStyle } from '../../ui/button-style';
import { CheckIcon } from '../../ui/icons/check';
import { DesktopIcon } from '../../ui/icons/desktop';
import { ExternalIcon } from '../../ui/icons/external';
import { PhoneIcon } from '../../ui/icons/phone';
import { visuallyHidden } from '../../ui/visually-hidden';
import type { Build, BuildId } from './builds';
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
} as const satisfies Record<BuildId, unknown>;

const shape = {
  ...busyStyle,
  justifyContent: 'flex-start',
  gap: 3,
  minHeight: 60,
  paddingX: 4,
  borderRadius: 'large',
  textAlign: 'start',
  '&:focus-visible': { borderRadius: 'large', outlineColor: 'amber' },
  // The spinner replaces the icon.
  '&[aria-busy="true"] > svg:first-of-type': { display: 'none' },
} satisfies ThemeUIStyleObject;

const linkStyle = { ...nightButtonStyle, ...shape } satisfies ThemeUIStyleObject;

const loudLinkStyle = { ...loudButtonStyle, ...shape } satisfies ThemeUIStyleObject;

const textStyle = { display: 'grid', flex: 1, minWidth: 0 } satisfies ThemeUIStyleObject;

const nameStyle = { fontWeight: 'bold' } satisfies ThemeUIStyleObject;

const audienceStyle = {
  fontSize: '13px',
  fontWeight: 'body',
  opacity: 0.9,
} satisfies ThemeUIStyleObject;

/** A link that downloads a build, with a line that says which machine it is for. Works without a script. */
export function BuildLink({ build, href, isLoud, phase, onApproach, onClick }: Props) {
  const t = useStrings('download');
  const [name, audience] = texts[build.id];
  const BuildIcon = build.id === 'mobile' ? PhoneIcon : DesktopIcon;
  return (
    <a
      href={href}
      {...(build.isPage && { target: '_blank', rel: 'noopener' })}
      aria-busy={phase === 'preparing'}
      // Asks navigation not to reload the page meanwhile, which would stop the download.
      data-busy={phase === 'preparing' ? '' : undefined}
      onPointerDown={onApproach}
      onClick={onClick}
      sx={isLoud ? loudLinkStyle : linkStyle}
    >
      {phase === 'started' ? <CheckIcon size={22} /> : <BuildIcon size={22} />}
      <span sx={textStyle}>
        <span sx={nameStyle}>{t(name)}</span>
        <span sx={audienceStyle}>{t(audience)}</span>
      </span>
      {build.isPage && (
        <>
          <span sx={visuallyHidden}>{t('new-tab')}</span>
          <ExternalIcon size={18} />
        </>
      )}
    </a>
  );
}
