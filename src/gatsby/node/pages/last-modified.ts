import { LOCALES } from '../../../config/locales';
import type { RouteName } from '../../../routes';
import { gameLists, idsOnPage } from '../sources/game-lists';
import type { Library } from '../sources/model';
import { namesOnPage, type GamesByName } from '../sources/name-index/name-index';
import type { PageSpec } from './page-factory';

/** The latest of some times; undefined where there is none. */
function latest(times: readonly (string | undefined)[]): string | undefined {
  return times.reduce(
    (one, other) =>
      one === undefined || (other !== undefined && Date.parse(other) > Date.parse(one))
        ? other
        : one,
    undefined,
  );
}

/**
 * Tells when what a page shows was changed last, as far as the API says so: a game with its roles, a role, the games of a
 * list or of a page of names (in whichever language they are on it), the latest of all for what changed. The other pages have no time, because a wrong one is worse than none
 * (https://www.sitemaps.org/protocol.html#xmlTagDefinitions).
 */
export function lastModifiedIn(
  { games, roles }: Pick<Library, 'games' | 'roles'>,
  byName: GamesByName,
): (spec: PageSpec) => string | undefined {
  const roleTimes = new Map(roles.map(({ id, updatedAt }) => [id, updatedAt]));
  const gameTimes = new Map(games.map(({ id, updatedAt }) => [id, updatedAt]));
  const rolesOf = new Map(games.map(({ id, roleIds }) => [id, roleIds]));
  const lists = new Map(gameLists(games).map((list) => [list.slug, list]));
  const ofRoles = (gameId: string) => (rolesOf.get(gameId) ?? []).map((id) => roleTimes.get(id));
  const ofList = (slug: string | null, page: string) => {
    const list = lists.get(slug);
    return list && latest(idsOnPage(list, Number(page)).map((id) => gameTimes.get(id)));
  };
  const ofNames = (page: string) =>
    latest(
      LOCALES.flatMap((locale) => namesOnPage(byName[locale], Number(page))).map(({ gameId }) =>
        gameTimes.get(gameId),
      ),
    );
  const byRoute: Partial<
    Record<RouteName, (params: Readonly<Record<string, string>>) => string | undefined>
  > = {
    game: ({ id = '' }) => latest([gameTimes.get(id), ...ofRoles(id)]),
    gameRoles: ({ id = '' }) => latest(ofRoles(id)) ?? gameTimes.get(id),
    role: ({ id = '' }) => roleTimes.get(id),
    library: () => ofList(null, '1'),
    libraryPage: ({ page = '' }) => ofList(null, page),
    tag: ({ tag = '' }) => ofList(tag, '1'),
    nameIndex: () => ofNames('1'),
    nameIndexPage: ({ page = '' }) => ofNames(page),
    changes: () => latest([...gameTimes.values(), ...roleTimes.values()]),
    tagPage: ({ tag = '', page = '' }) => ofList(tag, page),
  };
  return ({ route, params }) => byRoute[route]?.({ ...params });
}
