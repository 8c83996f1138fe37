/** No more of it fits into a frame. */
const MOST_CHARACTERS = 90;

/** A sentence in quotation marks or brackets alone closes the one before it. */
const CLOSING = /^[”’」』）)\]】"'…。.!！?？\s]+$/;

const OPENING = /[“‘「『（(【]$/;

/**
 * Takes the last sentence of a text, as the language divides it.
 * @param locale language tag that the browser knows
 */
export function lastSentence(text: string, locale: string): string {
  const sentences = Array.from(
    new Intl.Segmenter(locale, { granularity: 'sentence' }).segment(text.trim()),
    ({ segment }) => segment,
  );
  let last = '';
  while (sentences.length > 0 && (last === '' || CLOSING.test(last))) {
    last = `${sentences.pop() ?? ''}${last}`;
  }
  // The mark that opens it may count as the end of the one before.
  const [opening = ''] = OPENING.exec(sentences.at(-1) ?? '') ?? [];
  const characters = Array.from(opening + last.trim());
  if (characters.length <= MOST_CHARACTERS) return characters.join('');
  return `${characters.slice(0, MOST_CHARACTERS - 1).join('')}…`;
}
