import type * as z from 'zod/mini';
import { facetsAddress, facetsSchema, filterFileAddress, filterFileSchema } from './library-filter';
import { cardBucketAddress, itemCardsAddress, itemCardsRootSchema } from './item-cards';
import { itemChangesAddress, itemChangesSchema } from './item-changes';
import { partnerFileAddress, partnerFileSchema } from './partner-file';
import { readingAidsAddress, readingAidsSchema } from './reading-aids';

const facet = [{ slug: 'rpg', label: '角色扮演', count: 3 }];
const game = {
  ...{ id: 'g1', name: '冰轨', year: '2026', letter: 'B', tags: [0], platforms: [0, 1] },
  ...{ players: ['one'], session: ['30'], moods: ['calm'], playersInWords: '1 人' },
  access: ['one_hand'],
  cover: '/c.webp',
};
const linked = { gameId: 'g1', text: { name: '冰轨' } };

test.each<[string, z.ZodMiniType, object]>([
  [
    'the choices of a filter',
    facetsSchema,
    {
      ...{ total: 3, tag: facet, players: facet, session: facet, mood: facet, access: facet },
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
      hasNotebook: true,
      reasons: [{ gameId: 'g1', text: '它走过。' }],
    },
  ],
  [
    'the cards of a small library',
    itemCardsRootSchema,
    {
      cards: {
        'game g1': { name: '冰轨', src: '/c.webp', srcSet: '/c.webp 320w', color: '#102030' },
        'role r1': {
          ...{ name: '灵犀', foreign: 1, game: '冰轨', foreignGame: 1 },
          ...{ now: 'r2', src: '/a.webp', color: 'transparent' },
        },
      },
    },
  ],
  [
    'the latest changes',
    itemChangesSchema,
    {
      page: '页面有更新',
      items: {
        'game g1': [
          {
            at: 1_790_000_000_000,
            lines: [
              [{ text: '新增章节' }, { text: '“灯”', fragment: 'section-1', foreign: 1 }],
              [{ text: '新增角色' }, { text: '阿灯', role: 'r1' }],
            ],
          },
        ],
        'role r1': [{ at: 1_790_000_000_000, lines: [] }],
      },
    },
  ],
  [
    'the aids to a game',
    readingAidsSchema,
    { essentials: ['一。'], foreign: 1, names: [['沈砚', 'shěn yàn']] },
  ],
  ['the number of buckets of a large one', itemCardsRootSchema, { buckets: 32 }],
])('%s comes out of its file with all that it has', (_, schema, value) => {
  expect(schema.parse(value)).toEqual(value);
});

test('these files have addresses of their own in each language', () => {
  expect(facetsAddress('en')).toBe('/library-filter/en/facets.json');
  expect(filterFileAddress('zh', 'listed', 'all', 1)).toBe('/library-filter/zh/listed/all/1.json');
  expect(filterFileAddress('ja', 'name', { facet: 'tag', slug: 'r%26d' }, 2)).toBe(
    '/library-filter/ja/name/tag-r%2526d/2.json',
  );
  expect(itemCardsAddress('en')).toBe('/item-cards/en.json');
  expect(cardBucketAddress('en', 32, 7)).toBe('/item-cards/en/32/7.json');
  expect(itemChangesAddress('ja')).toBe('/item-changes/ja.json');
  expect(readingAidsAddress('ja', 'g1')).toBe('/reading-aids/ja/g1.json');
  expect(partnerFileAddress('ja', 'p1')).toBe('/partner-data/ja/p1.json');
});
