import { spokenLines } from './spoken-lines';
import { page, text, type Sketch } from './testing/sketched-page';

function lines(...children: readonly Sketch[]): readonly string[] {
  return spokenLines(page(...children)).slice(1);
}

test('a page is said first, and landmarks before what they hold', () => {
  const home = { role: 'link', name: '首页', children: [text('首页')] };
  const nav = { role: 'navigation', name: '主导航', children: [home] };
  expect(spokenLines(page({ role: 'banner', children: [nav] }))).toEqual([
    ...['page: 万灯城', 'banner', '  navigation: 主导航', '    link: 首页'],
  ]);
  expect(spokenLines([])).toEqual([]);
});

test.each([
  ['pressed', { pressed: 'true' }, 'button: 收藏, pressed'],
  ['not pressed', { pressed: 'false' }, 'button: 收藏, not pressed'],
  ['folded', { expanded: false, hasPopup: 'menu' }, 'button: 收藏, collapsed, opens a menu'],
  ['out of reach', { disabled: true }, 'button: 收藏, unavailable'],
])('a button that is %s says so', (_, properties, said) => {
  expect(lines({ role: 'button', name: '收藏', properties })).toEqual([said]);
});

test('a field says what it holds, what is wrong with it and what describes it', () => {
  const properties = { required: true, invalid: 'true', focusable: true };
  const code = { role: 'textbox', name: '验证码', value: '12', description: '请核对', properties };
  expect(lines(code)).toEqual(['textbox: 验证码, required, invalid, holds “12” (请核对)']);
  expect(lines({ ...code, value: '', description: '', properties: {} })).toEqual([
    'textbox: 验证码',
  ]);
});

test('a heading has its level, and is one with the link that it is', () => {
  const link = { role: 'link', name: '三更' };
  const heading = { role: 'heading', name: '三更', properties: { level: 3 } };
  expect(lines({ ...heading, children: [text('三更')] })).toEqual(['heading 3: 三更']);
  expect(lines({ ...heading, children: [link] })).toEqual(['heading 3, link: 三更']);
  expect(lines({ ...heading, name: '三更 更多', children: [text('三更'), link] })).toEqual([
    ...['heading 3: 三更 更多', 'link: 三更'],
  ]);
});

test('a list says how much it holds, and what is not heard leaves no trace', () => {
  const item = (name: string) => ({ role: 'listitem', children: [text(name)] });
  const ignored = { role: 'generic', ignored: true, children: [item('甲')] };
  const marker = { role: 'ListMarker', name: '•' };
  expect(lines({ role: 'list', name: '标签', children: [marker, ignored, item('乙')] })).toEqual([
    ...['list: 标签, 2 items', '  • 甲', '  • 乙'],
  ]);
  expect(lines({ role: 'list', children: [item('甲')] })[0]).toBe('list, 1 item');
});

test('texts go on with each other within a paragraph, and end with it', () => {
  const mark = { role: 'strong', children: [text('purrs')] };
  const first = { role: 'paragraph', children: [text('Paid in '), mark, text('. Please')] };
  const chinese = {
    role: 'paragraph',
    children: [text('从'), { ...mark, children: [text('背面')] }],
  };
  expect(lines(first, chinese, text('PC'), text('1 player'))).toEqual([
    ...['Paid in purrs. Please', '从背面', 'PC 1 player'],
  ]);
});

test('a table says what each cell is', () => {
  const cell = (role: string, name: string) => ({ role, name, children: [text(name)] });
  const row = { role: 'row', children: [cell('rowheader', '力'), cell('cell', '72')] };
  const head = { role: 'row', children: [{ role: 'cell' }, cell('columnheader', '三更')] };
  expect(lines({ role: 'table', name: '并排对比', children: [head, row] })).toEqual([
    'table: 并排对比',
    ...['  row', '    cell:', '    column header: 三更'],
    ...['  row', '    row header: 力', '    cell: 72'],
  ]);
});

test('a disclosure of which one is open at a time is one, too', () => {
  const fold = { role: 'DisclosureTriangleGrouped', name: '回答团子：要安静的', properties: {} };
  expect(lines(fold)).toEqual([expect.stringMatching(/^disclosure: 回答团子：要安静的/)]);
});

test('a group without a name, and a region that says nothing yet, are passed over', () => {
  const fold = {
    role: 'DisclosureTriangle',
    name: '先给个提示 门怎么开？',
    properties: { expanded: false },
  };
  expect(lines({ role: 'group', name: '门怎么开？', children: [fold] })).toEqual([
    ...['group: 门怎么开？', '  disclosure: 先给个提示 门怎么开？, collapsed'],
  ]);
  expect(lines({ role: 'group', children: [text('字')] })).toEqual(['字']);
  expect(lines({ role: 'log' }, { role: 'status' })).toEqual([]);
  expect(lines({ role: 'status', children: [text('加载中…')] })).toEqual([
    ...['status', '  加载中…'],
  ]);
});
