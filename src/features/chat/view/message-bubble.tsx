import { useRef, type ReactNode } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
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
  'li:hover &, li:focus-visible &, &:focus-within, &:has([aria-expanded="true"])': { opacity: 1 },
} satisfies ThemeUIStyleObject;

const ownMenuStyle = {
  ...menuStyle,
  insetInlineStart: 'auto',
  insetInlineEnd: '100%',
  [coarsePointer]: {},
} satisfies ThemeUIStyleObject;

/** Marks the place of a message's menu. */
const MENU = 'data-message-menu';

function menuButtonOf(element: Element): HTMLElement | null | undefined {
  return element.closest('[data-index]')?.querySelector<HTMLElement>(`[${MENU}] button`);
}

/** Shows the button of the menu of the message that an element belongs to, as pointing at it with a mouse does. */
export function showMenuOf(element: Element): void {
  menuButtonOf(element)?.focus({ preventScroll: true });
}

/** Opens the menu of the message that an element belongs to; false where there is none. */
export function openMenuOf(element: Element): boolean {
  const button = menuButtonOf(element);
  button?.click();
  return button instanceof HTMLElement;
}

interface Props {
  isOwn?: boolean;
  /** Name of its menu: no two messages have the same. */
  menuLabel: string;
  actions: readonly MenuAction[];
  children: ReactNode;
}

/**
 * A message in its bubble; what can be done with it is beside it for whoever points at it, or comes by the keyboard. The
 * row is the stop of the Tab key, and the focus comes back to it.
 */
export function MessageBubble({ isOwn = false, menuLabel, actions, children }: Props) {
  const place = useRef<HTMLDivElement>(null);
  return (
    <div sx={placeStyle}>
      <div sx={isOwn ? ownBubbleStyle : bubbleStyle}>{children}</div>
      <div ref={place} {...{ [MENU]: '' }} sx={isOwn ? ownMenuStyle : menuStyle}>
        <Menu
          label={menuLabel}
          actions={actions}
          isTabStop={false}
          onClosed={() => place.current?.closest<HTMLElement>('[data-index]')?.focus()}
        />
      </div>
    </div>
  );
}
