import { highlightMatches } from './highlighted-text';
import { characterTermsOf, pieceTermsOf } from './search-terms';

function marked(text: string, terms: ReturnType<typeof pieceTermsOf>): string[] {
  return highlightMatches(text, terms).flatMap((piece) => (piece.marked ? piece.text : []));
}

test('of a question a character is marked where it is a word of it, and no piece of a longer word is', () => {
  const question = '怎么重新点亮灭掉的灯';
  const text = '月亮亮着，新漆的灯灭了。';
  expect(marked(text, characterTermsOf(question))).toEqual(['灯']);
  expect(marked(text, pieceTermsOf(question))).toEqual(['亮', '新', '灯灭']);
});

test('names and single words have no characters of their own', () => {
  expect([characterTermsOf('灯塔'), pieceTermsOf('灯塔')]).toEqual([[], []]);
});
