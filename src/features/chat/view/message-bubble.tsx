import type { ReactNode } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import { useStrings } from '../../../i18n/use-strings';
import { coarsePointer, motion } from '../../../theme/theme';
import { bubbleStyle, ownBubbleStyle } from './bubble-style';
import { Menu, type MenuAction } from '../../../ui/menu';

const placeStyle = {
  position: 'relative',
  minWidth: 0,
  maxWidth: '100%',
} satisfies ThemeUIStyleObject;

/** Takes no room: a bubble's width does not depend on it. */
const menuStyle = {
  position: 'absolute',
  top: 0,
  insetInlineStart: 'calc(100% - 6px)',
  opacity: 0,
  transition: `opacity ${motion.quick}`,
  // Wider for a finger: over the padding of the bubble, not beyond the edge of the log.
  [coarsePointer]: { insetInlineStart: 'calc(100% - 14px)' },
  'li:hover &, &:focus-within, &:has([aria-expanded="true"])': { opacity: 1 },
} satisfies ThemeUIStyleObject;

const ownMenuStyle = {
  ...menuStyle,
  insetInlineStart: 'auto',
  insetInlineEnd: '100%',
  [coarsePointer]: {},
} satisfies ThemeUIStyleObject;

/** Marks the place of a message's menu for {@link showMenuOf}. */
const MENU = 'data-message-menu';

/** Shows the button of the menu of the message that an element belongs to, as pointing at it with a mouse does. */
export function showMenuOf(element: Element): void {
  element
    .closest('li')
    ?.querySelector<HTMLElement>(`[${MENU}] button`)
    ?.focus({ preventScroll: true });
}

interface Props {
  isOwn?: boolean;
  actions: readonly MenuAction[];
  children: ReactNode;
}

/** A message in its bubble; what can be done with it is beside it for whoever points at it, or comes by the keyboard. */
export function MessageBubble({ isOwn = false, actions, children }: Props) {
  const t = useStrings('chat');
  return (
    <div sx={placeStyle}>
      <div sx={isOwn ? ownBubbleStyle : bubbleStyle}>{children}</div>
      <div {...{ [MENU]: '' }} sx={isOwn ? ownMenuStyle : menuStyle}>
        <Menu label={t('message-menu')} actions={actions} />
      </div>
    </div>
  );
}
