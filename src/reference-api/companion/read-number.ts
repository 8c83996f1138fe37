const DIGITS = '零一二三四五六七八九';

const ENGLISH = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
];

/** Reads a number below a hundred, in digits or in characters, or in English words up to ten. */
export function readNumber(number: string): number {
  const english = ENGLISH.indexOf(number);
  if (english >= 0) return english;
  if (/^\d+$/.test(number)) return Number(number);
  const [tens = '', ones] = number.replace('两', '二').split('十');
  if (ones === undefined) return DIGITS.indexOf(tens);
  return 10 * (tens === '' ? 1 : DIGITS.indexOf(tens)) + Math.max(0, DIGITS.indexOf(ones));
}
