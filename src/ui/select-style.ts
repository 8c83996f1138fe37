import type { ThemeUIStyleObject } from 'theme-ui';
import { forcedColors } from '../theme/theme';

/** A label above its select. */
export const selectLabelStyle = {
  display: 'block',
  color: 'muted',
  fontSize: 1,
} satisfies ThemeUIStyleObject;

/** The mark of a list that opens, in the colour of its text: the chevron of what unfolds, as two strokes. */
const openMark = ['45deg', '135deg']
  .map(
    (angle) => `linear-gradient(${angle}, transparent 40%, currentColor 40% 60%, transparent 60%)`,
  )
  .join(', ');

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
  // Not the colour of what is chosen: the pointer may only rest here.
  '&:hover': { borderColor: 'text' },
  // A system that draws its own colours takes the mark away.
  [forcedColors]: { appearance: 'auto' },
} satisfies ThemeUIStyleObject;
