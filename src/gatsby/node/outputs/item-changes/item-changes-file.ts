import type { Locale } from '../../../../config/locales';
import { translate } from '../../../../contract';
import type { ChangeWords, ItemChanges } from '../../../../contract/item-changes';
import {
  changeLines,
  lineOfNames,
  type ChangeLine,
  type ChangePiece,
} from '../../sources/changes/change-lines';
import { itemKey, type ChangeLog } from '../../sources/changes/change-log';
import { isUnknown, itemChanges, type ItemChange } from '../../sources/changes/item-changes';
import type { ChangeStrings } from '../../sources/discovery-strings';
import type { Library, Role } from '../../sources/model';

/** Changes that a file has, those of games and roles together. */
const MOST_CHANGES = 200;

function toWords({ pieces }: ChangeLine, roles?: ReadonlyMap<ChangePiece, string>): ChangeWords {
  return pieces.map((piece) => {
    const { text, fragment, isChinese } = piece;
    const role = roles?.get(piece);
    return {
      text,
      ...(fragment !== null && { fragment }),
      ...(role !== undefined && { role }),
      ...(isChinese && { foreign: 1 as const }),
    };
  });
}

/** Says on the page of a game which of its roles changed at a time. */
function roleWords(
  stem: 'role-new' | 'role-revised',
  roles: readonly Role[],
  t: ChangeStrings,
  locale: Locale,
): ChangeWords[] {
  const ids = new Map<ChangePiece, string>();
  const names = roles.map(({ id, texts: { name }, translations }) => {
    const { texts, untranslated } = translate({ name }, translations, locale);
    const piece = { text: texts.name, fragment: null, isChinese: untranslated.length > 0 };
    ids.set(piece, id);
    return piece;
  });
  return lineOfNames(stem, names, t, locale).map((line) => toWords(line, ids));
}

/** A game's own changes and those of its roles, by the time of the change. */
interface Moment {
  readonly lines: ChangeWords[];
  readonly added: Role[];
  readonly revised: Role[];
}

/**
 * Makes the file of the latest changes in a language. On the page of a game, its roles count too.
 * What is known by its time alone is left out: the reader's page has that time.
 */
export function itemChangesFile(
  { library, changeLog }: { readonly library: Library; readonly changeLog: ChangeLog },
  t: ChangeStrings,
  locale: Locale,
): ItemChanges {
  const items = new Map<string, Map<number, Moment>>();
  const momentOf = (key: string, at: string): Moment => {
    const times = items.get(key) ?? new Map<number, Moment>();
    items.set(key, times);
    const moment = times.get(Date.parse(at)) ?? { lines: [], added: [], revised: [] };
    times.set(Date.parse(at), moment);
    return moment;
  };
  const isKnown = ({ changes }: ItemChange) => changes.length === 0 || !isUnknown(changes);
  const latest = itemChanges(changeLog, library, locale).filter(isKnown).slice(0, MOST_CHANGES);
  for (const { changing, gameId, at, changes, isLatest } of latest) {
    const { kind, item } = changing;
    const words = changeLines(changes, changing, isLatest, t, locale).map((line) => toWords(line));
    momentOf(itemKey({ kind, id: item.id }), at).lines.push(...words);
    if (changing.kind === 'game') continue;
    const ofGame = momentOf(itemKey({ kind: 'game', id: gameId }), at);
    if (words.length === 0) continue;
    const isNew = changes.some(({ code }) => code === 'new');
    (isNew ? ofGame.added : ofGame.revised).push(changing.item);
  }
  return {
    page: t.page,
    items: Object.fromEntries(
      Array.from(items, ([key, times]) => [
        key,
        Array.from(times, ([at, { lines, added, revised }]) => ({
          at,
          lines: [
            ...lines,
            ...roleWords('role-new', added, t, locale),
            ...roleWords('role-revised', revised, t, locale),
          ],
        })),
      ]),
    ),
  };
}
