import { textKey } from '../passages/text-key';
import type { LibraryShelf } from './library-shelf';

/** Words that look like a name: a quoted title, or English words with capitals within a sentence. */
const NAME_LIKE =
  /[《『]([^》』]+)[》』]|(?<=[\p{Ll},] )((?:\p{Lu}[\p{Ll}’']+)(?: (?:of |the )*\p{Lu}[\p{Ll}’']+)+)/gu;

/** True when a question has a name that is nobody's: what no text of the games has. */
export async function namesNobody(
  content: string,
  named: readonly string[],
  shelf: LibraryShelf,
  games: readonly string[],
): Promise<boolean> {
  const keys = Array.from(content.matchAll(NAME_LIKE), ([, title, words]) =>
    textKey(title ?? words ?? ''),
  ).filter((key) => key !== '' && !named.includes(key));
  const known = await Promise.all(keys.map((key) => shelf.says(key, games)));
  return known.includes(false);
}
