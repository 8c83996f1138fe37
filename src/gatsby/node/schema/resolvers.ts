import type { Locale } from '../../../config/locales';
import { camelCase, stringsIn, type ItemType } from '../sources/item-type';
import {
  activityType,
  bannerType,
  characterType,
  gameType,
  roleType,
  type Game,
} from '../sources/model';
import { nodeId } from '../sources/nodes';
import { safeHtml } from './markdown-field';
import { gameText, localeOf, roleText, textIn, type Translatable } from './texts';

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

/**
 * How an item's fields get their values that its node does not store as they are asked for.
 * @param textOf the item's texts in a language, where they are more than {@link textIn} makes of them
 */
function itemResolvers<N extends Translatable<object>>(
  type: ItemType,
  textOf: (node: N, locale: Locale) => object = (node, locale) => textIn(type, node, locale),
) {
  return {
    text: { resolve: (node: N, args: { readonly locale: string }) => textOf(node, localeOf(args)) },
    ...referenceResolvers(type),
  };
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
  },
  Game: {
    ...itemResolvers(gameType, gameText),
    roleCount: { resolve: ({ roleIds }: Pick<Game, 'roleIds'>) => roleIds.length },
    roles: {
      resolve: ({ roleIds }: Pick<Game, 'roleIds'>, _: unknown, context: Context) =>
        nodesOf('Role', roleIds, context),
    },
  },
  Role: itemResolvers(roleType, roleText),
  Character: itemResolvers(characterType),
  Activity: itemResolvers(activityType),
  Banner: itemResolvers(bannerType),
  MarkdownRemark: { safeHtml: { resolve: safeHtml } },
};
