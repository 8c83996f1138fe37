import type { ThemeUIStyleObject } from 'theme-ui';
import { useStrings } from '../../../i18n/use-strings';
import { STEPS, type Step } from './removal-progress';

const stepperStyle = { display: 'grid', gap: 2 } satisfies ThemeUIStyleObject;

const countStyle = { color: 'muted', fontSize: 1 } satisfies ThemeUIStyleObject;

const listStyle = {
  display: 'grid',
  gridTemplateColumns: `repeat(${String(STEPS.length)}, minmax(0, 1fr))`,
  gap: 2,
  padding: 0,
  listStyle: 'none',
} satisfies ThemeUIStyleObject;

const stepStyle = {
  paddingTop: 2,
  borderTop: '4px solid',
  borderColor: 'line',
  color: 'muted',
  fontSize: 0,
  lineHeight: 1.4,
  '&[aria-current]': { color: 'text', fontWeight: 'bold' },
} satisfies ThemeUIStyleObject;

const reachedStepStyle = { ...stepStyle, borderColor: 'primary' } satisfies ThemeUIStyleObject;

/** The current step, as text and as a progress bar. */
export function Stepper({ step }: { step: Step }) {
  const t = useStrings('profile');
  const current = STEPS.indexOf(step);
  return (
    <div sx={stepperStyle}>
      <p sx={countStyle}>{t('step-of', { step: current + 1, count: STEPS.length })}</p>
      <ol aria-label={t('steps')} sx={listStyle}>
        {STEPS.map((each, index) => (
          <li
            key={each}
            aria-current={each === step ? 'step' : undefined}
            sx={index <= current ? reachedStepStyle : stepStyle}
          >
            {t(`step-${each}`)}
          </li>
        ))}
      </ol>
    </div>
  );
}
