import { DropdownMenu } from 'radix-ui';
import type { ReactNode } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import { iconButtonStyle, smallButton } from '../../../ui/button-style';
import { floatingStyle } from '../../../ui/floating-style';
import { MoreIcon } from '../../../ui/icons/more';

export interface MenuAction {
  readonly label: string;
  readonly run: () => void;
}

const openerStyle = {
  ...iconButtonStyle,
  ...smallButton,
  width: 36,
  padding: 0,
  color: 'muted',
} satisfies ThemeUIStyleObject;

const listStyle = {
  ...floatingStyle,
  zIndex: 'popover',
  minWidth: 180,
  padding: 1,
  outline: 'none',
} satisfies ThemeUIStyleObject;

const actionStyle = {
  display: 'flex',
  alignItems: 'center',
  minHeight: 'touch',
  paddingX: 3,
  borderRadius: 'small',
  cursor: 'pointer',
  outline: 'none',
  '&[data-highlighted]': { backgroundColor: 'primarySoft', color: 'primary' },
} satisfies ThemeUIStyleObject;

interface Props {
  label: string;
  actions: readonly MenuAction[];
  icon?: ReactNode;
}

/** A button with a list of what can be done. */
export function Menu({ label, actions, icon = <MoreIcon size={18} /> }: Props) {
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger aria-label={label} sx={openerStyle}>
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
