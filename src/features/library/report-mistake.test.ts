import { reportLetter } from './report-mistake';

test('a letter names what it is about and the page, whatever its name holds', () => {
  const letter = new URL(reportLetter('资料纠错：A & B?#%', 'https://a.example/game-library/b/'));
  expect(letter.protocol).toBe('mailto:');
  expect(letter.pathname).toContain('@');
  expect(letter.searchParams.get('subject')).toBe('资料纠错：A & B?#%');
  expect(letter.searchParams.get('body')).toBe('https://a.example/game-library/b/\n\n');
  // A plus sign stays one in a letter.
  expect(letter.search).not.toContain('+');
});
