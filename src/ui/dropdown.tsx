import type { KeyboardEvent, ReactNode } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import { DROPDOWN_MS } from '../config/times';
import { coarsePointer } from '../theme/theme';
import { useHoverDisclosure, type OpenerProps } from './use-hover-disclosure';
import { useLazy } from '../platform/use-lazy';
import { floatingStyle } from './floating-style';

interface Props {
  label: string;
  align?: 'start' | 'center' | 'end';
  /** Draws the button that opens it. */
  opener: (props: OpenerProps) => ReactNode;
  /** Links or buttons in the style of {@link dropdownItemStyle}, one beneath the other. */
  children: ReactNode;
}

function load() {
  return import('./popover.lazy');
}

/** How far each key goes in a list of items. */
const steps: Readonly<Partial<Record<string, (index: number, count: number) => number>>> = {
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowUp: (index, count) => (index <= 0 ? count : index) - 1,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Arrow keys go through the items; from the opener they go in. */
function walk(event: KeyboardEvent, id: string): void {
  const step = steps[event.key];
  const list = document.getElementById(id);
  if (!step || !list || event.nativeEvent.isComposing) return;
  const items = Array.from(list.querySelectorAll<HTMLElement>('a[href], button:enabled'));
  const index = items.findIndex((item) => item === document.activeElement);
  const isInside = index !== -1;
  if (!isInside && event.key !== 'ArrowDown') return;
  event.preventDefault();
  items[step(index, items.length)]?.focus();
}

/** A line of a dropdown. */
export const dropdownItemStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  width: '100%',
  minHeight: 40,
  paddingX: 3,
  paddingY: 1,
  border: 0,
  borderRadius: 'small',
  backgroundColor: 'transparent',
  color: 'text',
  fontSize: 1,
  lineHeight: 1.4,
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  '&:hover': { backgroundColor: 'raised' },
  '&[aria-current]': { color: 'primary', fontWeight: 'bold' },
  [coarsePointer]: { minHeight: 'touch' },
} satisfies ThemeUIStyleObject;

const rootStyle = { display: 'inline-flex', minWidth: 0 } satisfies ThemeUIStyleObject;

const menuStyle = {
  minWidth: 160,
  maxWidth: 'min(320px, var(--radix-popover-content-available-width))',
  maxHeight: 'var(--radix-popover-content-available-height)',
  overflowY: 'auto',
  padding: 2,
  ...floatingStyle,
} satisfies ThemeUIStyleObject;

/**
 * A list of choices beneath a button: opened by hover, focus and click, gone 150 ms after both have left.
 * Its code comes when it is first wanted.
 */
export function Dropdown({ label, align = 'start', opener, children }: Props) {
  const { id, open, root, rootProps, openerProps, close } = useHoverDisclosure({
    showMs: DROPDOWN_MS,
    hideMs: DROPDOWN_MS,
  });
  const { code } = useLazy(load, { when: open });
  const keys = { onKeyDown: (event: KeyboardEvent): void => walk(event, id) };
  return (
    <span ref={root} {...rootProps} {...keys} sx={rootStyle}>
      {opener({ ...openerProps, 'aria-controls': code && openerProps['aria-controls'] })}
      {open && code && (
        <code.PopoverContent
          id={id}
          anchor={root}
          role="group"
          label={label}
          align={align}
          onClose={close}
          sx={menuStyle}
        >
          {children}
        </code.PopoverContent>
      )}
    </span>
  );
}
