import type { NamedNumber, Numerals } from './number-words';

/** The least power that multiplies all that stands before it, as in 300 times 10,000. */
const GREAT_POWER = 10_000;

/** Values of numerals with powers in them. A digit after a power may be tenths of it: "a thousand three" is 1,300. */
function valuesOf(signs: readonly string[], { digits, powers }: Numerals): number[] {
  let [total, part, digit, power] = [0, 0, 0, 1];
  for (const sign of signs) {
    const next = powers[sign];
    if (next === undefined) {
      digit = digits[sign] ?? 0;
      if (digit === 0) power = 1;
      continue;
    }
    power = next;
    if (power < GREAT_POWER) part += (digit || 1) * power;
    else [total, part] = [(total + part + digit || 1) * power, 0];
    digit = 0;
  }
  const value = total + part + digit;
  return digit > 0 && power > 10 ? [value, value - digit + (digit * power) / 10] : [value];
}

/**
 * Tells what numerals mean. One alone is often no number ("a", "once"), a power alone means "many", digits alone "about so many"
 * ("three five") or each of them ("one two three"), and with a vague sign they have no value.
 */
function named(said: string, vague: boolean, words: Numerals): NamedNumber {
  const signs = Array.from(said);
  const digits = signs.map((sign) => words.digits[sign]).filter((digit) => digit !== undefined);
  if (digits.length === signs.length && digits.length > 1) {
    return { said, values: [...digits, Number(digits.join(''))], certain: false };
  }
  const values = valuesOf(signs, words);
  const [value = 0] = values;
  const many = digits.length === 0 && value > 10;
  return { said, values, certain: value > 1 && !many && !vague };
}

/** Tells what a number may mean too by the words behind it: 30 per cent by "tenths", 45 by "quarters", 3.5 by "and a half". */
function otherwise(value: number, after: string, { times, half }: Numerals): number[] {
  const [, factor] = Object.entries(times).find(([unit]) => after.startsWith(unit)) ?? [];
  if (factor !== undefined) return [value, value * factor];
  return after.slice(0, 2).includes(half) ? [value, value + 0.5] : [value];
}

/** Tells what numerals with a point, or with a digit behind the tenths, mean: "seven tenths five" is 75 per cent. */
function withDecimals(said: string, groups: Record<string, string>, words: Numerals): NamedNumber {
  const { whole = '', decimals = '', tens = '', rest = '' } = groups;
  const digitsOf = (text: string): string =>
    Array.from(text, (sign) => String(words.digits[sign] ?? 0)).join('');
  if (tens !== '') return { said, values: [Number(digitsOf(tens + rest))], certain: true };
  const [left = 0] = valuesOf(Array.from(whole), words);
  const right = digitsOf(decimals);
  return { said, values: [Number(`${String(left)}.${right}`), left, Number(right)], certain: true };
}

function patternOf(words: Numerals): RegExp {
  const digit = `[${Object.keys(words.digits).join('')}]`;
  const power = `[${Object.keys(words.powers).join('')}]`;
  const sign = `(?:${digit}|${power})`;
  const times = Object.keys(words.times).join('|');
  return new RegExp(
    [
      `(?<figures>\\d+(?:,\\d{3})*(?:\\.\\d+)?)(?<power>${power}?)`,
      `(?<whole>${sign}+)${words.point}(?<decimals>${digit}+)(?!${sign}|${times})`,
      `(?<tens>${digit})${words.tenth}(?<rest>${digit})`,
      `(?<=(?<before>.?))(?<numerals>${sign}+)`,
    ].join('|'),
    'gsu',
  );
}

/** Makes a reader of the numbers in a Chinese or Japanese text, in figures and in numerals. */
export function numeralReader(words: Numerals): (text: string) => NamedNumber[] {
  const pattern = patternOf(words);
  const measure = new RegExp(`^${words.measure}`, 'u');
  return (text) =>
    [...text.matchAll(pattern)].map(({ groups = {}, 0: said, index }) => {
      const after = text.slice(index + said.length);
      const { figures, power = '', numerals, before = '' } = groups;
      let number: NamedNumber;
      if (figures !== undefined) {
        const value = Number(figures.replaceAll(',', '')) * (words.powers[power] ?? 1);
        number = { said, values: [value], certain: true };
      } else if (numerals !== undefined) {
        const vague = Array.from(words.vague).some(
          (sign) => sign === before || after.startsWith(sign),
        );
        number = named(numerals, vague, words);
      } else number = withDecimals(said, groups, words);
      return {
        said,
        values: number.values.flatMap((value) => otherwise(value, after, words)),
        certain: number.certain && !measure.test(after),
      };
    });
}
