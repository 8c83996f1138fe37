/** Widths of letters of which a column holds some eight lines; those of Chinese and Japanese are as wide as two. */
const SHORT = 576;

/** True for a text, as HTML, of more lines than one column of a wide page should have. */
export function needsColumns(html: string): boolean {
  const text = html.replaceAll(/<[^>]*>/gu, '');
  return text.length + (text.match(/[\u3000-\u9fff\uff00-\uffef]/gu)?.length ?? 0) > SHORT;
}
