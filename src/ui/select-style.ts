import type { ThemeUIStyleObject } from 'theme-ui';

/** A label above its select. */
export const selectLabelStyle = {
  display: 'block',
  color: 'muted',
  fontSize: 1,
} satisfies ThemeUIStyleObject;

/** A select on a surface, as wide as its place. */
export const selectStyle = {
  width: '100%',
  minHeight: 'touch',
  paddingX: 2,
  border: '1px solid',
  borderColor: 'muted',
  borderRadius: 'small',
  backgroundColor: 'surface',
  color: 'text',
} satisfies ThemeUIStyleObject;
