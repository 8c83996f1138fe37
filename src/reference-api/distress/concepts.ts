import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LOCALES, type Locale } from '../../config/locales';
import { fold } from '../classifier/spelling';

const FOLDER = path.join(__dirname, 'concepts');

interface Concept {
  readonly name: string;
  readonly words: RegExp;
}

/** Position of a concept in a text. */
interface Place {
  /** End of the first. */
  readonly end: number;
  /** Start of the last. */
  start: number;
}

let lists: ReadonlyMap<Locale, readonly Concept[]> | undefined;

/** Reads what a language calls each concept: a line has a name, a colon, and expressions with commas between them. */
export function readConceptLines(locale: Locale): readonly string[] {
  return readFileSync(path.join(FOLDER, `${locale}.txt`), 'utf8')
    .split('\n')
    .filter((line) => line !== '');
}

function readConcepts(locale: Locale): Concept[] {
  return readConceptLines(locale).map((line) => {
    const [name = '', list = ''] = line.split(': ');
    const words = list
      .split(', ')
      .map((word) => (locale === 'en' ? word : fold(word)))
      .sort((a, b) => b.length - a.length)
      .join('|');
    const expression = locale === 'en' ? `(?<![a-z0-9])(?:${words})(?![a-z0-9])` : words;
    return { name, words: new RegExp(expression, 'gu') };
  });
}

function placesIn(text: string, concepts: readonly Concept[]): Map<string, Place> {
  const places = new Map<string, Place>();
  for (const { name, words } of concepts) {
    for (const { 0: word, index } of text.matchAll(words)) {
      const place = places.get(name);
      if (place) place.start = index;
      else places.set(name, { end: index + word.length, start: index });
    }
  }
  return places;
}

/**
 * Tells which concepts (`concepts/`) a text of one language has, and which of them come one after another. A concept has the
 * same name in each language, so that what is learned in one helps in the others.
 * @param text as `spelling.ts` leaves it: words with blanks, or characters without
 */
export function conceptFeatures(text: string, locale: Locale): string[] {
  lists ??= new Map(LOCALES.map((each) => [each, readConcepts(each)]));
  const places = [...placesIn(text, lists.get(locale) ?? [])];
  return places.flatMap(([name, { end }]) => [
    `1${name}`,
    ...places.flatMap(([other, { start }]) =>
      other !== name && end <= start ? [`2${name} ${other}`] : [],
    ),
  ]);
}
