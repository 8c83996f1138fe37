import fc from 'fast-check';
import {
  initialsOf,
  isLatin,
  joinWords,
  normalizeRomaji,
  normalizeText,
  traceText,
  wordsOf,
} from './normalize-text';

test.each([
  ['half-width kana and full-width Latin', 'ｷﾉｺ Ｌａｎｔｅｒｎ', 'きのこ lantern'],
  ['katakana, sound marks and a long vowel', 'ガーデン', 'がーでん'],
  ['the first and the last of katakana', 'ァヴヶヷ', 'ぁゔゖヷ'],
  ['accents, apostrophes and signs', 'Pokémon — you’re <b>', 'pokemon youre b'],
  ['each apostrophe', "a'b’c＇d", 'abcd'],
  ['signs at both ends', '【青铜】', '青铜'],
  ['nothing but signs and pictures', '🔥 .*+?^${}()|[]\\ <>', ''],
])('folds %s', (_, text, folded) => {
  expect(normalizeText(text)).toBe(folded);
});

test.each([
  ['chayama yuubin seidou', 'tyayama yubin seidoo'],
  ['shin', 'sin'],
  ['sha', 'sya'],
  ['chi', 'ti'],
  ['tsuki', 'tuki'],
  ['fuji', 'huzi'],
  ['jo', 'zyo'],
  ['jyo', 'zyo'],
  ['ohta', 'ota'],
  ['ooki', 'oki'],
])('the romaji %s and %s are alike', (one, other) => {
  expect(normalizeRomaji(one)).toBe(normalizeRomaji(other));
});

test.each([
  ['ohayo', 'oayo'],
  ['ohyu', 'oyu'],
  ['sa', 'sya'],
])('the romaji %s and %s are not', (one, other) => {
  expect(normalizeRomaji(one)).not.toBe(normalizeRomaji(other));
});

test.each([
  ['the 青铜 gate', 'the青铜gate', [0, 3, 4, 5]],
  ['がーでん', 'がーでん', [0]],
  ['㐀鿿ꀀa', '㐀鿿ꀀa', [0, 1, 3]],
  ['九命inn', '九命inn', [0, 1, 2]],
  ['a1 b', 'a1b', [0, 2]],
  ['aがb', 'aがb', [0, 1, 2]],
])('words and characters of %s begin where a reader sees them begin', (folded, text, starts) => {
  expect(joinWords(folded)).toEqual({ text, starts });
});

test.each([
  ['九命inn', ['九命', 'inn']],
  ['tea 山 2b', ['tea', '山', '2b']],
  ['', []],
])('the words of %j', (folded, words) => {
  expect(wordsOf(folded)).toEqual(words);
});

test.each([
  ['qing tong zhi men', 'q t z m'],
  ['ab 12', 'a 1'],
  ['qing', undefined],
  ['青铜', undefined],
  ['qing 铜', undefined],
])('the initials of %s are %s', (form, initials) => {
  expect(initialsOf(form)).toBe(initials);
});

test.each([
  ['az 09', true],
  ['', false],
  ['aß', false],
  ['灯a', false],
])('%j is Latin: %s', (folded, expected) => {
  expect(isLatin(folded)).toBe(expected);
});

const piece = fc.constantFrom(
  ...['a', 'É', '灯', 'ガ', 'ﾈ', 'ﾞ', '\u0301', '㍿', 'ﬃ', '🎮', "'", '’', ' ', '—', '𠮷', '1'],
);

test('each letter of a traced text comes from the character that it is made of', () => {
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), fc.constantFrom('', ' '), (pieces, between) => {
      const original = pieces.join('');
      const { text, origins } = traceText(original, between);
      expect(text.replaceAll(' ', '')).toBe(normalizeText(original).replaceAll(' ', ''));
      expect(origins).toHaveLength(text.length);
      for (const [at, [start, end]] of origins.entries()) {
        expect(normalizeText(original.slice(start, end))).toContain(text[at]?.trim());
        expect(start).toBeGreaterThanOrEqual(origins[at - 1]?.[0] ?? 0);
      }
    }),
  );
});

test('what is neither letter nor digit is nothing, or one blank, and an apostrophe is always nothing', () => {
  expect(traceText('half-ｶﾞ’s')).toEqual({
    text: 'halfがs',
    origins: [
      [0, 1],
      [1, 2],
      [2, 3],
      [3, 4],
      [5, 7],
      [8, 9],
    ],
  });
  expect(traceText('a — b', ' ').text).toBe('a   b');
  expect(traceText("a'b", ' ').text).toBe('ab');
});
