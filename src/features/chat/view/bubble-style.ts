import type { ThemeUIStyleObject } from 'theme-ui';
import { forcedColors } from '../../../theme/theme';

/** A line of the conversation: what the partner says stands at the start, what the visitor says at the end. */
export const lineStyle = {
  display: 'flex',
  alignItems: 'flex-start',
  gap: 2,
  paddingX: 4,
  paddingBottom: 2,
} satisfies ThemeUIStyleObject;

export const ownLineStyle = {
  ...lineStyle,
  flexDirection: 'row-reverse',
} satisfies ThemeUIStyleObject;

export const AVATAR_PX = 36;

/** Room beside a bubble where the button of its menu comes and goes, with the padding of the line. */
const MENU_ROOM_PX = 14;

/**
 * The column of what one line says. The room of the avatar and of the menu is kept on both sides, whether there is one
 * or not: a bubble is as wide while it grows as when it is done, and the sides are told apart.
 */
export const wordsStyle = {
  display: 'grid',
  justifyItems: 'start',
  gap: 1,
  minWidth: 0,
  maxWidth: `min(35rem, 100% - ${String(AVATAR_PX + 8 + MENU_ROOM_PX)}px)`,
} satisfies ThemeUIStyleObject;

export const ownWordsStyle = { ...wordsStyle, justifyItems: 'end' } satisfies ThemeUIStyleObject;

export const bubbleStyle = {
  minWidth: 0,
  maxWidth: '100%',
  paddingX: 4,
  paddingY: 2,
  border: '1px solid',
  borderColor: 'line',
  borderRadius: '4px 18px 18px 18px',
  backgroundColor: 'surface',
  color: 'text',
  lineHeight: 1.6,
} satisfies ThemeUIStyleObject;

export const ownBubbleStyle = {
  ...bubbleStyle,
  borderColor: 'transparent',
  borderRadius: '18px 4px 18px 18px',
  backgroundColor: 'primary',
  color: 'onPrimary',
  [forcedColors]: { borderColor: 'CanvasText' },
} satisfies ThemeUIStyleObject;

/** Style of the line beneath a message. */
export const metaStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  color: 'muted',
  fontSize: 0,
  lineHeight: 1.6,
} satisfies ThemeUIStyleObject;

/** Room for the avatar, which stands beside the first line of a group. */
export const avatarRoomStyle = { flex: 'none', width: AVATAR_PX } satisfies ThemeUIStyleObject;
