import { gameDetailSchema } from '../../../contract/library';
import { tempFolder } from '../../../testing/temp-folder';
import { leftOutValues } from './left-out-values';
import { pullLibrary } from './pull-library';
import { startFaultyApi, type FaultyApi } from './testing/faulty-api';

function named(fields: object): string[] {
  return leftOutValues('game g1', gameDetailSchema, { id: 'g1', ...fields }).map(
    ({ where, what }) => `${where}: ${what}`,
  );
}

const features = { one_hand: 'yes', no_flashing: 'unknown' };

test('what is as the contract says, or absent, is not named', () => {
  const access = { checked_on: '2026-11-22', version: '1.2', features };
  expect(named({ access, players: { min: 1, max: 2 }, from_a_newer_api: 1 })).toEqual([]);
});

test('an answer that is none, and a day that is none, are named with their places', () => {
  const access = { checked_on: 'soon', features: { ...features, text_size: 'maybe' } };
  expect(named({ access })).toEqual([
    'game g1, field access.checked_on: expected a date, YYYY-MM-DD, got "soon"; it counts as absent',
    'game g1, field access.features.text_size: expected one of "yes", "no", "unknown", got "maybe"; it counts as absent',
  ]);
});

test('a need that the contract does not know is named', () => {
  const access = { checked_on: '2026-11-22', features: { ...features, one_foot: 'yes' } };
  expect(named({ access })).toEqual([
    expect.stringMatching(
      /^game g1, field access\.features\.one_foot: expected one of colour_independent, .*, got "yes"; it counts as absent$/,
    ),
  ]);
});

test('what is no object at all is named once, and so is a span of players that ends before it begins', () => {
  expect(named({ access: 'easy', players: { min: 4, max: 1 } })).toEqual([
    expect.stringMatching(/^game g1, field players: /),
    'game g1, field access: expected an object, got "easy"; it counts as absent',
  ]);
  expect(named({ access: { checked_on: '2026-11-22' } })).toEqual([
    'game g1, field access.features: expected an object, got nothing; it counts as absent',
  ]);
});

let api: FaultyApi;
beforeAll(async () => {
  api = await startFaultyApi();
});
afterAll(() => api.close());

test('a build hears of them, also where the item comes from the cache', async () => {
  api.library.games[0]!.access = {
    checked_on: '2026-11-22',
    features: { one_hand: 'yes', one_foot: 'yes' },
  };
  const cacheDir = tempFolder();
  for (let build = 0; build < 2; build += 1) {
    const warnings: string[] = [];
    const log = { warn: (message: string) => warnings.push(message) };
    const { library } = await pullLibrary({ baseUrl: api.baseUrl, cacheDir, log });
    expect(library.games[0]?.access?.features).toEqual({ one_hand: 'yes' });
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toMatch(/id=g1, field access\.features\.one_foot: expected one of/);
  }
});
