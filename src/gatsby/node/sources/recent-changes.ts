import { translate, type Translations } from '../../../contract';
import { LOCALES, type Locale } from '../../../config/locales';
import { formatDay, serviceDay } from '../../../i18n/dates';
import type { Library } from './model';

/** The games that the page of what changed names at the most; a game that changed on two days counts twice. */
const MOST_GAMES = 60;

/** The roles that are named of a game and a day; of the others their number is said. */
const MOST_ROLES = 8;

interface NamedItem {
  readonly name: string;
  /** Names of texts that stayed Chinese, as far as they are here. */
  readonly untranslated: readonly string[];
}

/** A game of which something changed on a day. */
interface ChangedGame extends NamedItem {
  readonly gameId: string;
  /** True when the game's own texts or facts changed, and not only roles. */
  readonly isChanged: boolean;
  readonly roles: readonly (NamedItem & { readonly roleId: string })[];
  /** How many more of its roles changed. */
  readonly more: number;
}

/** Recent changes in one language. */
export interface RecentChanges {
  readonly locale: Locale;
  readonly days: readonly {
    /** Day in the service's time zone: `2026-11-01`. */
    readonly day: string;
    readonly label: string;
    readonly games: readonly ChangedGame[];
  }[];
}

interface Change {
  readonly gameId: string;
  /** Undefined for the game itself. */
  readonly roleId?: string;
  readonly updatedAt: string;
}

/** Games and roles, those that were changed last first; the same order in every build. */
function newestFirst({ games, roles }: Library): Change[] {
  const changes: Change[] = [
    ...games.map(({ id, updatedAt }) => ({ gameId: id, updatedAt })),
    ...roles.map(({ id, gameId, updatedAt }) => ({ gameId, roleId: id, updatedAt })),
  ];
  const times = new Map(changes.map((change) => [change, Date.parse(change.updatedAt)]));
  return changes.sort(
    (one, other) =>
      (times.get(other) ?? 0) - (times.get(one) ?? 0) ||
      // In one order in every build, the game before its roles.
      (`${one.gameId} ${one.roleId ?? ''}` < `${other.gameId} ${other.roleId ?? ''}` ? -1 : 1),
  );
}

interface Group {
  readonly day: string;
  readonly gameId: string;
  isChanged: boolean;
  readonly roleIds: string[];
}

/** The last changes, put together by day and game. */
function lastGroups(library: Library): Group[] {
  const groups = new Map<string, Group>();
  let oldest = '';
  for (const { gameId, roleId, updatedAt } of newestFirst(library)) {
    const day = serviceDay(updatedAt);
    const isFull = groups.size === MOST_GAMES;
    if (isFull && day !== oldest) break;
    const key = `${day} ${gameId}`;
    const known = groups.get(key);
    if (!known && isFull) continue;
    const group = known ?? { day, gameId, isChanged: false, roleIds: [] };
    if (!known) groups.set(key, group);
    oldest = day;
    if (roleId === undefined) group.isChanged = true;
    else group.roleIds.push(roleId);
  }
  return Array.from(groups.values());
}

interface Named {
  readonly texts: { readonly name: string };
  readonly translations?: Translations<{ readonly name: string }> | undefined;
}

function nameIn({ texts, translations }: Named, locale: Locale): NamedItem {
  const { texts: shown, untranslated } = translate({ name: texts.name }, translations, locale);
  return { name: shown.name, untranslated };
}

/** Lists what changed in a library lately, in every language. Bounded, however large the library is. */
export function recentChanges(library: Library): RecentChanges[] {
  const games = new Map(library.games.map((game) => [game.id, game]));
  const roles = new Map(library.roles.map((role) => [role.id, role]));
  const groups = lastGroups(library);
  const days = [...new Set(groups.map(({ day }) => day))];
  return LOCALES.map((locale) => ({
    locale,
    days: days.map((day) => ({
      day,
      label: formatDay(day, locale),
      games: groups
        .filter((group) => group.day === day)
        .flatMap(({ gameId, isChanged, roleIds }) => {
          const game = games.get(gameId);
          const named = roleIds.slice(0, MOST_ROLES).flatMap((roleId) => {
            const role = roles.get(roleId);
            return role ? [{ roleId, ...nameIn(role, locale) }] : [];
          });
          const more = roleIds.length - named.length;
          return game ? [{ gameId, ...nameIn(game, locale), isChanged, roles: named, more }] : [];
        }),
    })),
  }));
}

/** The id of the node of what changed. */
export function recentChangesId({ locale }: Pick<RecentChanges, 'locale'>): string {
  return `recentchanges ${locale}`;
}
