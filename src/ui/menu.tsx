import { DropdownMenu } from 'radix-ui';
import { useState, type ReactNode } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
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
}

/**
 * A button with a list of what can be done. A conversation has one on every line, so that all but the button is made
 * when it is first pressed.
 */
export function Menu({ label, actions, icon = <MoreIcon size={18} />, startsOpen = false }: Props) {
  const [isWanted, setIsWanted] = useState(startsOpen);
  if (!isWanted) {
    return (
      <button
        type="button"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={false}
        onClick={() => setIsWanted(true)}
        sx={menuOpener}
      >
        {icon}
      </button>
    );
  }
  return (
    <DropdownMenu.Root modal={false} defaultOpen>
      <DropdownMenu.Trigger aria-label={label} sx={menuOpener}>
        {icon}
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content align="end" sideOffset={4} collisionPadding={12} sx={listStyle}>
          {actions.map((action) => (
            <DropdownMenu.Item key={action.label} onSelect={action.run} sx={actionStyle}>
              {action.label}
            </DropdownMenu.Item>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
