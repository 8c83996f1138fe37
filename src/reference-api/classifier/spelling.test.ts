import { fold, latinWords, packedCharacters, picturesOf } from './spelling';

function wordsIn(text: string): string {
  return latinWords(fold(text)).join(' ');
}

test.each([
  ['k1ll mys3lf', 'kill myself'],
  ['su!c!de', 'suicide'],
  ['h@te b0th pas$words', 'hate both passwords'],
])('a sign inside of a word is the letter that it looks like: %s', (text, words) => {
  expect(wordsIn(text)).toBe(words);
});

test.each([
  ['36 studs at 10:30!', '36 studs at 10 30'],
  ['room5 is lit', 'room5 is lit'],
  ['50ft', '50ft'],
])('a number stays one: %s', (text, words) => {
  expect(wordsIn(text)).toBe(words);
});

test.each([
  ['e-n-d it', 'end it'],
  ['e.n.d', 'end'],
  ['e n d  i t', 'end it'],
  ['I am h e r e now', 'i am here now'],
  // Two letters alone may be two words.
  ['i a', 'i a'],
  ['well-lit', 'well lit'],
])('letters that are spelled out are a word: %s', (text, words) => {
  expect(wordsIn(text)).toBe(words);
});

test.each([
  ['nooooo', 'noo'],
  ["don't won’t", 'dont wont'],
  ['', ''],
  ['…', ''],
])('letters in excess and apostrophes are left out: %s', (text, words) => {
  expect(wordsIn(text)).toBe(words);
});

test.each([
  ['ＡＢＣ', 'abc'],
  ['シニタイ', 'しにたい'],
  ['結束', '结束'],
  ['我\u200b想', '我想'],
])('%s is read as %s', (text, folded) => {
  expect(fold(text)).toBe(folded);
});

test('blanks and signs between characters are passed over, and a text in letters has none', () => {
  expect(packedCharacters(fold('我 想…去 NPC 那儿！'))).toBe('我想去npc那儿');
  expect(packedCharacters(fold('ゲーム、おわり'))).toBe('げーむおわり');
  expect(packedCharacters('no characters')).toBe('');
});

test('each picture is named once', () => {
  expect(picturesOf('🔪 a 🔪💊')).toEqual(['🔪', '💊']);
});
