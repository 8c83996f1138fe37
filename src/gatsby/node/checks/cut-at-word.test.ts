import { columnsOf } from '../doctor/text-limits';
import { cutAtWord } from './cut-at-word';

test.each([
  ['a text that fits, without the blanks around it', ' Short. ', 20, 'en', 'Short.'],
  ['English behind a word', 'The lamp burns all night', 13, 'en', 'The lamp…'],
  ['no comma before the ellipsis', 'The lamp, which burns', 12, 'en', 'The lamp…'],
  ['Chinese between words', '星辰回响是太空冒险游戏', 13, 'zh', '星辰回响是…'],
  ['Japanese between words', '東京の夜を歩く人々', 11, 'ja', '東京の夜を…'],
  ['a word that is too long, between letters', 'x'.repeat(30), 10, 'en', `${'x'.repeat(9)}…`],
  ['a family as one character', '👩‍👩‍👧‍👦'.repeat(3), 24, 'en', '👩‍👩‍👧‍👦👩‍👩‍👧‍👦…'],
  ['a letter with its accents', 'e\u0301'.repeat(9), 9, 'en', `${'e\u0301'.repeat(4)}…`],
] as const)('cuts %s', (_, text, columns, locale, cut) => {
  expect(cutAtWord(text, columns, locale)).toBe(cut);
  expect(columnsOf(cut)).toBeLessThanOrEqual(columns);
});
