export { onPreInit } from './src/gatsby/node/hooks/on-pre-init';
export {
  createPages,
  createResolvers,
  createSchemaCustomization,
  sourceNodes,
} from './src/gatsby/node/hooks/data-layer';
export { onPreBuild } from './src/gatsby/node/hooks/on-pre-build';
export { onCreateWebpackConfig } from './src/gatsby/node/hooks/on-create-webpack-config';
export { onCreateDevServer, onPostBuild } from './src/gatsby/node/hooks/on-post-build';
