import { markdownExcess } from './markdown-excess';

test.each([
  ['lists in lists', `${'- '.repeat(1_200)}x`, 'levels of quotes and lists'],
  ['numbered lists', '1. '.repeat(33), 'levels of quotes and lists'],
  ['lists in lists by tabs', `${'*\t'.repeat(33)}x`, 'levels of quotes and lists'],
  ['quotes', '>'.repeat(1_500), 'levels of quotes and lists'],
  ['quotes behind a line feed', `a\r${'> '.repeat(33)}`, 'levels of quotes and lists'],
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
  ['thirty-two levels', `${'> '.repeat(32)}x`],
  ['a rule across the page', `甲\n\n${'* '.repeat(200)}\n\n乙`],
  ['a long text', '一段**很长**的文字，见[这里](/activity/)。\n\n'.repeat(400)],
  ['a long list', '- 一行\n'.repeat(2_000)],
  ['dashes that are no list', '-'.repeat(5_000)],
])('%s may be', (_, text) => {
  expect(markdownExcess(text)).toBeUndefined();
});
