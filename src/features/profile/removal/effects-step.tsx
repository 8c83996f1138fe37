import type { ThemeUIStyleObject } from 'theme-ui';
import { useStrings } from '../../../i18n/use-strings';
import { buttonStyle } from '../../../ui/button-style';
import { WarningIcon } from '../../../ui/icons/warning';
import { PointList } from './point-list';
import type { Removal } from './removal-progress';
import { StepActions } from './step-actions';
import { StepPanel } from './step-panel';

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
export function EffectsStep({ progress, goTo }: Removal) {
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
