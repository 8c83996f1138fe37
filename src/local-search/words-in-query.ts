import { isLatin, normalizeText, traceText, type Span } from './normalize-text';

/** A word that is looked for in a query, and what it stands for. */
export interface QueryWordOf<T> {
  /** Normalized. */
  readonly text: string;
  readonly value: T;
}

/** A word that a query has, as it stands there. */
export interface WrittenWord<T> {
  readonly value: T;
  readonly written: string;
}

/** Makes words of texts, the longest first: "三四个人" is not "四个人". */
export function longestFirst<T>(
  words: readonly { readonly text: string; readonly value: T }[],
): QueryWordOf<T>[] {
  return words
    .map(({ text, value }) => ({ text: normalizeText(text), value }))
    .sort((one, other) => other.text.length - one.text.length);
}

/** A text as words are looked for in it: normalized, one blank between words and at both ends. */
function traceWords(original: string): {
  readonly text: string;
  readonly origins: readonly Span[];
} {
  const traced = traceText(original, ' ');
  let text = ' ';
  const origins: Span[] = [[0, 0]];
  traced.origins.forEach((origin, at) => {
    const letter = traced.text.charAt(at);
    if (letter === ' ' && text.endsWith(' ')) return;
    text += letter;
    origins.push(origin);
  });
  return { text: `${text} `, origins };
}

/**
 * Takes words out of a query, those that come first before the others: whole words in Latin letters, anywhere else.
 * @returns the words that it has, as they are written there, and the query without them
 */
export function takeWords<T>(
  query: string,
  words: readonly QueryWordOf<T>[],
): { readonly taken: readonly WrittenWord<T>[]; readonly rest: string } {
  const taken: WrittenWord<T>[] = [];
  const { text, origins } = traceWords(query);
  let left = text;
  let rest = query;
  for (const { text: word, value } of words) {
    const blank = isLatin(word) ? ' ' : '';
    const wanted = blank + word + blank;
    for (let at = left.indexOf(wanted); at >= 0; at = left.indexOf(wanted)) {
      const [start, end] = [at + blank.length, at + blank.length + word.length];
      left = left.slice(0, start) + ' '.repeat(word.length) + left.slice(end);
      const [from = 0, to = 0] = [origins[start]?.[0], origins[end - 1]?.[1]];
      taken.push({ value, written: query.slice(from, to) });
      rest = rest.slice(0, from) + ' '.repeat(to - from) + rest.slice(to);
    }
  }
  return { taken, rest };
}
