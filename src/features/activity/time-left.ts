import { localeFacts, type Locale } from '../../config/locales';
import { DAY, HOUR, MINUTE, SECOND } from './refresh-delay';

type Unit = 'day' | 'hour' | 'minute' | 'second';

/** A part of a countdown: how many of a unit. */
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
 * What is left, in milliseconds, as a countdown: days, hours and minutes, or hours, minutes and seconds
 * in the last day. Whole units only; nothing left is nothing but zeros.
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

/** What is left, in milliseconds, as people say it: days from two on, hours from two on, else minutes. */
export function roundTimeLeft(left: number): CountdownPart {
  if (left >= 2 * DAY) return { unit: 'day', value: Math.floor(left / DAY) };
  if (left >= 2 * HOUR) return { unit: 'hour', value: Math.floor(left / HOUR) };
  return { unit: 'minute', value: Math.max(1, Math.ceil(left / MINUTE)) };
}

/** `in 3 days`, `3天后`. */
export function formatRelativeTime({ unit, value }: CountdownPart, locale: Locale): string {
  return new Intl.RelativeTimeFormat(localeFacts[locale].tag).format(value, unit);
}

/**
 * A part of a countdown as digits and unit, in the order of the language. All but days have two digits,
 * so that the width does not change.
 */
export function formatCountdownPart(
  { unit, value }: CountdownPart,
  locale: Locale,
): readonly { readonly isDigits: boolean; readonly text: string }[] {
  return new Intl.NumberFormat(localeFacts[locale].tag, {
    style: 'unit',
    unit,
    unitDisplay: 'short',
    minimumIntegerDigits: unit === 'day' ? 1 : 2,
  })
    .formatToParts(value)
    .map(({ type, value: text }) => ({ isDigits: type === 'integer', text }));
}
