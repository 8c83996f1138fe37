import { useEffect, useRef, type ReactNode } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import { wide } from '../../../theme/theme';
import { panelStyle } from '../../../ui/card-style';
import { STEPS, type RemovalProgress, type Step } from './removal-progress';
import { useStrings } from '../../../i18n/use-strings';

const stepperStyle = { display: 'grid', gap: 2 } satisfies ThemeUIStyleObject;

const countStyle = { color: 'muted', fontSize: 1 } satisfies ThemeUIStyleObject;

const listStyle = {
  display: 'grid',
  gridTemplateColumns: `repeat(${STEPS.length}, minmax(0, 1fr))`,
  gap: 2,
  padding: 0,
  listStyle: 'none',
} satisfies ThemeUIStyleObject;

const stepperStepStyle = {
  paddingTop: 2,
  borderTop: '4px solid',
  borderColor: 'line',
  color: 'muted',
  fontSize: 0,
  lineHeight: 1.4,
  '&[aria-current]': { color: 'text', fontWeight: 'bold' },
} satisfies ThemeUIStyleObject;

const reachedStepStyle = {
  ...stepperStepStyle,
  borderColor: 'primary',
} satisfies ThemeUIStyleObject;

/** The current step, as text and as a progress bar. */
function Stepper({ step }: { step: Step }) {
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
            sx={index <= current ? reachedStepStyle : stepperStepStyle}
          >
            {t(`step-${each}`)}
          </li>
        ))}
      </ol>
    </div>
  );
}

interface Props {
  progress: Pick<RemovalProgress, 'step' | 'hasMoved'>;
  title: string;
  children: ReactNode;
}

const stepStyle = {
  ...panelStyle,
  display: 'grid',
  gap: 4,
  padding: 4,
  paddingY: 5,
  [wide]: { padding: 6 },
} satisfies ThemeUIStyleObject;

const titleStyle = {
  fontSize: 4,
} satisfies ThemeUIStyleObject;

/** One step of the removal. Moves the focus to its heading when the step changes. */
export function StepPanel({ progress: { step, hasMoved }, title, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (hasMoved) heading.current?.focus();
    // Only a change of the step moves the focus.
  }, [step, hasMoved]);
  return (
    <section
      aria-labelledby="removal-step"
      // Asks navigation not to reload the page: the removal would start again.
      data-busy={hasMoved ? '' : undefined}
      sx={stepStyle}
    >
      <Stepper step={step} />
      <h2 ref={heading} id="removal-step" tabIndex={-1} sx={titleStyle}>
        {title}
      </h2>
      {children}
    </section>
  );
}
