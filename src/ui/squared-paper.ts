import type { ThemeUIStyleObject } from 'theme-ui';
import { colors } from '../theme/colors';
import { forcedColors } from '../theme/theme';

/** The side of a square; lines of writing stand on it. */
const SQUARE = '1.75rem';

const rule = `color-mix(in srgb, ${colors.primary} 13%, transparent)`;

/** Paper with squares, by gradients alone, that is written on line by line. */
export const squaredPaper = {
  borderRadius: 'small',
  backgroundColor: 'surface',
  backgroundImage: `linear-gradient(${rule} 1px, transparent 1px), linear-gradient(90deg, ${rule} 1px, transparent 1px)`,
  backgroundSize: `${SQUARE} ${SQUARE}`,
  backgroundPosition: '-1px -1px',
  boxShadow: 'card',
  color: 'text',
  lineHeight: SQUARE,
  [forcedColors]: { border: '1px solid', backgroundImage: 'none' },
} satisfies ThemeUIStyleObject;

/** Makes the height of so many lines of it. */
export function squares(count: number): string {
  return `calc(${String(count)} * ${SQUARE})`;
}
