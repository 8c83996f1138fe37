import path from 'node:path';
import { readDiscoveryStrings, type DiscoveryStrings } from '../discovery-strings';
import type { Library } from '../model';
import { smallLibrary } from '../testing/small-library';
import { linesAsText } from './change-lines';
import { updateLog } from './change-log';
import { changesDigest, recentChanges, type RecentChanges } from './recent-changes';
import { at, libraryOf, tellChanges } from './testing/tell-changes';

let strings: DiscoveryStrings;
beforeAll(async () => {
  strings = await readDiscoveryStrings(path.resolve('content', 'locales'));
});

function told(...libraries: readonly Library[]): RecentChanges[] {
  return tellChanges(strings, libraries);
}

/** Games of a page as plain words. */
function words({ days }: RecentChanges) {
  return days.map(({ day, games }) => [
    day,
    games.map(({ name, lines, roleChanges }) => ({
      ...{ name, lines: lines.map((line) => linesAsText([line])) },
      roles: roleChanges.map((change) =>
        [...change.roles.map((role) => role.name), linesAsText(change.lines)].join(' ').trim(),
      ),
    })),
  ]);
}

const { games, roles } = smallLibrary(2, 2);
const [g1, g2] = games;
const [r10, r20, r11] = roles;

const updated = [{ pieces: [{ text: '页面有更新', fragment: null, isChinese: false }] }];
const role = { roleId: 'r1-0', name: '角色', untranslated: ['name'] };

test('without a build before, the last changes come first, by day of the service’s time zone and by game', () => {
  const [zh, en] = told(
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
          ...{ gameId: 'g1', lines: updated, roleCount: 2 },
          roleChanges: [
            {
              lines: updated,
              roles: [{ roleId: 'r1-0', name: '角色', untranslated: [] }],
              more: 0,
            },
            {
              lines: updated,
              roles: [{ roleId: 'r1-1', name: '角色', untranslated: [] }],
              more: 0,
            },
          ],
        }),
      ],
    },
    {
      day: '2026-11-01',
      label: '2026年11月1日',
      games: [expect.objectContaining({ gameId: 'g2', lines: [], roleCount: 1 })],
    },
    {
      day: '2026-10-01',
      label: '2026年10月1日',
      games: [expect.objectContaining({ gameId: 'g2', lines: updated, roleChanges: [] })],
    },
  ]);
  expect(zh).toMatchObject({ isTold: false, isWhole: false });
  expect(en?.days[0]).toMatchObject({
    label: '2 November 2026',
    games: [{ name: 'Game 1', untranslated: [], roleChanges: [{ roles: [role] }, {}] }],
  });
});

const before = libraryOf([at('2026-10-01T08:00:00Z', g1)], [at('2026-10-01T08:00:00Z', r10)]);
const section = { title: '玩法', body: '走路。' };

test('with a build before, it says what changed, and a game and a role that are new', () => {
  const [zh, en, ja] = told(
    before,
    libraryOf(
      [
        at('2026-11-01T08:00:00Z', g1, {
          ...{ sections: [section, { title: '机制', body: '' }], cover: '/new.png' },
          ...{ game_version: '1.2', checked_on: '2026-11-01' },
        }),
        at('2026-11-02T08:00:00Z', g2),
      ],
      [
        at('2026-11-01T09:00:00Z', r10, { skills: [{ name: '守', description: '稳' }] }),
        at('2026-11-01T09:00:00Z', r11),
        at('2026-11-02T08:00:00Z', r20),
      ],
    ),
  );
  expect(zh && words(zh)).toEqual([
    ['2026-11-02', [{ name: '游戏2', lines: ['新收录'], roles: ['角色'] }]],
    [
      '2026-11-01',
      [
        {
          name: '游戏1',
          lines: ['新增章节“机制”', '图片有更换', '已按 1.2 版核对'],
          roles: ['角色 新增技能“守” · 技能有删减或调整', '角色 新角色'],
        },
      ],
    ],
  ]);
  expect(zh).toMatchObject({ isTold: true, isWhole: true });
  const [, inEnglish] = en ? words(en) : [];
  expect(inEnglish).toMatchObject([
    '2026-11-01',
    [{ lines: ['New section “机制”', 'Pictures changed', 'Checked against version 1.2'] }],
  ]);
  expect(en?.days[1]?.games[0]?.lines[0]).toEqual({
    pieces: [
      { text: 'New section ', fragment: null, isChinese: false },
      { text: '“机制”', fragment: 'section-2', isChinese: true },
    ],
  });
  const [, inJapanese] = ja ? words(ja) : [];
  expect(inJapanese).toMatchObject([
    '2026-11-01',
    [{ lines: ['新しい項目「机制」を追加', '画像を差し替え', 'バージョン1.2で確認'] }],
  ]);
});

test('two changes of a day are one line; what a later one took back is not named any more', () => {
  const added = (body: string, time: string) =>
    libraryOf([at(time, g1, { sections: [section, { title: '机制', body }] })], []);
  const twice = told(
    before,
    added('灯。', '2026-11-01T08:00:00Z'),
    added('火。', '2026-11-01T09:00:00Z'),
  );
  expect(twice[0]?.days[0]?.games[0]?.lines.map((line) => linesAsText([line]))).toEqual([
    '新增章节“机制”',
  ]);
  const gone = told(
    before,
    added('灯。', '2026-11-01T08:00:00Z'),
    libraryOf([at('2026-11-05T08:00:00Z', g1)], []),
  );
  expect(gone[0] && words(gone[0])).toMatchObject([
    ['2026-11-05', [{ lines: ['章节有删减或调整'] }]],
  ]);
});

test('only the last check names the version, which is that of today', () => {
  const checked = (game_version: string, time: string) =>
    libraryOf([at(time, g1, { game_version })], []);
  const [zh] = told(
    before,
    checked('1.1', '2026-11-01T08:00:00Z'),
    checked('1.2', '2026-11-05T08:00:00Z'),
  );
  expect(zh && words(zh)).toMatchObject([
    ['2026-11-05', [{ lines: ['已按 1.2 版核对'] }]],
    ['2026-11-01', [{ lines: ['重新核对过'] }]],
  ]);
});

test('what one language alone shows is told in that language alone', () => {
  const inEnglish = { i18n: { en: { name: 'Game 1', description: 'Another one.' } } };
  const [zh, en] = told(before, libraryOf([at('2026-11-01T08:00:00Z', g1, inEnglish)], []));
  expect(zh?.days).toEqual([]);
  expect(en && words(en)).toMatchObject([
    ['2026-11-01', [{ lines: ['Introduction revised', 'Facts updated'] }]],
  ]);
});

test('what a game is about stands beside its name where it is new, or where nothing else is known of it', () => {
  const [zh, en] = told(
    before,
    libraryOf(
      [
        at('2026-11-01T08:00:00Z', g1, { cover: '/new.png' }),
        at('2026-11-02T08:00:00Z', g2, { summary: '一句话。还有一句。' }),
      ],
      [],
    ),
  );
  const teasers = (changes?: RecentChanges) =>
    changes?.days.flatMap((day) => day.games.map(({ teaser }) => teaser));
  expect(teasers(zh)).toEqual(['一句话。还有一句。', '']);
  expect(en?.days[0]?.games[0]?.untranslated).toEqual(['summary']);
  // Of a first build only the days are known.
  const [first] = told(
    libraryOf(
      [at('2026-11-01T08:00:00Z', g1), at('2026-10-01T08:00:00Z', g2)],
      [at('2026-10-01T08:00:00Z', r20)],
    ),
  );
  expect(teasers(first)).toEqual(['一句话。', '']);
});

test('many names of a line are counted', () => {
  const sections = ['一', '二', '三', '四', '五'].map((title) => ({ title, body: title }));
  const [zh, en] = told(
    before,
    libraryOf([at('2026-11-01T08:00:00Z', g1, { sections: [section, ...sections] })], []),
  );
  expect(zh && words(zh)).toMatchObject([
    ['2026-11-01', [{ lines: ['新增章节“一”、“二”、“三”和另外 2 处'] }]],
  ]);
  expect(en && words(en)).toMatchObject([
    ['2026-11-01', [{ lines: ['New sections “一”, “二”, “三” and 2 more'] }]],
  ]);
});

test('however large the library is, the page names 60 games and four roles of each kind of change', () => {
  const large = smallLibrary(200, 20);
  const [zh] = told(libraryOf(large.games, large.roles));
  const listed = zh?.days.flatMap((day) => day.games) ?? [];
  expect(listed).toHaveLength(60);
  expect(listed[0]).toMatchObject({ roleChanges: [{ more: 16 }], roleCount: 20 });
  expect(listed[0]?.roleChanges[0]?.roles).toHaveLength(4);
});

test('an empty library has no days', () => {
  expect(told(libraryOf([], []))).toEqual([
    { locale: 'zh', isTold: false, isWhole: true, days: [] },
    { locale: 'en', isTold: false, isWhole: true, days: [] },
    { locale: 'ja', isTold: false, isWhole: true, days: [] },
  ]);
});

test('builds that show the same have the same digest, and others another one', () => {
  const log = updateLog(undefined, before);
  const digest = changesDigest(log, recentChanges(before, log, strings));
  const again = updateLog(log, before);
  expect(changesDigest(again, recentChanges(before, again, strings))).toBe(digest);
  const later = libraryOf([at('2026-11-01T08:00:00Z', g1, { description: '别的' })], []);
  const known = updateLog(log, later);
  const lost = updateLog(undefined, later);
  expect(changesDigest(known, recentChanges(later, known, strings))).not.toBe(
    changesDigest(lost, recentChanges(later, lost, strings)),
  );
});
