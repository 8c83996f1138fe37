import type { ReactNode } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import { TOOLTIP_HIDE_MS, TOOLTIP_SHOW_MS } from '../config/times';
import { useHoverDisclosure, type OpenerProps } from './use-hover-disclosure';
import { useLazy } from '../platform/loading/use-lazy';
import { floatingStyle } from './floating-style';

interface Props {
  /** Name of the card, for those who do not see where it stands. */
  label: string;
  side?: 'top' | 'bottom';
  /** Draws the button that opens it. */
  opener: (props: OpenerProps) => ReactNode;
  children: ReactNode;
}

function load() {
  return import('./popover.lazy');
}

const rootStyle = { display: 'inline-flex', minWidth: 0 } satisfies ThemeUIStyleObject;

const cardStyle = {
  padding: 4,
  ...floatingStyle,
} satisfies ThemeUIStyleObject;

/**
 * A small card beside a button, such as a QR code: opened by hover, focus and tap, and it stays while the
 * pointer is over it (WCAG 1.4.13). Its code comes when it is first wanted.
 */
export function PopoverCard({ label, side = 'bottom', opener, children }: Props) {
  const { id, open, root, rootProps, openerProps, close } = useHoverDisclosure({
    showMs: TOOLTIP_SHOW_MS,
    hideMs: TOOLTIP_HIDE_MS,
  });
  const { code } = useLazy(load, { when: open });
  return (
    <span ref={root} {...rootProps} sx={rootStyle}>
      {opener({ ...openerProps, 'aria-controls': code && openerProps['aria-controls'] })}
      {open && code && (
        <code.PopoverContent
          id={id}
          anchor={root}
          label={label}
          side={side}
          onClose={close}
          sx={cardStyle}
        >
          {children}
        </code.PopoverContent>
      )}
    </span>
  );
}
