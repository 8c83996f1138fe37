import { keyframes } from '../theme/keyframes';
import { DismissableLayer, Popper } from 'radix-ui/internal';
import type { ReactNode, RefObject } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import { withoutFocusRing } from '../theme/focus-ring';
import { motion } from '../theme/theme';

interface Props {
  id: string;
  /** The element with the opener and this one in it: what it stands at. */
  anchor: RefObject<HTMLElement>;
  label: string;
  side?: 'top' | 'bottom';
  align?: 'start' | 'center' | 'end';
  /** Called by Escape, or by a click or the focus somewhere else. */
  onClose: () => void;
  className?: string;
  children: ReactNode;
}

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(4px)' } });

/** Pixels between it and what it stands at; the pointer crosses them in time. */
const GAP_PX = 8;
/** It keeps this far from the edges of the window, in pixels. */
const EDGE_PX = 12;

const popoverStyle = {
  zIndex: 'popover',
  maxWidth: 'var(--radix-popper-available-width)',
  ...withoutFocusRing,
  animation: `${appear} ${motion.quick}`,
} satisfies ThemeUIStyleObject;

/**
 * Something that stands beside its opener and is moved to where there is room. It is not a portal: behind
 * its opener in the document, it is where Tab and screen readers go next. Radix's own popover would hold the focus,
 * and while it is there a dialog around it would not.
 */
export function PopoverContent({
  id,
  anchor,
  label,
  side = 'bottom',
  align = 'center',
  onClose,
  className,
  children,
}: Props) {
  return (
    <Popper.Root>
      <Popper.Anchor virtualRef={anchor} />
      <DismissableLayer.Root
        asChild
        onDismiss={onClose}
        onInteractOutside={(event) => {
          if (event.target instanceof Node && anchor.current?.contains(event.target)) {
            event.preventDefault();
          }
        }}
      >
        <Popper.Content
          id={id}
          role="group"
          aria-label={label}
          side={side}
          align={align}
          sideOffset={GAP_PX}
          collisionPadding={EDGE_PX}
          className={className}
          sx={popoverStyle}
        >
          {children}
        </Popper.Content>
      </DismissableLayer.Root>
    </Popper.Root>
  );
}
