import { characterSchema } from './partners';
import { searchAliases } from './search-aliases';
import { expectationOf, placeOf } from './issues';
import { gameDetailSchema } from './library';

test('another name is read in the language of its script, a former id by its words', () => {
  expect(
    searchAliases(
      ['冰环航线', 'The Ring Line', '氷のリング', 'リング'],
      ['tea-hills', 'Final_Quest_22'],
    ),
  ).toEqual([
    { name: '冰环航线', locale: 'zh', isFormerId: false },
    { name: 'The Ring Line', locale: 'en', isFormerId: false },
    { name: '氷のリング', locale: 'ja', isFormerId: false },
    { name: 'リング', locale: 'ja', isFormerId: false },
    { name: 'tea hills', locale: 'en', isFormerId: true },
    { name: 'Final Quest 22', locale: 'en', isFormerId: true },
  ]);
});

test.each([
  '17',
  'g',
  'g1',
  'V1StGXR8_Z5jdHi6B',
  '01HZX3',
  '-',
  'a-b',
  '3f2a-11',
  'tea-',
  'tea--hills',
  '-tea',
  'tea-2b',
])('the former id %s says nothing', (id) => {
  expect(searchAliases([], [id])).toEqual([]);
  expect(searchAliases()).toEqual([]);
});

test('a name among the former ids is refused, in words that say where names belong', () => {
  const wire = { id: 'g', name: '冰轨', summary: '', description: '', cover: '', role_count: 0 };
  const game = { ...wire, updated_at: '2026-11-01T08:00:00Z' };
  const named = gameDetailSchema.safeParse({ ...game, aliases: ['ring-line', '冰环航线'] });
  expect(named.error?.issues.map((issue) => [placeOf(issue), expectationOf(issue)])).toEqual([
    ['aliases.1', expect.stringMatching(/of former times.*another name is no alias$/)],
  ]);
  expect(gameDetailSchema.parse({ ...game, other_names: ['冰环航线'] }).other_names).toEqual([
    '冰环航线',
  ]);
  const partner = { id: 'p', name: '灵犀', avatar: '', other_names: [''] };
  expect(characterSchema.safeParse(partner).success).toBe(false);
});
