import { useStrings } from '../../../i18n/use-strings';
import { useLazy } from '../../../platform/loading/use-lazy';
import { ErrorState } from '../../../ui/error-state';
import { Skeleton } from '../../../ui/skeleton';
import { EffectsStep } from './effects-step';
import { RetentionStep } from './retention-step';
import type { Removal } from './removal-progress';
import { StepPanel } from './step-panel';

function loadConfirmStep() {
  return import('./confirm-step.lazy');
}

/** The steps of removal for the owner of the account. Loads the last step, which brings the API client, in advance. */
export function RemovalSteps(removal: Removal) {
  const t = useStrings('profile');
  const { code, hasFailed, loadNow } = useLazy(loadConfirmStep);
  const { progress } = removal;
  if (progress.step === 'effects') return <EffectsStep {...removal} />;
  if (progress.step === 'kept') return <RetentionStep {...removal} />;
  return (
    <StepPanel progress={progress} title={t('confirm-title')}>
      {!code && !hasFailed && <Skeleton height={300} />}
      {hasFailed && <ErrorState retry={loadNow} />}
      {code && <code.ConfirmStep {...removal} />}
    </StepPanel>
  );
}
