import { useRequest } from '../../../api-client/use-request';
import { useStrings } from '../../../i18n/use-strings';
import { ErrorState } from '../../../ui/error-state';
import { Skeleton } from '../../../ui/skeleton';
import { EffectsStep } from './effects-step';
import { KeptStep } from './kept-step';
import type { Removal } from './progress';
import { StepPanel } from './step-panel';

/** The steps of the account's owner. The last one's code, which brings the API client, comes meanwhile. */
export function RemovalSteps(removal: Removal) {
  const t = useStrings('profile');
  const code = useRequest('confirm-step', () => import('./confirm-step.lazy'));
  const { progress } = removal;
  if (progress.step === 'effects') return <EffectsStep {...removal} />;
  if (progress.step === 'kept') return <KeptStep {...removal} />;
  return (
    <StepPanel progress={progress} title={t('confirm-title')}>
      {code.status === 'loading' && <Skeleton height={300} />}
      {code.status === 'failed' && <ErrorState retry={code.retry} />}
      {code.status === 'ready' && <code.data.ConfirmStep {...removal} />}
    </StepPanel>
  );
}
