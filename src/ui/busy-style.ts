import { keyframes } from '../theme/keyframes';
import type { ThemeUIStyleObject } from 'theme-ui';
import { forcedColors } from '../theme/theme';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

/** A turning ring in the colour of the text, as a style of an empty element. */
export const spinnerStyle = {
  width: '1.25em',
  height: '1.25em',
  border: '2px solid currentColor',
  borderInlineStartColor: 'transparent',
  borderRadius: '50%',
  animation: `${turn} 700ms linear infinite`,
  [forcedColors]: { borderInlineStartColor: 'Canvas' },
} satisfies ThemeUIStyleObject;

/**
 * Spread behind the style of a button that can wait (`aria-busy="true"`): a ring turns before its label,
 * and it takes no clicks. Apart from the button's own style because few buttons need it.
 */
export const busyStyle = {
  '&[aria-busy="true"]': { cursor: 'progress', filter: 'none', transform: 'none' },
  '&[aria-busy="true"]::before': { content: '""', flex: 'none', ...spinnerStyle },
} satisfies ThemeUIStyleObject;
