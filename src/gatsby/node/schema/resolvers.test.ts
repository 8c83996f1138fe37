import { resolvers } from './resolvers';

const read = [
  ['zh', 'not-found'],
  ['en', 'common'],
  ['zh', 'common'],
  ['en', 'not-found'],
].map(([language = '', ns = '']) => ({ node: { language, ns } }));

test('strings come in one order, in whatever order their files were read', () => {
  const { resolve } = resolvers.LocaleConnection.edges;
  const edges = resolve({ edges: read });
  expect(edges.map(({ node }) => `${node.language}/${node.ns}`)).toEqual([
    'en/common',
    'en/not-found',
    'zh/common',
    'zh/not-found',
  ]);
  expect(resolve({ edges: [...read].reverse() })).toEqual(edges);
});
