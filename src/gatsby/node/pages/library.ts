import { GAMES_PER_PAGE } from '../../../config/constants';
import type { Locale } from '../../../config/locales';
import type { Game, Library } from '../sources/model';
import { nodeId } from '../sources/nodes';
import { libraryTags, type LibraryTag } from './library-tags';
import { page, type PageSpec } from './page-factory';

interface Listing {
  /** The tag that the list is filtered by, or null for the whole library. */
  readonly tag: LibraryTag | null;
  readonly games: readonly Game[];
  /** The tags that every list offers. */
  readonly tags: readonly LibraryTag[];
}

function labelled({ slug, labels }: LibraryTag, locale: Locale) {
  return {
    slug,
    label: labels[locale],
  };
}

/** The pages of one list, 24 games each; a list without games still has its first page. */
function listPages({ tag, games, tags }: Listing): PageSpec[] {
  const count = Math.max(1, Math.ceil(games.length / GAMES_PER_PAGE));
  return Array.from({ length: count }, (_, index) => {
    const number = index + 1;
    const ids = games.slice(index * GAMES_PER_PAGE, number * GAMES_PER_PAGE).map(({ id }) => id);
    const context = (locale: Locale) => ({
      ids,
      tag: tag && labelled(tag, locale),
      tags: tags.map((each) => labelled(each, locale)),
      page: number,
      pages: count,
      total: games.length,
    });
    const params = { page: String(number) };
    if (tag === null) {
      return number === 1
        ? page('library', {}, 'library', context)
        : page('libraryPage', params, 'library', context);
    }
    const { slug } = tag;
    return number === 1
      ? page('tag', { tag: slug }, 'library', context)
      : page('tagPage', { tag: slug, ...params }, 'library', context);
  });
}

/** Tags that a list offers at the most, the most frequent ones. */
const MOST_TAGS = 30;

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

/** The library: the list, the list by tag, search, each game, its roles and each role. */
export function libraryPages(library: Library): PageSpec[] {
  const { games } = library;
  const all = libraryTags(games);
  const tags = all.slice(0, MOST_TAGS);
  return [
    ...listPages({ tag: null, games, tags }),
    ...all.flatMap((tag) => listPages({ tag, games: tag.games, tags })),
    page('search', {}, 'search'),
    ...games.flatMap(({ id }) => [
      page('game', { id }, 'game', () => ({ nodeId: nodeId('Game', id) })),
      page('gameRoles', { id }, 'game-roles', () => ({ nodeId: nodeId('Game', id) })),
    ]),
    ...rolePages(library),
  ];
}
