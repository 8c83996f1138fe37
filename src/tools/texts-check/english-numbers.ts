import type { EnglishNumbers, NamedNumber } from './number-words';

interface Vocabulary {
  readonly values: ReadonlyMap<string, number>;
  readonly powers: Readonly<Record<string, number>>;
  /** Words that may be parts of a whole: "a fifth" is one of 5, and 20 per cent. */
  readonly parts: ReadonlySet<string>;
}

function vocabularyOf({ units, ordinals, tens, powers }: EnglishNumbers): Vocabulary {
  const values = new Map<string, number>();
  units.forEach((word, value) => {
    values.set(word, value).set(`${word.replace(/x$/, 'xe')}s`, value);
  });
  ordinals.forEach((word, value) => {
    values.set(word, value).set(`${word}s`, value);
  });
  tens.forEach((word, index) => {
    const stem = word.slice(0, -1);
    for (const form of [word, `${stem}ies`, `${stem}ieth`]) values.set(form, (index + 2) * 10);
  });
  return { values, powers, parts: new Set(ordinals.flatMap((word) => [word, `${word}s`])) };
}

/** Says whether a word of this value goes on with a number that has come to so much: twenty-one, two hundred and six. */
function goesOn(sum: number, value: number): boolean {
  return sum >= 20 && (sum % 100 === 0 ? value < 100 : sum % 10 === 0 && value < 10 && value > 0);
}

/** The numbers of a row of number words: "two hundred and six" is one, "two three" are two. */
function inWords(row: string, { values, powers, parts }: Vocabulary): NamedNumber[] {
  const found: { words: string[]; sum: number }[] = [];
  for (const word of row.split(/[- ]and[- ]|[- ]/)) {
    const power = powers[word];
    const value = values.get(word) ?? 0;
    const last = found.at(-1);
    if (last && (power !== undefined || goesOn(last.sum, value))) {
      last.sum = power === undefined ? last.sum + value : last.sum * power;
      last.words.push(word);
    } else found.push({ words: [word], sum: power ?? value });
  }
  return found.map(({ words, sum }, index) => {
    const [first = ''] = words;
    // "Two fifths" are a number and its part.
    const part = parts.has(first) && (first.endsWith('s') || index > 0);
    // "One" is often no number, and a power alone means "many".
    const certain = sum > 1 && !part && !(words.length === 1 && first in powers);
    return { said: words.join(' '), values: parts.has(first) ? [sum, 100 / sum] : [sum], certain };
  });
}

/** Makes a reader of the numbers in an English text, in figures and in words. */
export function englishReader(words: EnglishNumbers): (text: string) => NamedNumber[] {
  const vocabulary = vocabularyOf(words);
  const powers = Object.keys(words.powers).join('|');
  const word = `(?:${[...vocabulary.values.keys()].join('|')}|${powers})`;
  const pattern = new RegExp(
    [
      `(?<![\\p{L}\\d.])(?<figures>\\d+(?:,\\d{3})*(?:\\.\\d+)?)(?: (?<power>${powers}))?`,
      `(?<!\\p{L})(?<row>${word}(?:(?:[- ]and[- ]|[- ])${word})*)(?!\\p{L})`,
    ].join('|'),
    'giu',
  );
  const measure = new RegExp(`^${words.measure}(?!\\p{L})`, 'iu');
  return (text) =>
    [...text.matchAll(pattern)].flatMap(({ groups = {}, 0: said, index }): NamedNumber[] => {
      const { figures, power = '', row = '' } = groups;
      const value = Number(figures?.replaceAll(',', '')) * (words.powers[power] ?? 1);
      const found =
        figures === undefined
          ? inWords(row.toLowerCase(), vocabulary)
          : [{ said, values: [value], certain: true }];
      return measure.test(text.slice(index + said.length))
        ? found.map((number) => ({ ...number, certain: false }))
        : found;
    });
}
