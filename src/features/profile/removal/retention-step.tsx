import type { ThemeUIStyleObject } from 'theme-ui';
import { useHref } from '../../../links/local-link';
import { useStrings } from '../../../i18n/use-strings';
import { buttonStyle } from '../../../ui/button-style';
import { PointList } from './point-list';
import type { Removal } from './removal-progress';
import { StepActions } from './step-actions';
import { StepPanel } from './step-panel';

const points = ['kept-codes', 'kept-number', 'kept-logs', 'kept-orders', 'kept-backups'] as const;

const privacyLinkStyle = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 'touch',
  color: 'primary',
} satisfies ThemeUIStyleObject;

/** The second step: what is kept for a while, and why (privacy policy, sections 2 and 7). */
export function RetentionStep({ progress, goTo }: Removal) {
  const t = useStrings('profile');
  const href = useHref();
  return (
    <StepPanel progress={progress} title={t('kept-title')}>
      <PointList points={points} />
      <p>
        {/* In a tab of its own: the way back would begin the removal anew. */}
        <a
          href={href('legal', { doc: 'privacy' })}
          target="_blank"
          rel="noopener"
          sx={privacyLinkStyle}
        >
          {t('kept-privacy')}
        </a>
      </p>
      <StepActions onBack={() => goTo('effects')}>
        <button type="button" onClick={() => goTo('confirm')} sx={buttonStyle}>
          {t('step-next')}
        </button>
      </StepActions>
    </StepPanel>
  );
}
