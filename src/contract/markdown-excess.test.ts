import { LIMITS } from './limits';
import { markdownExcess } from './markdown-excess';

/** A line again and again, up to the length that Markdown may have. */
function filled(line: string): string {
  return line.repeat(LIMITS.markdown / line.length);
}

test.each([
  ['lists in lists', `${'- '.repeat(1_200)}x`, 'levels of quotes and lists'],
  ['numbered lists', '1. '.repeat(33), 'levels of quotes and lists'],
  ['lists in lists by tabs', `${'*\t'.repeat(33)}x`, 'levels of quotes and lists'],
  ['quotes', '>'.repeat(1_500), 'levels of quotes and lists'],
  ['quotes behind a line feed', `a\r${'> '.repeat(33)}`, 'levels of quotes and lists'],
  [
    'small lists in lists',
    `${'- '.repeat(8)}a\n`.repeat(1_999),
    'beginnings of quotes and list items',
  ],
  ['lists in lists on every line', `${'- '.repeat(15)}a\n`.repeat(1_999), 'beginnings of'],
  ['numbered lists in lists', filled(`${'1. '.repeat(15)}a\n`), 'beginnings of'],
  ['lists in quotes', filled(`${'> - '.repeat(8)}a\n`), 'beginnings of'],
  ['empty list items', '1. 2)\n+ -\n'.repeat(900), 'beginnings of'],
  ['rules in quotes', `> ${'- '.repeat(33)}`, 'levels of'],
  ['lists that look like rules', '- -\n'.repeat(1_999), 'beginnings of'],
  ['emphasis that does not end', '*a_ '.repeat(8_000), 'marks'],
  ['links that do not end', '[a](b'.repeat(8_000), 'marks'],
  ['tags that do not end', '<a b="'.repeat(8_000), 'marks'],
  ['comments that do not end', 'a <!-- '.repeat(101), 'times <! or <?'],
  ['lines', 'a\n=\n'.repeat(1_001), 'lines'],
  ['lines that end in CR', 'a\r=\r'.repeat(1_001), 'lines'],
])('too many %s are told', (_, text, expected) => {
  expect(markdownExcess(text)).toContain(expected);
});

test.each([
  ['levels of quotes and lists', 32, (many: number) => '> '.repeat(many)],
  [
    'beginnings of quotes and list items',
    3_000,
    (many: number) => `${'> - '.repeat(2)}a\r`.repeat(many / 4) + '> '.repeat(many % 4),
  ],
  [
    'beginnings of quotes and list items',
    3_000,
    (many: number) => '+ 12) a\n'.repeat(many / 2) + '> '.repeat(many % 2),
  ],
  ['lines', 2_000, (many: number) => '甲 乙\n'.repeat(many)],
  [
    'marks (runs of * _ `, brackets, <)',
    2_000,
    (many: number) =>
      '** __ `` [ ] < '
        .repeat(many / 6 + 1)
        .split(' ')
        .slice(0, many)
        .join(' '),
  ],
  ['times <! or <?', 100, (many: number) => '<!<?'.repeat(many / 2) + '<?'.repeat(many % 2)],
])('%s: %i may be, and one more may not', (what, most, text) => {
  expect(markdownExcess(text(most))).toBeUndefined();
  expect(markdownExcess(text(most + 1))).toBe(
    `expected Markdown with at most ${String(most)} ${what}`,
  );
});

test.each([
  ['thirty-two levels', `${'> '.repeat(32)}x`],
  ['a rule across the page', `甲\n\n${'* '.repeat(200)}\n\n乙`],
  ['a long text', '一段**很长**的文字，见[这里](/activity/)。\n\n'.repeat(400)],
  ['a long list', '- 一行\n'.repeat(2_000)],
  ['a long list in a quote', '> - 一行\n'.repeat(1_500)],
  ['many rules', '- - -\n'.repeat(2_000)],
  ['rules behind blanks and with many in between', ' - -  -\t- \n\t- ---\n'.repeat(999)],
  ['quotes that begin in the middle of a line', `甲 ${'> - '.repeat(40)}`],
  ['numbers and signs that begin no list', '1.5 12345678901. -1 *a +b 甲- 1) '.repeat(2_000)],
  [
    'lines that begin with what is no list',
    '1.5\n-1\n+b\n1)甲\n1234567890. a\n甲 > - 1. b\n'.repeat(300),
  ],
  ['dashes that are no list', '-'.repeat(5_000)],
])('%s may be', (_, text) => {
  expect(markdownExcess(text)).toBeUndefined();
});
