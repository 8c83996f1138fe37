import { nameIndexId, nameIndexPageCount } from '../sources/name-index/name-index';
import { recentChangesId } from '../sources/changes/recent-changes';
import { gameListId, gameLists, pageCount, type GameList } from '../sources/game-lists';
import type { Library } from '../sources/model';
import { nodeId } from '../sources/item-type';
import { page, type PageSpec } from './page-factory';

/** How many games the comparison offers where nothing is chosen. */
const OFFERED_GAMES = 6;

/** The pages of one list. */
function listPages(list: GameList): PageSpec[] {
  const { slug } = list;
  return Array.from({ length: pageCount(list) }, (_, index) => {
    const number = index + 1;
    const context = () => ({ listId: gameListId(list), page: number });
    const params = { page: String(number) };
    if (slug === null) {
      return number === 1
        ? page('library', {}, 'library', context)
        : page('libraryPage', params, 'library', context);
    }
    return number === 1
      ? page('tag', { tag: slug }, 'library', context)
      : page('tagPage', { tag: slug, ...params }, 'library', context);
  });
}

/** The pages of the index of names, as many in every language. */
function nameIndexPages({ games }: Library): PageSpec[] {
  return Array.from({ length: nameIndexPageCount(games.length) }, (_, index) => {
    const number = index + 1;
    const context: PageSpec['context'] = (locale) => ({
      indexId: nameIndexId({ locale, page: number }),
    });
    return number === 1
      ? page('nameIndex', {}, 'name-index', context)
      : page('nameIndexPage', { page: String(number) }, 'name-index', context);
  });
}

/** The page of each role, with the node ids of the roles before and after it in its game. */
function rolePages({ games, roles }: Library): PageSpec[] {
  const neighbours = new Map(
    games.flatMap(({ roleIds }) => {
      const ids = roleIds.map((id) => nodeId('Role', id));
      return roleIds.map(
        (id, at) => [id, { previousId: ids[at - 1], nextId: ids[at + 1] }] as const,
      );
    }),
  );
  return roles.map(({ id }) =>
    page('role', { id }, 'role', () => ({ nodeId: nodeId('Role', id), ...neighbours.get(id) })),
  );
}

/**
 * The library: the list, the list by tag, search, the index of names, what changed, each game, its roles and each role;
 * and what visitors make of it: a comparison, a shelf of their own.
 */
export function libraryPages(library: Library): PageSpec[] {
  const { games } = library;
  return [
    ...gameLists(games).flatMap(listPages),
    // Where nothing is searched for, it offers the tags of the whole library.
    page('search', {}, 'search', () => ({ listId: gameListId({ slug: null }) })),
    ...nameIndexPages(library),
    page('changes', {}, 'changes', (locale) => ({ changesId: recentChangesId({ locale }) })),
    page('compare', {}, 'compare', () => ({
      ids: games.slice(0, OFFERED_GAMES).map(({ id }) => id),
    })),
    page('shelf', {}, 'shelf'),
    ...games.flatMap(({ id }) => [
      page('game', { id }, 'game', () => ({ nodeId: nodeId('Game', id) })),
      page('gameRoles', { id }, 'game-roles', () => ({ nodeId: nodeId('Game', id) })),
    ]),
    ...rolePages(library),
  ];
}
