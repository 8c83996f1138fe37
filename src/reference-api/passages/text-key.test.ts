import { searchWords, simplify, stemOf, textKey, toPhrase, toTokens } from './text-key';

test.each([
  ['lighting', 'lights', 'lighted'],
  ['stopped', 'stopping', 'stops'],
  ['making', 'makes', 'make'],
  ['carries', 'carried', 'carry'],
  ['boxes', 'boxed', 'box'],
  ['glasses', 'glass'],
  ['brightest', 'bright'],
])('forms of one English word share a stem: %s, %s', (...words) => {
  expect(new Set(words.map(stemOf)).size).toBe(1);
});

test.each([
  ['ring', 'ring'],
  ['string', 'string'],
  ['bus', 'bus'],
  ['chess', 'chess'],
  ['chest', 'chest'],
  ['forest', 'forest'],
  ['shed', 'shed'],
  ['campus', 'campus'],
  ['dés', 'dés'],
  ['灯城的夜', '灯城的夜'],
])('what only looks like an ending stays: %s', (word, stem) => {
  expect(stemOf(word)).toBe(stem);
});

test('traditional characters, widths and case make no difference', () => {
  expect(simplify('雲上茶路 UP')).toBe('云上茶路 UP');
  expect(textKey('雲上 ＡＢＣ')).toBe(textKey('云上 abc'));
  expect(simplify('茶與龍')).toBe('茶与龙');
  // Characters of two code units too, as far as they have a simplified one.
  expect(simplify('𠮷與𠁞')).toBe('𠮷与𠀾');
});

test('the words of a search come once each, and signs are none', () => {
  expect(searchWords('Tea, TEA — 茶!')).toEqual(['tea', '茶']);
  expect(searchWords('…?!')).toEqual([]);
});

test('a text becomes stems of its words in letters and pairs of its characters', () => {
  expect(toTokens(['青铜之门', 'Lanterns lit'])).toBe('青铜 铜之 之门 门 lantern lit');
});

test.each([
  ['铜之门', false, '"铜之 之门"'],
  ['门', false, '"门"*'],
  ['lanterns', false, '"lantern"'],
  ['lant', true, '"lant"*'],
  ['star echoes', false, '"star echo"'],
])('%s is looked for as a phrase, the last character open', (word, isBeginning, phrase) => {
  expect(toPhrase(word, isBeginning)).toBe(phrase);
});
