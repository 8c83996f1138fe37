import type { Library } from '../sources/model';
import { notebookFile, type WrittenNotebooks } from '../sources/notebooks';
import type { Finding } from './report-findings';

/** Finds what notebooks speak of and the library does not have: a partner, a game or an activity. */
export function examineNotebooks(
  notebooks: WrittenNotebooks,
  { activities, characters, games }: Pick<Library, 'activities' | 'characters' | 'games'>,
): Finding[] {
  const ids = (items: readonly { readonly id: string }[]) => new Set(items.map(({ id }) => id));
  const [knownActivities, partners, knownGames] = [ids(activities), ids(characters), ids(games)];
  return [...notebooks].flatMap(([id, { entries }]) => {
    const file = notebookFile(id);
    const find = (where: string, what: string): Finding => ({ kind: 'notebook', where, what });
    if (!partners.has(id)) {
      return [find(file, 'the library has no such partner; the notebook is left out')];
    }
    const told = new Set<string>();
    return entries.flatMap(({ on }, at) => {
      const where = `${file}, field "entries.${String(at)}.on"`;
      const tell = (what: string): Finding[] => {
        if (told.has(what)) return [];
        told.add(what);
        return [find(where, what)];
      };
      if ('activity' in on && !knownActivities.has(on.activity)) {
        return tell(`the library has no activity ${on.activity}; its entries have no day`);
      }
      if ('partner' in on && !partners.has(on.partner)) {
        return tell(`the library has no partner ${on.partner}; the link is left out`);
      }
      if ('game' in on && !knownGames.has(on.game)) {
        return tell(`the library has no game ${on.game}; the link is left out`);
      }
      return [];
    });
  });
}
