import type { ThemeUIStyleObject } from 'theme-ui';

/**
 * The word beside the icon of a tool in a row of a game or role. The narrowest phones have no room for it, and the way back
 * to where reading stopped needs it on any phone.
 */
export const toolWordStyle = {
  '@container page (max-width: 359px)': { display: 'none' },
  '@container page (max-width: 559px)': {
    ':has(> [data-reads] > a[href^="#"]) &': { display: 'none' },
  },
} satisfies ThemeUIStyleObject;
