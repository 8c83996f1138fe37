import type { ThemeUIStyleObject } from 'theme-ui';

/**
 * What is chosen, where a system draws its own colours only and the ground does not tell; to be spread into
 * `@media (forced-colors: active)` under the state.
 */
export const selectedInForcedColors = {
  forcedColorAdjust: 'none',
  borderColor: 'Highlight',
  backgroundColor: 'Highlight',
  color: 'HighlightText',
} satisfies ThemeUIStyleObject;
