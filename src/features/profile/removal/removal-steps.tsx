import { useStrings } from '../../../i18n/use-strings';
import { useLazy } from '../../../platform/loading/use-lazy';
import { ErrorState } from '../../../ui/error-state';
import { Skeleton } from '../../../ui/skeleton';
import type { Removal } from './removal-progress';
import { StepPanel } from './step-panel';
import type { ThemeUIStyleObject } from 'theme-ui';
import type { StringKey } from '../../../i18n/strings';
import { buttonStyle } from '../../../ui/button-style';
import { WarningIcon } from '../../../ui/icons/warning';
import { StepActions } from './step-actions';
import { LocalLink, useHref } from '../../../links/local-link';
import { LoadingOverlay } from '../../../ui/loading-overlay';

const listStyle = {
  display: 'grid',
  gap: 2,
  paddingInlineStart: 4,
  '& li::marker': { color: 'primary' },
} satisfies ThemeUIStyleObject;

function PointList({ points }: { points: readonly StringKey<'profile'>[] }) {
  const t = useStrings('profile');
  return (
    <ul sx={listStyle}>
      {points.map((point) => (
        <li key={point}>{t(point)}</li>
      ))}
    </ul>
  );
}

const points = [
  'effects-messages',
  'effects-progress',
  'effects-profile',
  'effects-balance',
  'effects-logins',
] as const;

const warningStyle = {
  display: 'flex',
  gap: 3,
  padding: 3,
  border: '1px solid transparent',
  borderRadius: 'medium',
  backgroundColor: 'dangerSoft',
} satisfies ThemeUIStyleObject;

const markStyle = { marginTop: '0.25em', color: 'danger' } satisfies ThemeUIStyleObject;

/** The first step: what is deleted, for good. */
function EffectsStep({ progress, goTo }: Removal) {
  const t = useStrings('profile');
  return (
    <StepPanel progress={progress} title={t('effects-title')}>
      <PointList points={points} />
      <p sx={warningStyle}>
        <WarningIcon sx={markStyle} />
        {t('effects-final')}
      </p>
      <StepActions>
        <button type="button" onClick={() => goTo('kept')} sx={buttonStyle}>
          {t('step-next')}
        </button>
      </StepActions>
    </StepPanel>
  );
}

const retentionStepPoints = [
  'kept-codes',
  'kept-number',
  'kept-logs',
  'kept-orders',
  'kept-backups',
] as const;

const privacyLinkStyle = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 'touch',
  color: 'primary',
} satisfies ThemeUIStyleObject;

/** The second step: what is kept for a while, and why (privacy policy, sections 2 and 7). */
function RetentionStep({ progress, goTo }: Removal) {
  const t = useStrings('profile');
  const href = useHref();
  return (
    <StepPanel progress={progress} title={t('kept-title')}>
      <PointList points={retentionStepPoints} />
      <p>
        {/* In a tab of its own: the way back would begin the removal anew. */}
        <a
          href={href('legal', { doc: 'privacy' })}
          target="_blank"
          rel="noopener"
          aria-describedby="privacy-tab"
          sx={privacyLinkStyle}
        >
          {t('kept-privacy')}
        </a>
        <span id="privacy-tab" hidden>
          {t('new-tab')}
        </span>
      </p>
      <StepActions onBack={() => goTo('effects')}>
        <button type="button" onClick={() => goTo('confirm')} sx={buttonStyle}>
          {t('step-next')}
        </button>
      </StepActions>
    </StepPanel>
  );
}

function loadConfirmStep() {
  return import('./confirm-step.lazy');
}

/** The last step: a farewell. */
function DoneStep({ progress }: Removal) {
  const t = useStrings('profile');
  const common = useStrings('common');
  return (
    <StepPanel progress={progress} title={t('done-title')}>
      <p>{t('done-text')}</p>
      <p>
        <LocalLink to="home" sx={buttonStyle}>
          {common('back-home')}
        </LocalLink>
      </p>
    </StepPanel>
  );
}

/** The current step. Loads the one that confirms, which brings the API client, in advance. */
function CurrentStep(removal: Removal) {
  const t = useStrings('profile');
  const { code, hasFailed, loadNow } = useLazy(loadConfirmStep);
  const { progress } = removal;
  if (progress.step === 'effects') return <EffectsStep {...removal} />;
  if (progress.step === 'kept') return <RetentionStep {...removal} />;
  if (progress.step === 'done') return <DoneStep {...removal} />;
  return (
    <StepPanel progress={progress} title={t('confirm-title')}>
      {!code && !hasFailed && <Skeleton height={300} />}
      {hasFailed && <ErrorState retry={loadNow} />}
      {code && <code.ConfirmStep {...removal} />}
    </StepPanel>
  );
}

const stepsStyle = {
  position: 'relative',
  maxWidth: 'text',
  marginX: 'auto',
  borderRadius: 'large',
} satisfies ThemeUIStyleObject;

/** The steps of removal for the owner of the account, and what covers them until the farewell is there. */
export function RemovalSteps(removal: Removal) {
  const t = useStrings('profile');
  return (
    <div sx={stepsStyle}>
      <CurrentStep {...removal} />
      <LoadingOverlay open={removal.progress.isRemoving} label={t('confirm-removing')} />
    </div>
  );
}
