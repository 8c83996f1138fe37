import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { itemChangesSchema } from '../../../../contract/item-changes';
import { gameDetailSchema, roleDetailSchema } from '../../../../contract/library';
import { tempFolder } from '../../../../testing/temp-folder';
import { createAddresses } from '../../sources/addresses';
import { updateLog, type ChangeLog } from '../../sources/changes/change-log';
import { readDiscoveryStrings, type DiscoveryStrings } from '../../sources/discovery-strings';
import { toGame } from '../../sources/games';
import type { Library } from '../../sources/model';
import { toRole } from '../../sources/roles';
import { smallLibrary, type Item } from '../../sources/testing/small-library';
import { itemChangesFile } from './item-changes-file';
import { writeItemChanges } from './write-item-changes';

const addresses = createAddresses('https://api.example');

function libraryOf(games: readonly Item[], roles: readonly Item[]): Library {
  return {
    games: games.map((each) => toGame(gameDetailSchema.parse(each), [], addresses)),
    roles: roles.map((each) => toRole(roleDetailSchema.parse(each), addresses)),
    ...{ characters: [], homeCharacterIds: [], activities: [], banners: [] },
  };
}

let strings: DiscoveryStrings;
beforeAll(async () => {
  strings = await readDiscoveryStrings(path.resolve('content', 'locales'));
});

function english(...libraries: readonly Library[]) {
  let changeLog: ChangeLog | undefined;
  for (const library of libraries) changeLog = updateLog(changeLog, library);
  const library = libraries.at(-1);
  if (!changeLog || !library) throw new Error('No library');
  return itemChangesSchema.parse(itemChangesFile({ library, changeLog }, strings.en.changes, 'en'));
}

const { games, roles } = smallLibrary(1, 2);
const [g1 = {}] = games;
const [r10 = {}, r11 = {}] = roles;
const time = '2026-11-02T08:00:00Z';
const later = '2026-11-03T08:00:00Z';
const before = libraryOf([g1], [r10]);

test('a game tells of itself and of its roles, each at its time; roles tell of themselves', () => {
  const section = { title: '机制', body: '' };
  const edited = { ...g1, sections: [section], updated_at: time };
  const revised = { ...r10, story: '从前。', updated_at: time };
  const added = { ...r11, updated_at: later, i18n: { en: { name: 'Sangeng' } } };
  expect(english(before, libraryOf([edited], [revised, added]))).toEqual({
    page: 'Page updated',
    items: {
      'role r1-1': [{ at: Date.parse(later), lines: [[{ text: 'New character' }]] }],
      'game g1': [
        {
          at: Date.parse(later),
          lines: [[{ text: 'New character ' }, { text: 'Sangeng', role: 'r1-1' }]],
        },
        {
          at: Date.parse(time),
          lines: [
            [{ text: 'New section ' }, { text: '“机制”', fragment: 'section-1', foreign: 1 }],
            [{ text: 'Sections removed or reordered' }],
            [{ text: '角色', role: 'r1-0', foreign: 1 }, { text: ' updated' }],
          ],
        },
      ],
      'role r1-0': [{ at: Date.parse(time), lines: [[{ text: 'Story revised' }]] }],
    },
  });
});

test('what this language does not show is there without words, and what is known by its time alone is not there', () => {
  const role = {
    ...r10,
    updated_at: time,
    i18n: { ...(r10.i18n as object), ja: { story: '昔。' } },
  };
  const inJapanese = { ...g1, updated_at: time, i18n: { ja: { description: '紹介' } } };
  const had = libraryOf([{ ...g1, i18n: undefined }], [r10]);
  expect(english(had, libraryOf([inJapanese], [role])).items).toEqual({
    'game g1': [{ at: Date.parse(time), lines: [] }],
    'role r1-0': [{ at: Date.parse(time), lines: [] }],
  });
  expect(english(libraryOf([inJapanese], [])).items).toEqual({});
});

test('the file does not grow with the library', () => {
  const large = smallLibrary(300, 1);
  const { items } = english(libraryOf([], []), libraryOf(large.games, large.roles));
  expect(Object.keys(items).length).toBeLessThanOrEqual(400);
});

test('files of languages that a build does not write go', async () => {
  const publicDir = tempFolder({ 'item-changes/zh.json': 'old', 'item-changes/ja.json': 'old' });
  await writeItemChanges(new Map([['zh', '{}\n']]), publicDir);
  expect(readFileSync(path.join(publicDir, 'item-changes/zh.json'), 'utf8')).toBe('{}\n');
  expect(existsSync(path.join(publicDir, 'item-changes/ja.json'))).toBe(false);
});
