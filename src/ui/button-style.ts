import type { ThemeUIStyleObject } from 'theme-ui';

/** How buttons, and links that look like buttons, are drawn. */
export const buttonStyle = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: 44,
  paddingX: 4,
  border: 0,
  borderRadius: 'round',
  background: 'var(--yb-primary)',
  color: 'onPrimary',
  fontWeight: 'medium',
  textDecoration: 'none',
  cursor: 'pointer',
  transition: 'filter 0.15s',
  '&:hover': { filter: 'brightness(1.08)' },
} satisfies ThemeUIStyleObject;

/** A button or link that stands beside the main one. */
export const quietButtonStyle = {
  ...buttonStyle,
  background: 'var(--yb-primarySoft)',
  color: 'primary',
  '&:hover': { filter: 'brightness(0.96)' },
} satisfies ThemeUIStyleObject;
