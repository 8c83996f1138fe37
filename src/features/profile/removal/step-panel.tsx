import { useEffect, useRef, type ReactNode } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import { wide } from '../../../theme/theme';
import { panelStyle } from '../../../ui/card-style';
import type { RemovalProgress } from './removal-progress';
import { Stepper } from './stepper';

interface Props {
  progress: Pick<RemovalProgress, 'step' | 'hasMoved'>;
  title: string;
  children: ReactNode;
}

const stepStyle = {
  ...panelStyle,
  display: 'grid',
  gap: 4,
  maxWidth: 'text',
  marginX: 'auto',
  padding: 4,
  paddingY: 5,
  [wide]: { padding: 6 },
} satisfies ThemeUIStyleObject;

const titleStyle = {
  fontSize: 4,
  outlineOffset: 4,
  borderRadius: 'small',
  // Focused by script only, so without a focus ring.
  '&:focus-visible': { outline: 'none' },
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
