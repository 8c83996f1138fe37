/** An attribute whose value is a number, as a bar shows it. */
export interface Measure {
  readonly value: number;
  /** The value of a full bar. */
  readonly max: number;
}

const NUMBER = /^\d+(?:\.\d+)?$/;

/** Turns full-width digits and signs into ordinary ones, without commas between thousands. */
function plain(text: string): string {
  return text
    .normalize('NFKC')
    .trim()
    .replace(/(?<=\d),(?=\d{3}(?!\d))/g, '');
}

/** Parses a text that is one plain number: `6 号下铺` is a bunk and `卯时` an hour. */
function toNumber(text: string): number | undefined {
  return NUMBER.test(text) ? Number(text) : undefined;
}

/** Parses a value that brings its own scale: `72/100`, `12%`. */
function withOwnScale(text: string): Measure | undefined {
  const [part = '', whole = '', ...rest] = text.endsWith('%')
    ? [text.slice(0, -1), '100']
    : text.split('/');
  const value = toNumber(part.trim());
  const max = toNumber(whole.trim());
  if (rest.length > 0 || value === undefined || max === undefined || max < value || max === 0) {
    return undefined;
  }
  return { value, max };
}

/** Rounds up to a number on which a scale may end: 10, 20, 50, 100, 200 … */
function roundUp(number: number): number {
  const power = 10 ** Math.floor(Math.log10(number));
  return ([1, 2, 5].find((step) => step * power >= number) ?? 10) * power;
}

/** The share of a role's numbers that its common scale must cover: single outliers do not flatten the rest. */
const MOST = 2 / 3;

/**
 * Chooses the number at which a full bar ends for a role: 10 or 100 where that holds most of its numbers, as in most
 * games; else the next round number that does.
 */
function commonScale(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  if ((sorted.at(-1) ?? 0) <= 10) return 10;
  const held = sorted[Math.ceil(sorted.length * MOST) - 1] ?? 0;
  return held <= 100 ? 100 : roundUp(held);
}

/**
 * Measures the attributes of a role, in their order; undefined for those that are words. All
 * share a scale, so that they can be compared; a number beyond it has one of its own.
 * @param values the free texts of the attributes
 */
export function measures(values: readonly string[]): (Measure | undefined)[] {
  const texts = values.map(plain);
  const numbers = texts.flatMap((text) => toNumber(text) ?? []);
  const scale = numbers.length === 0 ? 0 : commonScale(numbers);
  return texts.map((text) => {
    const value = toNumber(text);
    if (value === undefined) return withOwnScale(text);
    return { value, max: value > scale ? roundUp(value) : scale };
  });
}
