import { isLatin, wordsOf } from '../../local-search/normalize-text';
import type { Candidate } from './add-up-words';
import type { KnownNames } from './known-names';
import { stemOf, textKey } from './text-key';
import type { WeighedWord } from './weigh-words';
import { TITLE } from './weights';

/** The words of a query that are half a name, by the ids of the games that have it. */
export type TitleWords = ReadonlyMap<string, ReadonlySet<WeighedWord>>;

/** True when a name has a word: a whole one in letters, any piece of it in characters. */
function hasWord(name: string, { forms: [form = ''] }: WeighedWord): boolean {
  const key = textKey(name);
  return isLatin(form) ? wordsOf(key).map(stemOf).includes(stemOf(form)) : key.includes(form);
}

/** True for a word that says which game is meant: not a piece of another, nor what is mostly grammar. */
function canBeTitle({ forms: [form = ''], isKana, isPiece }: WeighedWord): boolean {
  return !isPiece && (!isKana || form.length >= TITLE.kana);
}

/**
 * Finds the words of a query by which few games are called: who says "the lighthouse" means the game that has it in its
 * name before those that only tell of one.
 */
export function titleWords(
  candidates: readonly Candidate[],
  words: readonly WeighedWord[],
  names: KnownNames,
): TitleWords {
  const games = new Set(candidates.flatMap(({ item }) => item.games));
  const found = new Map<string, Set<WeighedWord>>();
  for (const word of words.filter(canBeTitle)) {
    const called = [...games].filter((id) =>
      names.gameOf(id)?.names.some((name) => hasWord(name, word)),
    );
    if (called.length > TITLE.games) continue;
    for (const id of called) found.set(id, new Set([...(found.get(id) ?? []), word]));
  }
  return found;
}
