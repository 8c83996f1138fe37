import { isLocale, type Locale } from '../../../config/locales';
import { teaserOf } from '../../../i18n/leading-sentences';
import { idsOnPage, pageCount, type GameList } from '../sources/game-lists';
import { camelCase, nodeId, stringsIn, type ItemType } from '../sources/item-type';
import {
  activityType,
  bannerType,
  characterType,
  gameType,
  roleType,
  type Game,
} from '../sources/model';
import { pageStrings } from './page-strings';
import { safeHtml } from './safe-html';

/** The part of Gatsby's resolver context that is used here. It notes which nodes a page depends on. */
interface Context {
  readonly nodeModel: {
    getNodesByIds(args: { ids: string[]; type: string }): (object | null)[];
    getNodeById(args: { id: string; type: string }): object | null;
  };
}

function nodesOf(type: ItemType['name'], ids: readonly string[], { nodeModel }: Context): object[] {
  const nodes = nodeModel.getNodesByIds({ ids: ids.map((id) => nodeId(type, id)), type });
  return nodes.filter((node) => node !== null);
}

function nodeOf(type: ItemType['name'], id: string | undefined, { nodeModel }: Context) {
  return id === undefined ? null : nodeModel.getNodeById({ id: nodeId(type, id), type });
}

/** The fields that show items in the place of their ids. */
function referenceResolvers({ references }: ItemType) {
  const resolvers = Object.entries(references).map(([name, { field, to }]) => {
    const key = camelCase(name);
    const resolve = (node: object, _: unknown, context: Context) => {
      const ids = stringsIn(node, key);
      return Array.isArray(Reflect.get(node, key))
        ? nodesOf(to, ids, context)
        : nodeOf(to, ids[0], context);
    };
    return [field, { resolve }] as const;
  });
  return Object.fromEntries(resolvers);
}

/** The `locale` argument of a `text` field. */
function localeOf(args: { readonly locale?: unknown }): Locale {
  if (isLocale(args.locale)) return args.locale;
  throw new Error(`Expected the locale zh, en or ja, got ${JSON.stringify(args.locale)}`);
}

/** A node keeps its texts in every language, rendered. */
interface WithText {
  readonly text: Readonly<Record<Locale, object>>;
}

/** A field that its node keeps in every language, or null. */
function inLanguage(field: string) {
  return {
    resolve: (node: object, args: { readonly locale: string }): unknown => {
      const kept: unknown = Reflect.get(node, field);
      return typeof kept === 'object' && kept !== null ? Reflect.get(kept, localeOf(args)) : null;
    },
  };
}

/** How an item's fields get their values that its node does not store as they are asked for. */
function itemResolvers(type: ItemType) {
  return {
    text: {
      resolve: ({ text }: WithText, args: { readonly locale: string }) => text[localeOf(args)],
    },
    ogImage: inLanguage('ogImage'),
    ...referenceResolvers(type),
  };
}

interface StringsEdge {
  readonly node: { readonly language: string; readonly ns: string };
}

/**
 * Strings in one order. Gatsby has them in the order in which their files happened to be read, and a page with two
 * namespaces or languages would be another one after the next cold build.
 */
function inOrder({ edges }: { readonly edges: readonly StringsEdge[] }): StringsEdge[] {
  const key = ({ node }: StringsEdge): string => `${node.language}/${node.ns}`;
  return [...edges].sort((one, other) => (key(one) < key(other) ? -1 : 1));
}

/** Takes as much of an item's summary as a card holds. */
function teaserIn({ text }: WithText, args: { readonly locale: string }): string {
  return teaserOf(stringsIn(text[localeOf(args)], 'summary')[0] ?? '');
}

/** How fields get their values that are not stored in nodes as they are asked for. */
export const resolvers = {
  Query: {
    gamesByIds: {
      type: '[Game!]!',
      args: { ids: '[String!]!' },
      resolve: (_: unknown, { ids }: { ids: string[] }, context: Context) =>
        nodesOf('Game', ids, context),
    },
    strings: {
      type: 'PageStrings!',
      args: { namespaces: '[String!]!', locale: 'String' },
      resolve: pageStrings,
    },
  },
  Game: {
    ...itemResolvers(gameType),
    released: inLanguage('released'),
    checked: inLanguage('checked'),
    playersInWords: inLanguage('playersInWords'),
    sessionInWords: inLanguage('sessionInWords'),
    moodsInWords: inLanguage('moodsInWords'),
    accessInWords: inLanguage('accessInWords'),
    updated: inLanguage('updated'),
    hook: { resolve: teaserIn },
    partnerReason: inLanguage('partnerReason'),
    pictureWords: inLanguage('pictureWords'),
    roles: {
      resolve: ({ roleIds }: Pick<Game, 'roleIds'>, _: unknown, context: Context) =>
        nodesOf('Role', roleIds, context),
    },
  },
  GameList: {
    total: { resolve: ({ gameIds }: GameList) => gameIds.length },
    pages: { resolve: pageCount },
    tag: {
      resolve: ({ tag }: GameList, args: { readonly locale: string }) =>
        tag?.[localeOf(args)] ?? null,
    },
    tags: {
      resolve: ({ tags }: GameList, args: { readonly locale: string }) => tags[localeOf(args)],
    },
    games: {
      resolve: (list: GameList, { page }: { readonly page: number }, context: Context) =>
        nodesOf('Game', idsOnPage(list, page), context),
    },
  },
  Picture: { text: inLanguage('text') },
  Role: { ...itemResolvers(roleType), updated: inLanguage('updated') },
  Character: {
    ...itemResolvers(characterType),
    answers: inLanguage('answers'),
    reasons: inLanguage('reasons'),
  },
  PartnerAnswer: {
    game: {
      resolve: ({ gameId }: { readonly gameId: string | null }, _: unknown, context: Context) =>
        nodeOf('Game', gameId ?? undefined, context),
    },
  },
  Activity: {
    ...itemResolvers(activityType),
    dates: inLanguage('dates'),
    hook: { resolve: teaserIn },
  },
  Banner: itemResolvers(bannerType),
  LocaleConnection: { edges: { resolve: inOrder } },
  MarkdownRemark: { safeHtml: { resolve: safeHtml } },
};
