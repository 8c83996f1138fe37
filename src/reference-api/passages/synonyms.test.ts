import { synonymsOf } from './synonyms';

test.each([
  ['冬天挖上来的烂泥丢哪儿', '淤泥'],
  ['the lightning is near', 'thunder'],
  ['how long does it take', 'minute'],
  ['落雷がこわい', '稲妻'],
])('texts may say otherwise: %s', (query, other) => {
  expect(synonymsOf(query).flatMap(({ forms }) => forms)).toContain(other);
});

test('a Latin word stands whole', () => {
  expect(synonymsOf('a strange tale').flatMap(({ forms }) => forms)).not.toContain('far');
});
