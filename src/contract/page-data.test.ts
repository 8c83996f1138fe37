import type * as z from 'zod/mini';
import { facetsAddress, facetsSchema, filterFileAddress, filterFileSchema } from './library-filter';
import { partnerFileAddress, partnerFileSchema } from './partner-file';

const facet = [{ slug: 'rpg', label: '角色扮演', count: 3 }];
const game = {
  ...{ id: 'g1', name: '冰轨', year: '2026', letter: 'B', tags: [0], platforms: [0, 1] },
  ...{ players: ['one'], session: ['30'], moods: ['calm'], playersInWords: '1 人' },
  cover: '/c.webp',
};
const linked = { gameId: 'g1', text: { name: '冰轨' } };

test.each<[string, z.ZodMiniType, object]>([
  [
    'the choices of a filter',
    facetsSchema,
    {
      ...{ total: 3, tag: facet, players: facet, session: facet, mood: facet },
      ...{ platform: facet, year: facet, letter: facet },
    },
  ],
  [
    'a part of a list',
    filterFileSchema,
    {
      ...{ count: 2, tags: [['rpg', '角色扮演']], platforms: [['pc', 'PC']] },
      games: [game, { ...game, foreign: 1 }],
    },
  ],
  [
    'a partner',
    partnerFileSchema,
    {
      ...{ characterId: 'p1', avatar: { src: '/a.webp' }, figure: { src: '/f.webp' } },
      text: {
        ...{ name: '灵犀', slogan: '走', html: '<p>长</p>', greeting: '你好' },
        ...{ tags: ['静'], untranslated: ['slogan'] },
      },
      zh: { tags: ['静'] },
      games: [linked],
      answers: [
        { say: '门在哪？', reply: '三格。', place: '/g1/', game: linked },
        { say: '你好', reply: '你好', place: null, game: null },
      ],
      reasons: [{ gameId: 'g1', text: '它走过。' }],
    },
  ],
])('%s comes out of its file with all that it has', (_, schema, value) => {
  expect(schema.parse(value)).toEqual(value);
});

test('these files have addresses of their own in each language', () => {
  expect(facetsAddress('en')).toBe('/library-filter/en/facets.json');
  expect(filterFileAddress('zh', 'listed', 'all', 1)).toBe('/library-filter/zh/listed/all/1.json');
  expect(filterFileAddress('ja', 'name', { facet: 'tag', slug: 'r%26d' }, 2)).toBe(
    '/library-filter/ja/name/tag-r%2526d/2.json',
  );
  expect(partnerFileAddress('ja', 'p1')).toBe('/partner-data/ja/p1.json');
});
