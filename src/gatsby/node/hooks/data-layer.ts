import type { GatsbyNode, NodePluginArgs } from 'gatsby';
import { pageKeeper } from '../../patches/node/keep-pages';
import { withoutNodeListeners } from '../../patches/node/skip-on-create-node';
import { handOver } from '../build-input';
import { createPagesOf } from '../pages/page-factory';
import { resolvers } from '../schema/resolvers';
import { typeDefs } from '../schema/types';
import { createLibraryNodes } from '../sources/nodes';

/** Declares the GraphQL types of Gatsby's data layer. */
export const createSchemaCustomization: NonNullable<GatsbyNode['createSchemaCustomization']> = ({
  actions,
}) => {
  actions.createTypes(typeDefs());
};

/** Adds the fields that are computed. */
export const createResolvers: NonNullable<GatsbyNode['createResolvers']> = ({
  createResolvers: create,
}) => {
  // Gatsby types it as just any function.
  Reflect.apply(create, undefined, [resolvers]);
};

function stateOf({ store }: Pick<NodePluginArgs, 'store'>): unknown {
  return Reflect.apply(store.getState, undefined, []);
}

/** Creates the nodes that `onPreInit` has made. */
export const sourceNodes: NonNullable<GatsbyNode['sourceNodes']> = (args) => {
  withoutNodeListeners(stateOf(args), () => {
    createLibraryNodes(handOver('nodes', process.env.NODE_ENV), args);
  });
};

/** Creates the pages that `onPreInit` has made, but for those that Gatsby has as they are. */
export const createPages: NonNullable<GatsbyNode['createPages']> = (args) => {
  const state = stateOf(args);
  withoutNodeListeners(state, () => {
    const pages = handOver('pages', process.env.NODE_ENV);
    createPagesOf(
      args.actions.createPage,
      pages,
      pageKeeper(state, (id) => args.getNode(id) !== undefined),
    );
  });
};
