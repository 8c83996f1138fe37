import type { ThemeUIStyleObject } from 'theme-ui';

/**
 * Spread into the style of a text that takes two lines at most: in Japanese it breaks between phrases, where the browser
 * knows how. Headings and buttons do so by themselves (`src/theme/document-styles.ts`).
 */
export const inPhrases = { wordBreak: 'auto-phrase' } satisfies ThemeUIStyleObject;
