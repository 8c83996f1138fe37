import { localeFacts, type Locale } from '../../config/locales';
import { DAY, HOUR, MINUTE, SECOND } from './refresh-delay';

type Unit = 'day' | 'hour' | 'minute' | 'second';

/** A part of a countdown, such as 3 days. */
export interface CountdownPart {
  readonly unit: Unit;
  readonly value: number;
}

const sizes: Readonly<Record<Unit, number>> = {
  day: DAY,
  hour: HOUR,
  minute: MINUTE,
  second: SECOND,
};

/**
 * Splits a remaining time, in milliseconds, into days, hours and minutes, or in the last day into hours, minutes
 * and seconds. Rounds down; all zeros when the time is over.
 */
export function countdownParts(left: number): readonly CountdownPart[] {
  const units: readonly Unit[] =
    left > DAY ? ['day', 'hour', 'minute'] : ['hour', 'minute', 'second'];
  let rest = Math.max(0, left);
  return units.map((unit) => {
    const value = Math.floor(rest / sizes[unit]);
    rest -= value * sizes[unit];
    return { unit, value };
  });
}

/** A remaining time in one unit. */
interface RoughTime {
  readonly unit: Exclude<Unit, 'second'>;
  readonly value: number;
}

/** Rounds a remaining time, in milliseconds, to one unit: days from two days on, hours from two hours on, else minutes. */
export function roundTimeLeft(left: number): RoughTime {
  if (left >= 2 * DAY) return { unit: 'day', value: Math.floor(left / DAY) };
  if (left >= 2 * HOUR) return { unit: 'hour', value: Math.floor(left / HOUR) };
  return { unit: 'minute', value: Math.max(1, Math.ceil(left / MINUTE)) };
}

const formats = new Map<string, Intl.NumberFormat>();

/** One per unit and language: a countdown asks for it every second. */
function formatOf(unit: Unit, locale: Locale): Intl.NumberFormat {
  const key = `${unit} ${locale}`;
  let format = formats.get(key);
  if (format === undefined) {
    format = new Intl.NumberFormat(localeFacts[locale].tag, {
      style: 'unit',
      unit,
      unitDisplay: 'short',
      minimumIntegerDigits: unit === 'day' ? 1 : 2,
    });
    formats.set(key, format);
  }
  return format;
}

/**
 * Formats a part of a countdown as digits and unit, in the order of the language. All but days have two digits, so
 * that the width does not change.
 */
export function formatCountdownPart(
  { unit, value }: CountdownPart,
  locale: Locale,
): readonly { readonly isDigits: boolean; readonly text: string }[] {
  return formatOf(unit, locale)
    .formatToParts(value)
    .map(({ type, value: text }) => ({ isDigits: type === 'integer', text }));
}
