import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { notebookRootSchema, notebookSchema } from '../../../../contract/notebooks';
import { gameDetailSchema } from '../../../../contract/library';
import { choosePages } from '../../../../notebook/choose-pages';
import { tempFolder } from '../../../../testing/temp-folder';
import { createAddresses } from '../../sources/addresses';
import { updateLog } from '../../sources/changes/change-log';
import { toGame } from '../../sources/games';
import type { Library } from '../../sources/model';
import { readNotebooks, type WrittenNotebooks } from '../../sources/notebooks';
import { smallLibrary } from '../../sources/testing/small-library';
import { notebookFiles } from './notebook-files';
import { writeNotebooks } from './write-notebooks';

const entries = [
  '{ activity: act-birthday, when: first }',
  '{ activity: act-birthday, when: ended }',
  '{ activity: act-gone, when: during }',
  '{ game: g1 }',
  '{ game: g-gone }',
  '{ partner: p-feng }',
];
const file = `entries:\n${entries
  .map(
    (on, at) =>
      `  - { on: ${on}, zh: 甲${String(at)}。, en: E${String(at)}., ja: 乙${String(at)}。 }\n`,
  )
  .join('')}`;

const addresses = createAddresses('https://api.example');

function libraryOf(activities: object, games: readonly object[]): Library {
  const partner = (id: string, name: string) => ({ id, texts: { name } });
  return {
    games: games.map((game) =>
      toGame(gameDetailSchema.parse({ ...smallLibrary(1, 1).games[0], ...game }), [], addresses),
    ),
    roles: [],
    characters: [partner('p-tuanzi', '团子'), partner('p-feng', '阿枫')],
    homeCharacterIds: [],
    activities: [activities],
    banners: [],
  } as never;
}

const birthday = {
  id: 'act-birthday',
  texts: { title: '生日' },
  translations: { en: { title: 'The birthday' } },
  // The evening before in UTC.
  startAt: '2026-11-22T17:00:00Z',
  endAt: '2026-11-30T10:00:00Z',
};

let notebooks: WrittenNotebooks;
beforeAll(async () => {
  notebooks = await readNotebooks(tempFolder({ 'p-tuanzi.yaml': file }));
});

function filesOf(library: Library, locale: 'zh' | 'en' = 'en') {
  const changeLog = updateLog(undefined, library);
  const files = notebookFiles({ library, changeLog, notebooks }, locale);
  return new Map(files.map(({ address, text }) => [address, text]));
}

function read(library: Library, locale: 'zh' | 'en' = 'en') {
  const files = filesOf(library, locale);
  const root = notebookRootSchema.parse(JSON.parse(files.get(`/notebooks/${locale}.json`)!));
  const { file: digest, tied } = root.partners['p-tuanzi']!;
  const text = files.get(`/notebooks/${locale}/${digest}.json`)!;
  return { tied, notebook: notebookSchema.parse(JSON.parse(text)), partners: root.partners };
}

const library = libraryOf(birthday, [{ id: 'g1', updated_at: '2026-11-10T17:00:00Z' }]);

test('a notebook has its entries in a language, with the days and links that the library gives them', () => {
  const { notebook, partners } = read(library);
  expect(Object.keys(partners)).toEqual(['p-tuanzi']);
  expect(notebook.activities).toEqual({ 'act-birthday': ['2026-11-23', '2026-11-30'] });
  expect(notebook.changes).toEqual({ g1: ['2026-11-11'] });
  expect(notebook.entries.map(({ text, link }) => [text, link?.to, link?.name])).toEqual([
    ['E0.', 'activity', 'The birthday'],
    ['E1.', 'activity', 'The birthday'],
    ['E2.', undefined, undefined],
    ['E3.', 'game', expect.any(String)],
    ['E4.', undefined, undefined],
    ['E5.', 'partner', '阿枫'],
  ]);
  expect(notebook.entries[5]?.link?.foreign).toBe(1);
  expect(read(library, 'zh').notebook.entries[0]?.link).toEqual({
    ...{ to: 'activity', id: 'act-birthday', name: '生日' },
  });
});

test('the root says on which days an activity is in a notebook', () => {
  expect(read(library).tied).toEqual([
    ['2026-11-23', '2026-11-23'],
    ['2026-12-01', '2026-12-01'],
    ['2026-12-02', '2026-12-07'],
  ]);
});

test('a day has the same entry in every language, and in builds before and behind a change', () => {
  const day = (from: Library, locale: 'zh' | 'en') =>
    choosePages(read(from, locale).notebook, 'p-tuanzi', '2026-12-01', 30).latest;
  expect(day(library, 'zh')).toEqual(day(library, 'en'));
  const changed = libraryOf(birthday, [{ id: 'g1', updated_at: '2026-12-01T02:00:00Z' }]);
  expect(day(changed, 'en').slice(0, 10)).toEqual(day(library, 'en').slice(0, 10));
});

test('an activity whose days change has its pages on the new days', () => {
  const moved = libraryOf({ ...birthday, startAt: '2026-11-25T04:00:00Z' }, []);
  const { notebook } = read(moved);
  expect(choosePages(notebook, 'p-tuanzi', '2026-11-25', 1).latest[0]?.at).toBe(0);
  expect(choosePages(read(library).notebook, 'p-tuanzi', '2026-11-23', 1).latest[0]?.at).toBe(0);
});

test('files that are no more go, and what is named by its digest stays', async () => {
  const publicDir = tempFolder({
    'notebooks/en/0123456789abcdef.json': '{}',
    'notebooks/ja.json': '{}',
    'notebooks/ja/0123456789abcdef.json': '{}',
  });
  const files = filesOf(library);
  await writeNotebooks(files, publicDir);
  const has = (name: string) => existsSync(path.join(publicDir, name));
  for (const [address, text] of files) {
    expect(readFileSync(path.join(publicDir, address), 'utf8')).toBe(text);
  }
  expect(has('notebooks/en/0123456789abcdef.json')).toBe(false);
  expect(has('notebooks/ja.json')).toBe(false);
  expect(has('notebooks/ja/0123456789abcdef.json')).toBe(false);
});
