import type { ThemeUIStyleObject } from 'theme-ui';
import { keyframes } from '../../theme/keyframes';
import { light, dark } from '../../theme/schemes';
import { schemeVariables } from '../../theme/colors';
import { forcedColors, medium, motionWelcome, printed, wide } from '../../theme/theme';

/** The top of the table: planks, under a lamp. */
export const tableStyle = {
  ...schemeVariables(dark),
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 4,
  alignContent: 'start',
  minHeight: '24rem',
  padding: 4,
  borderRadius: 24,
  color: 'onNight',
  backgroundColor: '#2c1b18',
  backgroundImage: [
    'radial-gradient(90% 60% at 50% 0, rgb(255 186 96 / 34%), rgb(255 170 80 / 10%) 55%, transparent)',
    'repeating-linear-gradient(0deg, rgb(0 0 0 / 34%) 0 2px, rgb(255 214 160 / 7%) 2px 3px, transparent 3px 132px)',
    'repeating-linear-gradient(1deg, rgb(255 220 170 / 4%) 0 1px, transparent 1px 9px)',
    'linear-gradient(#4b2f25, #2a1917)',
  ].join(', '),
  boxShadow:
    'inset 0 2px 0 rgb(255 214 150 / 32%), inset 0 -10px 0 rgb(0 0 0 / 30%), 0 24px 60px rgb(0 0 0 / 45%)',
  [medium]: { padding: 5 },
  [wide]: { gap: 5, padding: '36px' },
  [forcedColors]: { border: '1px solid' },
} satisfies ThemeUIStyleObject;

/** Paper is paper in both schemes: what lies on it takes the light colours. */
export const paperStyle = {
  ...schemeVariables(light),
  color: 'text',
  backgroundColor: '#fdf5e4',
  backgroundImage: 'linear-gradient(160deg, rgb(255 255 255 / 70%), transparent 45%)',
  borderRadius: 14,
  boxShadow: '0 1px 2px rgb(0 0 0 / 40%), 0 14px 28px rgb(0 0 0 / 38%)',
  [forcedColors]: { border: '1px solid' },
  [printed]: { boxShadow: 'none' },
} satisfies ThemeUIStyleObject;

const laying = keyframes({
  from: { opacity: 0, transform: 'translateY(-28px) rotate(-5deg)' },
});

/** A card as it is laid, each a moment after the one before it (`--at`). */
export const layingStyle = {
  [motionWelcome]: {
    animation: `${laying} 380ms cubic-bezier(0.2, 0.7, 0.2, 1) backwards calc(var(--at) * 70ms)`,
  },
} satisfies ThemeUIStyleObject;
