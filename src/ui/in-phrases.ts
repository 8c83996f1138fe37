import type { ThemeUIStyleObject } from 'theme-ui';

/**
 * Spread into the style of a short text or lead, of two or three lines: in Japanese it breaks between phrases, where the browser
 * knows how, and in Chinese at its punctuation, so that no word is cut. Headings and buttons do so by themselves
 * (`src/theme/document-styles.ts`).
 */
export const inPhrases = {
  wordBreak: 'auto-phrase',
  '&:lang(zh)': { wordBreak: 'keep-all' },
} satisfies ThemeUIStyleObject;
