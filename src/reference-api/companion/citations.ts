/** The mark of a source behind what was taken from it, such as `[2]`. */
const MARK = /[[\u3010]\s?(\d{1,3})\s?[\]\u3011]/gu;

/** Takes the marks of sources out of a text: whoever reads it sees cards instead. */
export function withoutCitations(text: string): string {
  return text.replace(MARK, '');
}

/** Lists the numbers of the sources that a text names, each once, in the order of naming. */
export function citedIn(text: string): number[] {
  return [...new Set([...text.matchAll(MARK)].map(([, digits]) => Number(digits)))];
}
