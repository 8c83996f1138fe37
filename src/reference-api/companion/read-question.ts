import { textKey } from '../passages/text-key';
import type { LibraryShelf } from './library-shelf';

/** Words that look like a name: a quoted title, what is called a game, or English words with capitals within a sentence. */
const NAME_LIKE =
  /[《『]([^》』]+)[》』]|「([^」]+)」(?=(?:という|って)ゲーム)|(?<=[\p{Ll},] )((?:\p{Lu}[\p{Ll}’']+)(?: (?:of |the )*\p{Lu}[\p{Ll}’']+)+)/gu;

/** True when a question has a name that is nobody's: what no text of the games has. */
export async function namesNobody(
  content: string,
  named: readonly string[],
  shelf: LibraryShelf,
  games: readonly string[],
): Promise<boolean> {
  const keys = Array.from(content.matchAll(NAME_LIKE), ([, title, game, words]) =>
    textKey(title ?? game ?? words ?? ''),
  ).filter((key) => key !== '' && !named.includes(key));
  const known = await Promise.all(keys.map((key) => shelf.says(key, games)));
  return known.includes(false);
}
