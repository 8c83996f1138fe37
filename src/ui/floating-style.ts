import type { ThemeUIStyleObject } from 'theme-ui';

/** The look of a card that lies over the page: popovers, toasts, notices. */
export const floatingStyle = {
  border: '1px solid',
  borderColor: 'line',
  borderRadius: 'medium',
  backgroundColor: 'surface',
  color: 'text',
  boxShadow: 'raised',
} satisfies ThemeUIStyleObject;
