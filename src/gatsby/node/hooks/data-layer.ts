import type { GatsbyNode } from 'gatsby';
import { buildInput } from '../build-input';
import { libraryPages } from '../pages/library';
import { createPagesOf } from '../pages/page-factory';
import { developmentPages, legalPages, sitePages } from '../pages/site';
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

/** Creates the nodes of what `onPreInit` has pulled. */
export const sourceNodes: NonNullable<GatsbyNode['sourceNodes']> = (args) => {
  const { library, pictures } = buildInput();
  createLibraryNodes(library, pictures, args);
};

/** Creates every page of the site. */
export const createPages: NonNullable<GatsbyNode['createPages']> = ({ actions }) => {
  const { library, legal } = buildInput();
  createPagesOf(actions.createPage, [
    ...sitePages(library),
    ...libraryPages(library),
    ...legalPages(legal),
    ...developmentPages(process.env.NODE_ENV),
  ]);
};
