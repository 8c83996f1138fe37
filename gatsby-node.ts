export { onPreInit } from './src/build/hooks/on-pre-init';
export { createSchemaCustomization, createResolvers } from './src/build/schema';
export { sourceNodes } from './src/build/hooks/source-nodes';
export { createPages } from './src/build/hooks/create-pages';
export { onCreateWebpackConfig } from './src/build/hooks/webpack';
export { onCreateDevServer } from './src/build/hooks/on-create-dev-server';
export { onPostBuild } from './src/build/hooks/on-post-build';
