import { likeWords } from './like-words';

test.each([
  ['冬天挖上来的烂泥丢哪儿', '淤泥'],
  ['the lightning is near', 'thunder'],
  ['how long does it take', 'minute'],
  ['落雷がこわい', '稲妻'],
])('texts may say otherwise: %s', (query, other) => {
  expect(likeWords(query).flatMap(({ forms }) => forms)).toContain(other);
});

test('a Latin word stands whole', () => {
  expect(likeWords('a strange tale').flatMap(({ forms }) => forms)).not.toContain('far');
});
