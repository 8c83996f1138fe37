import { createHash } from 'node:crypto';
import { translate, type Translations } from '../../../../contract';
import { LOCALES, type Locale } from '../../../../config/locales';
import { formatDay, serviceDay } from '../../../../i18n/dates';
import { teaserOf } from '../../../../i18n/leading-sentences';
import type { ChangeStrings, DiscoveryStrings } from '../discovery-strings';
import type { Game, Library } from '../model';
import { changeLines, plainLine, roleChangeKind, type ChangeLine } from './change-lines';
import { itemKey, type ChangeLog } from './change-log';
import { uniteChanges, type Change } from './compare-digests';
import { isTold, isUnknown, itemChanges, type ItemChange } from './item-changes';

/** The games that the page of what changed names at the most; a game that changed on two days counts twice. */
const MOST_GAMES = 60;

/** The roles that are named beside a kind of change; of the others their number is said. */
const MOST_ROLES = 4;

/** The most roles of a game and a day that are told one by one; more of them are told by kinds of change. */
const MOST_TOLD_ALONE = 2;

/** Entries of the log that a feed or the file for readers may show. */
const MOST_SHOWN = 200;

interface NamedItem {
  readonly name: string;
  /** Names of texts that stayed Chinese, as far as they are here. */
  readonly untranslated: readonly string[];
}

/** A game of which something changed on a day. */
interface ChangedGame extends NamedItem {
  readonly gameId: string;
  /** Line on the game, where it is new or nothing else can be said of it; empty elsewhere. */
  readonly teaser: string;
  /** Changes of the game itself; empty when only roles changed. */
  readonly lines: readonly ChangeLine[];
  readonly roleChanges: readonly RoleChange[];
  /** How many of its roles changed. */
  readonly roleCount: number;
}

interface NamedRole extends NamedItem {
  readonly roleId: string;
}

/** Change of some roles of a game. */
interface RoleChange {
  /** All that changed of a single role, or a kind of change of several; empty for the roles of a new game. */
  readonly lines: readonly ChangeLine[];
  readonly roles: readonly NamedRole[];
  /** How many more roles changed in this way. */
  readonly more: number;
}

/** Recent changes in one language. */
export interface RecentChanges {
  readonly locale: Locale;
  /** True when it is known of something what has changed: the first build of a library knows only when. */
  readonly isTold: boolean;
  /** True when it is known of everything. */
  readonly isWhole: boolean;
  readonly days: readonly {
    /** Day in the service's time zone: `2026-11-01`. */
    readonly day: string;
    readonly label: string;
    readonly games: readonly ChangedGame[];
  }[];
}

/** A language in which changes are told. */
interface Told {
  readonly library: Library;
  readonly t: ChangeStrings;
  readonly locale: Locale;
}

/** Changes of an item on a day. */
interface DayOfItem extends Pick<ItemChange, 'changing' | 'isLatest'> {
  readonly changes: readonly Change[];
}

/** A game and those of its roles that changed on a day. */
interface Group {
  readonly day: string;
  readonly gameId: string;
  /** Items by kind and id. */
  readonly items: Map<string, DayOfItem>;
}

/** The last changes, put together by day and game. */
function lastGroups(log: ChangeLog, { library, ...told }: Told): Group[] {
  const groups = new Map<string, Group>();
  let oldest = '';
  for (const change of itemChanges(log, library, told.locale)) {
    if (!isTold(change, told)) continue;
    const { changing, gameId, at } = change;
    const day = serviceDay(at);
    const isFull = groups.size === MOST_GAMES;
    if (isFull && day !== oldest) break;
    const key = `${day} ${gameId}`;
    const known = groups.get(key);
    if (!known && isFull) continue;
    const group = known ?? { day, gameId, items: new Map<string, DayOfItem>() };
    if (!known) groups.set(key, group);
    oldest = day;
    const item = itemKey({ kind: changing.kind, id: changing.item.id });
    const later = group.items.get(item);
    group.items.set(item, {
      changing,
      changes: later ? uniteChanges([change.changes, later.changes]) : change.changes,
      isLatest: (later ?? change).isLatest,
    });
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

/** A role and what is said of it. */
interface ToldRole {
  readonly role: NamedRole;
  readonly changes: readonly Change[];
  /** Says some of the changes. */
  readonly say: (changes: readonly Change[]) => ChangeLine[];
}

/** Puts the roles of many that changed in the same way together; whoever changed alone in a way is told in full. */
function byKind(told: readonly ToldRole[], t: ChangeStrings): RoleChange[] {
  const kinds = new Map<string, { each: ToldRole; changes: Change[] }[]>();
  for (const each of told) {
    for (const change of each.changes) {
      if (each.say([change]).length === 0) continue;
      const kind = roleChangeKind(change, t);
      const same = kinds.get(kind) ?? [];
      const own = same.find(({ each: { role } }) => role === each.role);
      if (own) own.changes.push(change);
      else same.push({ each, changes: [change] });
      kinds.set(kind, same);
    }
  }
  return Array.from(kinds, ([kind, [first, ...others]]) => {
    if (first && others.length === 0) return together(first.each.say(first.changes), [first.each]);
    const all = first ? [first, ...others] : others;
    return together(
      plainLine(kind),
      all.map(({ each }) => each),
    );
  });
}

function together(lines: readonly ChangeLine[], told: readonly ToldRole[]): RoleChange {
  const roles = told.map(({ role }) => role);
  return { lines, roles: roles.slice(0, MOST_ROLES), more: Math.max(0, roles.length - MOST_ROLES) };
}

/** Tells what changed of a game and its roles on a day. */
function toldGame({ gameId, items }: Group, game: Game, { t, locale }: Told): ChangedGame {
  const all = Array.from(items.values());
  const own = all.find(({ changing }) => changing.kind === 'game');
  const isNew = own?.changes.some(({ code }) => code === 'new') ?? false;
  const told = all.flatMap(({ changing, changes, isLatest }): ToldRole[] => {
    if (changing.kind === 'game') return [];
    const { item } = changing;
    const role = { roleId: item.id, ...nameIn(item, locale) };
    const say: ToldRole['say'] = (some) => changeLines(some, changing, isLatest, t, locale);
    return [{ role, changes, say }];
  });
  // Nobody is surprised that a new game has new roles.
  const isExpected = ({ changes }: ToldRole): boolean =>
    isNew && changes.some(({ code }) => code === 'new');
  const expected = told.filter(isExpected);
  const others = told.filter((each) => !isExpected(each));
  const needsTeaser = isNew || (own && told.length === 0 && isUnknown(own.changes));
  const { texts, untranslated } = translate(game.texts, game.translations, locale);
  return {
    gameId,
    name: texts.name,
    untranslated: untranslated.filter(
      (name) => name === 'name' || (needsTeaser && name === 'summary'),
    ),
    teaser: needsTeaser ? teaserOf(texts.summary) : '',
    lines: own ? changeLines(own.changes, own.changing, own.isLatest, t, locale) : [],
    roleChanges: [
      ...(expected.length > 0 ? [together([], expected)] : []),
      ...(others.length <= MOST_TOLD_ALONE
        ? others.map((each) => together(each.say(each.changes), [each]))
        : byKind(others, t)),
    ],
    roleCount: told.length,
  };
}

/** Lists what changed in a library lately, in every language. Bounded, however large the library is. */
export function recentChanges(
  library: Library,
  log: ChangeLog,
  strings: DiscoveryStrings,
): RecentChanges[] {
  const games = new Map(library.games.map((game) => [game.id, game]));
  return LOCALES.map((locale) => {
    const told = { library, t: strings[locale].changes, locale };
    const groups = lastGroups(log, told);
    const days = [...new Set(groups.map(({ day }) => day))];
    const known = groups.flatMap(({ items }) =>
      Array.from(items.values(), ({ changes }) => !isUnknown(changes)),
    );
    return {
      locale,
      isTold: known.includes(true),
      isWhole: !known.includes(false),
      days: days.map((day) => ({
        day,
        label: formatDay(day, locale),
        games: groups
          .filter((group) => group.day === day)
          .flatMap((group) => {
            const game = games.get(group.gameId);
            return game ? [toldGame(group, game, told)] : [];
          }),
      })),
    };
  });
}

/** Digests what a build tells of changes: the page of changes, and the entries behind feeds and the file for readers. */
export function changesDigest({ entries }: ChangeLog, changes: readonly RecentChanges[]): string {
  const shown = JSON.stringify([changes, entries.slice(0, MOST_SHOWN)]);
  return createHash('sha256').update(shown).digest('hex');
}

/** The id of the node of what changed. */
export function recentChangesId({ locale }: Pick<RecentChanges, 'locale'>): string {
  return `recentchanges ${locale}`;
}
