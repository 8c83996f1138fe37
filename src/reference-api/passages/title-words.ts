import { isLatin, wordsOf } from '../../local-search/normalize-text';
import type { Candidate } from './add-up-words';
import type { KnownItem, KnownNames } from './known-names';
import { stemOf, textKey } from './text-key';
import type { WeighedWord } from './weigh-words';
import { TITLE } from './weights';

/** The words of a query that are half a name, by the ids of the games that have it. */
export type TitleWords = ReadonlyMap<string, ReadonlySet<WeighedWord>>;

/** The names of a game as words are looked for in them. */
interface ReadyNames {
  readonly keys: readonly string[];
  /** Stems of the words in letters. */
  readonly stems: ReadonlySet<string>;
}

const readied = new WeakMap<KnownItem, ReadyNames>();

function readyNames(game: KnownItem): ReadyNames {
  const known = readied.get(game);
  if (known) return known;
  const keys = game.names.map(textKey);
  const ready = { keys, stems: new Set(keys.flatMap(wordsOf).map(stemOf)) };
  readied.set(game, ready);
  return ready;
}

/** True when a game's names have a word: a whole one in letters, any piece of it in characters. */
function isCalled({ keys, stems }: ReadyNames, form: string): boolean {
  return isLatin(form) ? stems.has(stemOf(form)) : keys.some((key) => key.includes(form));
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
  const games = [...new Set(candidates.flatMap(({ item }) => item.games))].flatMap(
    (id) => names.gameOf(id) ?? [],
  );
  const found = new Map<string, Set<WeighedWord>>();
  for (const word of words.filter(canBeTitle)) {
    const called = games.filter((game) => isCalled(readyNames(game), word.forms[0] ?? ''));
    if (called.length > TITLE.games) continue;
    for (const { id } of called) found.set(id, new Set([...(found.get(id) ?? []), word]));
  }
  return found;
}
