import { textKey } from '../passages/text-key';
import type { LibraryDatabase } from '../database/open-database';
import { saysOneOf } from '../passages/says-one-of';
import { callsNobody } from './called-names';

/** Words that look like a name: a quoted title, what is called a game, or English words with capitals within a sentence. */
const NAME_LIKE =
  /[《『]([^》』]+)[》』]|「([^」]+)」(?=(?:という|って)ゲーム)|(?<=[\p{Ll},] )((?:\p{Lu}[\p{Ll}’']+)(?: (?:of |the )*\p{Lu}[\p{Ll}’']+)+)/gu;

/** A number at the end of a key, as rooms and gates have it: each is one of its kind. */
const ONE_OF_ITS_KIND = / (?:one|two|three|four|five|six|seven|eight|nine|ten)$/;

/** A number behind the name of a game, which makes it the name of a game that is not here: no count of anything. */
const NUMBERED =
  /^ ?(?:[2-9]|ii|iii)(?= ?(?:$|[^\p{L}\p{N} ]|什么|啥|何时|几|有|会|要|出|发|的|が|は|って|の|も|いつ|coming|out|release|when|yet|ever))/u;

/** True when a question has a name that is nobody's: what no text of the games has, or a game's with a number behind it. */
export async function namesNobody(
  content: string,
  named: readonly string[],
  db: LibraryDatabase,
  games: readonly string[],
): Promise<boolean> {
  const said = textKey(content);
  if (
    named.some((name) =>
      said
        .split(name)
        .slice(1)
        .some((rest) => NUMBERED.test(rest)),
    )
  ) {
    return true;
  }
  const keys = Array.from(content.matchAll(NAME_LIKE), ([, title, game, words]) =>
    textKey(title ?? game ?? words ?? '').replace(ONE_OF_ITS_KIND, ''),
  ).filter((key) => key !== '' && !named.includes(key));
  const known = await Promise.all(keys.map((key) => saysOneOf(db, [key], { games })));
  return known.includes(false) || callsNobody(content, db);
}
