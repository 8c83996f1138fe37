import type { GatsbyNode, NodePluginArgs } from 'gatsby';
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

/** Creates the pages that `onPreInit` has made. */
export const createPages: NonNullable<GatsbyNode['createPages']> = (args) => {
  withoutNodeListeners(stateOf(args), () => {
    createPagesOf(args.actions.createPage, handOver('pages', process.env.NODE_ENV));
  });
};
