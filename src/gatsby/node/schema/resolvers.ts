import {
  nodeId,
  type ActivityNode,
  type BannerNode,
  type CharacterNode,
  type GameNode,
  type RoleNode,
} from '../sources/nodes';
import { safeHtml } from './markdown-field';
import { activityText, bannerText, characterText, gameText, localeOf, roleText } from './texts';

/** The part of Gatsby's resolver context that is used here. It notes which nodes a page depends on. */
interface Context {
  readonly nodeModel: {
    getNodesByIds(args: { ids: string[]; type: string }): (object | null)[];
    getNodeById(args: { id: string; type: string }): object | null;
  };
}

interface LocaleArgs {
  readonly locale: string;
}

function many(context: Context, type: string, ids: readonly string[]): object[] {
  return context.nodeModel.getNodesByIds({ ids: [...ids], type }).filter((node) => node !== null);
}

function gamesOf(ids: readonly string[], context: Context): object[] {
  return many(context, 'Game', ids.map(nodeId.game));
}

function rolesOf(ids: readonly string[], context: Context): object[] {
  return many(context, 'Role', ids.map(nodeId.role));
}

/** How fields get their values that are not stored in nodes as they are asked for. */
export const resolvers = {
  Query: {
    gamesByIds: {
      type: '[Game!]!',
      args: { ids: '[String!]!' },
      resolve: (_: unknown, { ids }: { ids: string[] }, context: Context) => gamesOf(ids, context),
    },
  },
  Game: {
    text: { resolve: (game: GameNode, args: LocaleArgs) => gameText(game, localeOf(args)) },
    roleCount: { resolve: (game: GameNode) => game.roleIds.length },
    roles: {
      resolve: (game: GameNode, _: unknown, context: Context) => rolesOf(game.roleIds, context),
    },
    related: {
      resolve: (game: GameNode, _: unknown, context: Context) => gamesOf(game.relatedIds, context),
    },
    character: {
      resolve: (game: GameNode, _: unknown, { nodeModel }: Context) =>
        game.characterId === undefined
          ? null
          : nodeModel.getNodeById({ id: nodeId.character(game.characterId), type: 'Character' }),
    },
  },
  Role: {
    text: { resolve: (role: RoleNode, args: LocaleArgs) => roleText(role, localeOf(args)) },
    game: {
      resolve: (role: RoleNode, _: unknown, { nodeModel }: Context) =>
        nodeModel.getNodeById({ id: nodeId.game(role.gameId), type: 'Game' }),
    },
    related: {
      resolve: (role: RoleNode, _: unknown, context: Context) => rolesOf(role.relatedIds, context),
    },
  },
  Character: {
    text: {
      resolve: (character: CharacterNode, args: LocaleArgs) =>
        characterText(character, localeOf(args)),
    },
    games: {
      resolve: (character: CharacterNode, _: unknown, context: Context) =>
        gamesOf(character.gameIds, context),
    },
  },
  Activity: {
    text: {
      resolve: (activity: ActivityNode, args: LocaleArgs) => activityText(activity, localeOf(args)),
    },
  },
  Banner: {
    text: { resolve: (banner: BannerNode, args: LocaleArgs) => bannerText(banner, localeOf(args)) },
  },
  MarkdownRemark: { safeHtml: { resolve: safeHtml } },
};
