import type { CreateResolversArgs, GatsbyNode } from 'gatsby';
import { resolvers } from './resolvers';
import { typeDefs } from './types';

/** Declares the types of the content layer. */
export const createSchemaCustomization: NonNullable<GatsbyNode['createSchemaCustomization']> = ({
  actions,
}) => {
  actions.createTypes(typeDefs());
};

/** Adds the fields that are computed. */
export const createResolvers: NonNullable<GatsbyNode['createResolvers']> = ({
  createResolvers: create,
}: CreateResolversArgs) => {
  // Gatsby types it as just any function.
  Reflect.apply(create, undefined, [resolvers]);
};
