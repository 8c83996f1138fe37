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

test.each(['released', 'checked', 'updated', 'partnerReason'] as const)(
  '%s of a game is given in the language that is asked for, and is null where there is none',
  (field) => {
    const { resolve } = resolvers.Game[field];
    const node = { [field]: { zh: '一', en: 'one' } };
    expect(resolve(node, { locale: 'zh' })).toBe('一');
    expect(resolve(node, { locale: 'en' })).toBe('one');
    expect(resolve({ [field]: null }, { locale: 'en' })).toBeNull();
    expect(() => resolve(node, { locale: 'fr' })).toThrow('Expected the locale zh, en or ja');
  },
);
