import { DropdownMenu } from 'radix-ui';
import { useRef, useState, type ReactNode } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import { noteUsedMenu } from '../platform/focus/use-opener';
import { insetFocusRing, withoutFocusRing } from '../theme/focus-ring';
import { floatingStyle } from './floating-style';
import { MoreIcon } from './icons/more';
import { menuOpener } from './menu-opener';

export interface MenuAction {
  readonly label: string;
  readonly run: () => void;
}

const listStyle = {
  ...floatingStyle,
  zIndex: 'popover',
  minWidth: 180,
  padding: 1,
  '&:focus-visible': { ...withoutFocusRing['&:focus-visible'], boxShadow: 'raised' },
} satisfies ThemeUIStyleObject;

const actionStyle = {
  display: 'flex',
  alignItems: 'center',
  minHeight: 'touch',
  paddingX: 3,
  borderRadius: 'small',
  cursor: 'pointer',
  '&[data-highlighted]': { backgroundColor: 'primarySoft', color: 'primary' },
  '&:focus-visible': insetFocusRing,
} satisfies ThemeUIStyleObject;

interface Props {
  label: string;
  actions: readonly MenuAction[];
  icon?: ReactNode;
  /** True when it was pressed while its code was on the way. */
  startsOpen?: boolean;
  /** False where the Tab key comes to what it belongs to instead. */
  isTabStop?: boolean;
  /** Takes the focus when the menu has closed by itself; its button does where it is left out. */
  onClosed?: () => void;
}

/**
 * A button with a list of what can be done. A conversation has one on every line, so that all but the button is made
 * when it is first pressed.
 */
export function Menu(props: Props) {
  const { label, actions, icon = <MoreIcon size={18} />, startsOpen = false } = props;
  const { isTabStop = true, onClosed } = props;
  const [isWanted, setIsWanted] = useState(startsOpen);
  const [isOpen, setOpen] = useState(true);
  const isLeft = useRef(false);
  const isByKeys = useRef(false);
  const tabIndex = isTabStop ? undefined : -1;
  if (!isWanted) {
    return (
      <button
        type="button"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={false}
        tabIndex={tabIndex}
        onClick={({ detail }) => {
          isByKeys.current = detail === 0;
          setIsWanted(true);
        }}
        sx={menuOpener}
      >
        {icon}
      </button>
    );
  }
  return (
    <DropdownMenu.Root modal={false} open={isOpen} onOpenChange={setOpen}>
      <DropdownMenu.Trigger
        aria-label={label}
        tabIndex={tabIndex}
        onClick={({ detail }) => {
          // A click without a press is a screen reader's, or that of what the menu belongs to.
          if (detail === 0) setOpen(true);
        }}
        sx={menuOpener}
      >
        {icon}
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align="end"
          sideOffset={4}
          collisionPadding={12}
          onFocus={({ target, currentTarget }) => {
            // Radix hears keys from its first rendering on: the one that led here was pressed before.
            if (!isByKeys.current || target !== currentTarget) return;
            isByKeys.current = false;
            currentTarget.querySelector<HTMLElement>('[role="menuitem"]')?.focus();
          }}
          onInteractOutside={() => {
            isLeft.current = true;
          }}
          onCloseAutoFocus={(event) => {
            const isElsewhere = isLeft.current;
            isLeft.current = false;
            if (!onClosed) return;
            event.preventDefault();
            if (!isElsewhere) onClosed();
          }}
          sx={listStyle}
        >
          {actions.map((action) => (
            <DropdownMenu.Item
              key={action.label}
              onSelect={() => {
                noteUsedMenu();
                action.run();
              }}
              sx={actionStyle}
            >
              {action.label}
            </DropdownMenu.Item>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
