import type { ThemeUIStyleObject } from 'theme-ui';
import { insetFocusRing, withoutFocusRing } from '../theme/focus-ring';
import { forcedColors, motion } from '../theme/theme';

/** A panel without hover effect. */
export const panelStyle = {
  position: 'relative',
  minWidth: 0,
  borderRadius: 'large',
  backgroundColor: 'surface',
  boxShadow: 'card',
  [forcedColors]: { border: '1px solid' },
} satisfies ThemeUIStyleObject;

const peeking = {
  boxShadow: 'peek',
  transform: 'translate(-3px, -3px)',
} satisfies ThemeUIStyleObject;

/** Hover and focus effect of what can be opened: a second layer shows behind it. */
export const peekStyle = {
  // The shadow changes at once: in steps it would be painted anew in every frame, on each card that is scrolled beneath the pointer.
  transition: `transform ${motion.quick}`,
  '&:hover': peeking,
  // A link that is the card itself has its ring there.
  '&:focus-within:not(:focus)': peeking,
} satisfies ThemeUIStyleObject;

/** A card with a picture on top. The whole card is a target: its one link is spread over it. */
export const cardStyle = {
  ...panelStyle,
  ...peekStyle,
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  overflow: 'hidden',
} satisfies ThemeUIStyleObject;

/** The link of a card, spread over all of it; its ring is inside, where the card cuts off what is around. */
export const cardLink = {
  textDecoration: 'none',
  ...withoutFocusRing,
  '&:focus-visible::after': insetFocusRing,
  // The radius of a panel: between it and the link nothing hands it down.
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'large' },
} satisfies ThemeUIStyleObject;
