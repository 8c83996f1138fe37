import { textChanges, type Piece } from './text-changes';

/** Writes pieces down: -gone-, +new+. */
function written(line: readonly Piece[]): string {
  const mark = { same: '', removed: '-', added: '+' } as const;
  return line.map(({ kind, text }) => `${mark[kind]}${text}${mark[kind]}`).join('');
}

function changes(before: string, after: string, tag: string) {
  return textChanges(before, after, tag).map(({ heading, lines }) => [
    heading,
    ...lines.map(written),
  ]);
}

test('tells Chinese words apart, below the heading that they stand under', () => {
  const before = '开头。\n\n## 1. 收集\n\n我们只收集手机号。\n\n## 2. 保存\n\n保存六个月。\n';
  const after = '开头。\n\n## 1. 收集\n\n我们只收集手机号和昵称。\n\n## 2. 保存\n\n保存六个月。\n';
  expect(changes(before, after, 'zh-CN')).toEqual([['1. 收集', '我们只收集手机号+和昵称+。']]);
});

test('shows a line that has become another one as gone and new, and a new section with its heading', () => {
  expect(
    changes('## A\n\nOne thing.\n', '## A\n\nNothing of the kind at all.\n\n## B\n\nMore.\n', 'en'),
  ).toEqual([
    ['A', '-One thing.-', '+Nothing of the kind at all.+'],
    ['B', '+B+', '+More.+'],
  ]);
});

test('leaves out what stands before the text', () => {
  const text = (version: string): string => `---\nversion: "${version}"\n---\n正文。\n`;
  expect(changes(text('1.0'), text('1.1'), 'zh-CN')).toEqual([]);
});

test('reads a table by its cells, and links by their words', () => {
  const row = (months: string): string =>
    `| Data | Kept |\n| --- | --- |\n| [Login log](/log) | ${months} months |\n`;
  expect(changes(row('6'), row('12'), 'en')).toEqual([['', 'Login log · -6-+12+ months']]);
});

test('nothing changed is nothing', () => {
  expect(changes('## 甲\n\n乙。', '## 甲\n\n**乙。**', 'ja')).toEqual([]);
});
