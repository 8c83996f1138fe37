import type { ThemeUIStyleObject } from 'theme-ui';

/** A card with a picture on top. The whole card is a target: its one link is spread over it. */
export const cardStyle = {
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  minWidth: 0,
  overflow: 'hidden',
  borderRadius: 'large',
  background: 'var(--yb-surface)',
  boxShadow: 'card',
  transition: 'transform 0.2s, box-shadow 0.2s',
  '&:hover': { boxShadow: 'raised', transform: 'translateY(-2px)' },
  '&:focus-within': { boxShadow: 'raised' },
} satisfies ThemeUIStyleObject;

/** The link of a card, spread over all of it. */
export const cardLink = {
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' },
} satisfies ThemeUIStyleObject;
