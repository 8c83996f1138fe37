export { onPreInit } from './src/gatsby/node/hooks/on-pre-init';
export { createSchemaCustomization, createResolvers } from './src/gatsby/node/schema';
export { sourceNodes } from './src/gatsby/node/hooks/source-nodes';
export { createPages } from './src/gatsby/node/hooks/create-pages';
export { onCreateWebpackConfig } from './src/gatsby/node/hooks/on-create-webpack-config';
export { onCreateDevServer } from './src/gatsby/node/hooks/on-create-dev-server';
export { onPostBuild } from './src/gatsby/node/hooks/on-post-build';
