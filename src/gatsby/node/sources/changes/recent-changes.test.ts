import { gameDetailSchema, roleDetailSchema } from '../../../contract/library';
import { createAddresses } from './addresses';
import { toGame } from './games';
import type { Library } from './model';
import { recentChanges } from './recent-changes';
import { toRole } from './roles';
import { smallLibrary, type Item } from './testing/small-library';

const addresses = createAddresses('https://api.example');

function libraryOf(games: readonly Item[], roles: readonly Item[]): Library {
  return {
    games: games.map((each) => toGame(gameDetailSchema.parse(each), [], addresses)),
    roles: roles.map((each) => toRole(roleDetailSchema.parse(each), addresses)),
    characters: [],
    homeCharacterIds: [],
    activities: [],
    banners: [],
  };
}

function at(time: string, item: Item | undefined): Item {
  return { ...item, updated_at: time };
}

const { games, roles } = smallLibrary(2, 2);
const [g1, g2] = games;
const [r10, r20, r11] = roles;

test('the last changes come first, by day of the service’s time zone and by game', () => {
  const [zh, en] = recentChanges(
    libraryOf(
      // In Shanghai it is the 2nd already.
      [at('2026-11-01T17:00:00Z', g1), at('2026-10-01T08:00:00Z', g2)],
      [
        at('2026-11-02T01:00:00Z', r10),
        at('2026-11-01T18:00:00Z', r11),
        at('2026-11-01T15:00:00Z', r20),
      ],
    ),
  );
  expect(zh?.days).toEqual([
    {
      day: '2026-11-02',
      label: '2026年11月2日',
      games: [
        expect.objectContaining({
          gameId: 'g1',
          isChanged: true,
          roles: [
            { roleId: 'r1-0', name: '角色', untranslated: [] },
            { roleId: 'r1-1', name: '角色', untranslated: [] },
          ],
          more: 0,
        }),
      ],
    },
    {
      day: '2026-11-01',
      label: '2026年11月1日',
      games: [expect.objectContaining({ gameId: 'g2', isChanged: false })],
    },
    {
      day: '2026-10-01',
      label: '2026年10月1日',
      games: [expect.objectContaining({ gameId: 'g2', isChanged: true, roles: [] })],
    },
  ]);
  expect(en?.days[0]).toMatchObject({
    label: '2 November 2026',
    games: [{ name: 'Game 1', untranslated: [], roles: [{ untranslated: ['name'] }, {}] }],
  });
});

test('however large the library is, the page names 60 games and eight roles of each', () => {
  const large = smallLibrary(200, 20);
  const [zh] = recentChanges(libraryOf(large.games, large.roles));
  const listed = zh?.days.flatMap((day) => day.games) ?? [];
  expect(listed).toHaveLength(60);
  const [first] = listed;
  expect(first?.roles.length).toBeLessThanOrEqual(8);
  expect((first?.roles.length ?? 0) + (first?.more ?? 0)).toBe(20);
});

test('an empty library has no days', () => {
  expect(recentChanges(libraryOf([], []))).toEqual([
    { locale: 'zh', days: [] },
    { locale: 'en', days: [] },
    { locale: 'ja', days: [] },
  ]);
});
