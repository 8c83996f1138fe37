import { prefixKeysOf, prefixKeysOfQuery } from './prefix-keys';

test.each([
  ['灯塔', ['灯塔', '塔']],
  ['tea mountain', ['teamountain', 'mountain', 'ountain', 'untain', 'tm', 'm']],
  ['river', ['river', 'iver', 'ver']],
  ['五河 river', ['五河river', '河river', 'river', 'iver', 'ver']],
  ['~huzi no ie', ['huzinoie', 'noie', 'ie']],
  ['+Tea, Mountain', ['teamountain', 'mountain', 'ountain', 'untain', 'tm', 'm']],
  ['-old gate', ['oldgate', 'gate', 'og', 'g']],
  ['qing tong', ['qingtong', 'tong', 'qt', 't']],
])('%s is found from where a query may begin, and by its initials', (form, texts) => {
  const keys = prefixKeysOf(form);
  expect(keys.map(({ text }) => text).sort()).toEqual([...texts].sort());
  expect(keys.filter(({ isFirst }) => isFirst)).toEqual([{ text: texts[0], isFirst: true }]);
});

test('no beginning is longer than it has to be', () => {
  const texts = prefixKeysOf('a '.repeat(30).trim()).map(({ text }) => text.length);
  expect(Math.max(...texts)).toBe(16);
});

test('a query is looked for as it is, by its later words, with letters swapped, and without its first ones', () => {
  expect(prefixKeysOfQuery('abmit go')).toEqual([
    'abmitgo',
    'go',
    'bamitgo',
    'ambitgo',
    'abimtgo',
    'bmitgo',
    'mitgo',
  ]);
  expect(prefixKeysOfQuery('灯')).toEqual(['灯']);
  expect(prefixKeysOfQuery('灯塔')).toEqual(['灯塔', '塔']);
  expect(prefixKeysOfQuery('')).toEqual([]);
  expect(prefixKeysOfQuery('Fuji')).toEqual(['fuji', 'huzi', 'ufji', 'fjui', 'uji', 'ji']);
  expect(prefixKeysOfQuery('a b c d e f g h i')).toHaveLength(8);
});
