import path from 'node:path';
import { readDiscoveryStrings } from '../discovery-strings';
import { smallLibrary } from '../testing/small-library';
import { linesAsText } from './change-lines';
import { at, libraryOf, tellChanges } from './testing/tell-changes';

test('many roles are told together by what changed, and in full who changed alone', async () => {
  const strings = await readDiscoveryStrings(path.resolve('content', 'locales'));
  const many = smallLibrary(1, 6);
  const skills = [
    { name: '斩', description: '快' },
    { name: '守', description: '稳' },
  ];
  const edited = many.roles.map((each, index) =>
    at('2026-11-05T08:00:00Z', each, index < 5 ? { skills } : { skills, story: '从前。' }),
  );
  const [zh] = tellChanges(strings, [
    libraryOf(many.games, many.roles),
    libraryOf(many.games, edited),
  ]);
  const [game] = zh?.days[0]?.games ?? [];
  const said = game?.roleChanges.map(({ lines, roles: some, more }) => [
    linesAsText(lines),
    some.map(({ roleId }) => roleId),
    more,
  ]);
  expect(said).toEqual([
    ['技能有改动', ['r1-0', 'r1-1', 'r1-2', 'r1-3'], 2],
    ['故事有修订', ['r1-5'], 0],
  ]);
  expect(game?.roleCount).toBe(6);
  const [, , ...four] = edited;
  const fewer = libraryOf(many.games, [...many.roles.slice(0, 4), ...four.slice(2)]);
  const [few] = tellChanges(strings, [libraryOf(many.games, many.roles), fewer]);
  expect(few?.days[0]?.games[0]?.roleChanges.map(({ lines }) => linesAsText(lines))).toEqual([
    '新增技能“守” · 技能“斩”有改动',
    '新增技能“守” · 技能“斩”有改动 · 故事有修订',
  ]);
});

test('where only the day is known, it says when the game was last checked, and that roles were updated', async () => {
  const strings = await readDiscoveryStrings(path.resolve('content', 'locales'));
  const { games, roles } = smallLibrary(2, 3);
  const [one, two] = games;
  const checked = { checked_on: '2026-10-11', game_version: '1.8' };
  const first = libraryOf(
    [
      { ...one, ...checked },
      { ...two, checked_on: '2026-10-12' },
    ],
    roles,
  );
  const said = tellChanges(strings, [first]).map(({ days }) =>
    days[0]?.games.map((game) => [game.checked, linesAsText(game.roleChanges[0]?.lines ?? [])]),
  );
  expect(said).toEqual([
    [
      ['2026年10月11日核对（1.8 版）', '角色有更新'],
      ['2026年10月12日核对', '角色有更新'],
    ],
    [
      ['Last checked 11 October 2026 (version 1.8)', 'Characters updated'],
      ['Last checked 12 October 2026', 'Characters updated'],
    ],
    [
      ['最終確認：2026年10月11日（バージョン1.8）', 'キャラクターを更新'],
      ['最終確認：2026年10月12日', 'キャラクターを更新'],
    ],
  ]);
  const edited = libraryOf([at('2026-11-05T08:00:00Z', one, { ...checked, summary: '别的' })], []);
  const [zh] = tellChanges(strings, [first, edited]);
  expect(zh?.days[0]?.games[0]?.checked).toBeNull();
});
