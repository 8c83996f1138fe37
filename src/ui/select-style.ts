import type { ThemeUIStyleObject } from 'theme-ui';
import { forcedColors } from '../theme/theme';

/** A label above its select. */
export const selectLabelStyle = {
  display: 'block',
  color: 'muted',
  fontSize: 1,
} satisfies ThemeUIStyleObject;

/** The mark of a list that opens, in the colour of its text. */
const openMark = [
  'linear-gradient(45deg, transparent 50%, currentColor 50%)',
  'linear-gradient(135deg, currentColor 50%, transparent 50%)',
].join(', ');

/** A select on a surface, as wide as its place. */
export const selectStyle = {
  appearance: 'none',
  width: '100%',
  minHeight: 'touch',
  paddingInlineStart: 3,
  paddingInlineEnd: '36px',
  border: '1px solid',
  borderColor: 'muted',
  borderRadius: 'small',
  backgroundColor: 'surface',
  backgroundImage: openMark,
  backgroundPosition: 'right 20px center, right 14px center',
  backgroundRepeat: 'no-repeat',
  backgroundSize: '6px 6px',
  color: 'text',
  cursor: 'pointer',
  '&:hover': { borderColor: 'primary', color: 'primary' },
  // A system that draws its own colours takes the mark away.
  [forcedColors]: { appearance: 'auto' },
} satisfies ThemeUIStyleObject;
