import type { GatsbyNode } from 'gatsby';
import { createLibraryNodes } from '../sources/nodes';
import { buildInput } from '../build-input';

/** Makes nodes of what `onPreInit` has pulled. */
export const sourceNodes: NonNullable<GatsbyNode['sourceNodes']> = (args) => {
  const { library, pictures } = buildInput();
  createLibraryNodes(library, pictures, args);
};
