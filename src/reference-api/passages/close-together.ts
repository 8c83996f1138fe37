import type { ReadySentence } from './sentences';
import { CLOSE_WORDS } from './weights';
import { weightOf, type WeighedWord } from './weigh-words';

/** Words in characters, by the first of these: 点 of "点亮" is in "点回一盏灯", and what stands behind a verb says little. */
export type WordsByCharacter = ReadonlyMap<string, readonly WeighedWord[]>;

/** Lists the words of a query by their first characters; none where they are too few to say anything by standing together. */
export function byCharacter(words: readonly WeighedWord[]): WordsByCharacter {
  const found = new Map<string, WeighedWord[]>();
  const inCharacters = words.filter(({ forms: [form = ''] }) => /^\p{Script=Han}+$/u.test(form));
  if (inCharacters.length < CLOSE_WORDS.least) return found;
  for (const word of inCharacters) {
    const [first = ''] = word.forms[0] ?? '';
    found.set(first, [...(found.get(first) ?? []), word]);
  }
  return found;
}

/** A character of a sentence that some of the words begin with. */
interface Place {
  readonly at: number;
  readonly character: string;
  readonly of: readonly WeighedWord[];
}

function placesIn(key: string, words: WordsByCharacter): readonly Place[] {
  return Array.from(key, (character, at) => ({ at, character, of: words.get(character) })).flatMap(
    ({ of, ...place }) => (of ? { ...place, of } : []),
  );
}

/** True where enough words are there to stand together. */
function areEnough(places: readonly Place[]): boolean {
  return new Set(places.flatMap(({ of }) => of)).size >= CLOSE_WORDS.least;
}

/**
 * Weighs the words of which a sentence has the first character close to those of the others; 0 where these are too few. Such a
 * character begins a word there too: 开 is not in "离不开".
 */
export function closeTogether(sentence: ReadySentence, words: WordsByCharacter): number {
  const { key } = sentence;
  let had = 0;
  for (const character of words.keys()) if (key.includes(character)) had += 1;
  // To cut a sentence into characters and words takes long, and hardly any comes so far.
  if (had < 2) return 0;
  const all = placesIn(key, words);
  if (!areEnough(all)) return 0;
  const begins = new Set(Array.from(sentence.words, ([first]) => first));
  const places = all.filter(({ character }) => begins.has(character));
  let best = 0;
  for (const [first, { at: from }] of places.entries()) {
    const near = places.slice(first).filter(({ at }) => at - from < CLOSE_WORDS.within);
    if (areEnough(near))
      best = Math.max(best, weightOf([...new Set(near.flatMap(({ of }) => of))]));
  }
  return best;
}
