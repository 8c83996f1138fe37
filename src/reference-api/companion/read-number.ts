const DIGITS = '零一二三四五六七八九';

/** Reads a number below a hundred, in digits or in characters. */
export function readNumber(number: string): number {
  if (/^\d+$/.test(number)) return Number(number);
  const [tens = '', ones] = number.replace('两', '二').split('十');
  if (ones === undefined) return DIGITS.indexOf(tens);
  return 10 * (tens === '' ? 1 : DIGITS.indexOf(tens)) + Math.max(0, DIGITS.indexOf(ones));
}
