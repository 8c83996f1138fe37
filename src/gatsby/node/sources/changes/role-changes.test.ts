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

test('where only the day is known, it says that roles were updated, and not when the game was checked', async () => {
  const strings = await readDiscoveryStrings(path.resolve('content', 'locales'));
  const { games, roles } = smallLibrary(1, 3);
  const [one] = games;
  const first = libraryOf([{ ...one, checked_on: '2026-10-11', game_version: '1.8' }], roles);
  const said = tellChanges(strings, [first]).map(({ days }) =>
    days[0]?.games.map(({ roleChanges }) => roleChanges.map(({ lines }) => linesAsText(lines))),
  );
  expect(said).toEqual([[['角色有更新']], [['Characters updated']], [['キャラクターを更新']]]);
  expect(JSON.stringify(tellChanges(strings, [first]))).not.toContain('1.8');
});
