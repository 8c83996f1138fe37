import type { ThemeUIStyleObject } from 'theme-ui';
import { forcedColors, medium } from '../../../theme/theme';

/** The fields side by side: the words to look for, and two lists. */
export const filterBarStyle = {
  display: 'grid',
  // Two fields stand side by side where the longest of their first words fits, in any language.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(160px, 100%), 1fr))',
  gap: 2,
  maxWidth: '51.25rem',
  '& > :first-of-type': { gridColumn: '1 / -1' },
  [medium]: {
    gridTemplateColumns: 'minmax(0, 1fr) 190px minmax(0, 220px)',
    '& > :first-of-type': { gridColumn: 'auto' },
  },
} satisfies ThemeUIStyleObject;

/** The ground of a field, 48 px high. */
export const filterFieldStyle = {
  minHeight: 48,
  border: '1px solid rgb(211 203 238 / 55%)',
  borderRadius: 'round',
  backgroundColor: 'surface',
  [forcedColors]: { borderColor: 'CanvasText' },
} satisfies ThemeUIStyleObject;
