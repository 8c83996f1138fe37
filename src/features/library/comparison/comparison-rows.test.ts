import { compareFragment } from '../../../routes/compare-fragment';
import { readCompared } from './compared';
import { gameRows } from './game-rows';
import { roleRows } from './role-rows';
import { game, role } from './testing/compared-items';

describe('the fragment', () => {
  test('names up to four roles, each once, or games', () => {
    expect(readCompared('#a,b,a,c,d,e')).toEqual({ kind: 'role', ids: ['a', 'b', 'c', 'd'] });
    expect(readCompared('#game:a,b')).toEqual({ kind: 'game', ids: ['a', 'b'] });
    expect(compareFragment('role', ['a', 'b'])).toBe('#a,b');
    expect(compareFragment('game', ['a', 'b'])).toBe('#game:a,b');
    expect(compareFragment('game', [])).toBe('');
  });

  test.each([
    ...['', '#', '#,,', '#../../x', '#%00', '#<b>', `#${'x'.repeat(500)}`],
    ...['#game:', '#game:../x', '#role:a'],
  ])('of anything else names nothing: %s', (hash) => {
    expect(readCompared(hash).ids).toEqual([]);
  });
});

describe('the rows of roles', () => {
  const weak = role('b', {
    attributes: [
      { label: '时辰', value: '卯时' },
      { label: '力', value: '9' },
      { label: '速', value: '3' },
    ],
    skills: [],
  });
  const rows = roleRows([role('a'), weak]);
  const row = (name: string) =>
    rows.find(({ topic }) => topic.kind === name || ('label' in topic && topic.label === name));

  test('attributes stand beside each other by their names, on one scale; the highest is marked', () => {
    expect(row('力')).toMatchObject({
      differs: true,
      cells: [
        { text: '７２', share: 0.72, isBest: true },
        { text: '9', share: 0.09, isBest: false },
      ],
    });
    expect(row('速')?.cells.map(({ text, isBest }) => [text, isBest])).toEqual([
      ['', undefined],
      ['3', false],
    ]);
    expect(row('时辰')?.cells.map(({ share }) => share)).toEqual([undefined, undefined]);
  });

  test('what is the same is no difference, and rarity ranks nobody', () => {
    expect(row('时辰')).toMatchObject({ differs: false });
    expect(row('skill')).toMatchObject({ differs: true });
    const [rarity] = roleRows([role('a', {}, 5), role('b', {}, 3)]).filter(
      ({ topic }) => topic.kind === 'rarity',
    );
    expect(rarity).toMatchObject({ differs: true, cells: [{ text: '5' }, { text: '3' }] });
    expect(rarity?.cells.some(({ isBest, share }) => isBest === true || share !== undefined)).toBe(
      false,
    );
  });

  test('what nobody has is left out', () => {
    expect(
      roleRows([role('a', { title: '', skills: [] }, null)]).map(({ topic }) => topic.kind),
    ).toEqual(['game', 'tags', 'attribute', 'attribute']);
  });
});

test('games are compared by what somebody needs; what is not known of one is said, and what is known of none is no row', () => {
  const rows = gameRows([
    game('a', {
      access: { yes: ['one_hand', 'no_flashing'], no: ['without_sight'] },
      accessInWords: {
        known: ['单手游玩', '避开闪烁画面', '不看屏幕也能玩'],
        checked: '2026年9月12日，1.2 版',
      },
    }),
    game('b'),
    game('c', {
      access: { yes: ['one_hand'], no: ['no_flashing'] },
      accessInWords: {
        known: ['单手游玩', '避开闪烁画面'],
        checked: null,
      },
    }),
  ]);
  const told = rows.flatMap(({ topic, cells, differs }) =>
    topic.kind === 'access' ? [[topic.label, ...cells.map(({ answer }) => answer), differs]] : [],
  );
  expect(told).toEqual([
    ['单手游玩', 'yes', 'unknown', 'yes', true],
    ['避开闪烁画面', 'yes', 'unknown', 'no', true],
    ['不看屏幕也能玩', 'no', 'unknown', 'unknown', true],
  ]);
  expect(rows.find(({ topic }) => topic.kind === 'checked')?.cells[0]?.text).toBe(
    '2026年9月12日，1.2 版',
  );
});

test('games are compared by for how many, how long and in which mood they are, then by what they are, and who plays along', () => {
  const rows = gameRows([
    game('a'),
    game('b', { playersInWords: '1 人', moodsInWords: [], character: null }),
  ]);
  expect(
    rows.map(({ topic, cells, differs }) => [
      topic.kind,
      ...cells.map(({ text }) => text),
      differs,
    ]),
  ).toEqual([
    ['players', '1–4 人', '1 人', true],
    ['session', '15 分钟', '15 分钟', false],
    ['moods', '安静', '', true],
    ['teaser', '守一座灯塔。', '守一座灯塔。', false],
    ['game-tags', '合作\u00a0· 海', '合作\u00a0· 海', false],
    ['platforms', 'PC', 'PC', false],
    ['partner', '墨北', '', true],
  ]);
});
