import { LocalLink } from '../../../links/local-link';
import { useStrings } from '../../../i18n/use-strings';
import { buttonStyle } from '../../../ui/button-style';
import type { RemovalProgress } from './removal-progress';
import { StepPanel } from './step-panel';

/** The last step: it is done. */
export function RemovalDone({ progress }: { progress: RemovalProgress }) {
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
