/** A sentence: up to its end, with the quotation marks and brackets that close behind it. */
const SENTENCE = /.*?(?:[。！？]+[”’」』）]*|[.!?]+["”’)]*(?=\s|$)|$)\s*/gsu;

/** How wide a text is, in Han characters; a Latin letter is half as wide. */
function widthOf(text: string): number {
  return Array.from(text, (sign) => (sign > '\u2e7f' ? 1 : 0.5)).reduce((sum, one) => sum + one, 0);
}

/** How wide three lines of a card hold, on the narrowest one. */
const TEASER_WIDTH = 54;

/**
 * Takes as many whole sentences from the beginning of a text as a card holds without an ellipsis; the whole text where
 * not even the first one fits.
 */
export function teaserOf(text: string): string {
  let teaser = '';
  for (const [sentence] of text.matchAll(SENTENCE)) {
    if (widthOf((teaser + sentence).trim()) > TEASER_WIDTH) break;
    teaser += sentence;
  }
  return teaser.trim() || text;
}

/** True when a card holds the teaser of a text. */
export function hasTeaser(text: string): boolean {
  return widthOf(teaserOf(text)) <= TEASER_WIDTH;
}
