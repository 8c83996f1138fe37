import { keyframes } from '../../theme/keyframes';
import type { ThemeUIStyleObject } from 'theme-ui';
import { useStrings } from '../../i18n/use-strings';
import { liveTagStyle, tagStyle } from '../../ui/tag-style';
import type { Times } from '../../i18n/time-span';
import { activityState, type ActivityState } from '../../platform/activity-state';
import { delayUntilLabelChange, DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS, useNow } from './use-now';
import { localeFacts, type Locale } from '../../config/locales';
import { usePlace } from '../../i18n/locale-context';

type Unit = 'day' | 'hour' | 'minute' | 'second';

interface CountdownPart {
  readonly unit: Unit;
  readonly value: number;
}

const sizes: Readonly<Record<Unit, number>> = {
  day: DAY_MS,
  hour: HOUR_MS,
  minute: MINUTE_MS,
  second: SECOND_MS,
};

/**
 * Splits a remaining time, in milliseconds, into days, hours and minutes, or in the last day into hours, minutes
 * and seconds. Rounds down; all zeros when the time is over.
 */
export function countdownParts(left: number): readonly CountdownPart[] {
  const units: readonly Unit[] =
    left > DAY_MS ? ['day', 'hour', 'minute'] : ['hour', 'minute', 'second'];
  let rest = Math.max(0, left);
  return units.map((unit) => {
    const value = Math.floor(rest / sizes[unit]);
    rest -= value * sizes[unit];
    return { unit, value };
  });
}

interface RoughTime {
  readonly unit: Exclude<Unit, 'second'>;
  readonly value: number;
}

/** Rounds a remaining time, in milliseconds, to one unit: days from two days on, hours from two hours on, else minutes. */
export function roundTimeLeft(left: number): RoughTime {
  if (left >= 2 * DAY_MS) return { unit: 'day', value: Math.floor(left / DAY_MS) };
  if (left >= 2 * HOUR_MS) return { unit: 'hour', value: Math.floor(left / HOUR_MS) };
  return { unit: 'minute', value: Math.max(1, Math.ceil(left / MINUTE_MS)) };
}

const formats = new Map<string, Intl.NumberFormat>();

/** Keeps one format per unit and language: a countdown asks for it every second. */
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

const countdownStyle = {
  display: 'inline-flex',
  flexWrap: 'wrap',
  columnGap: 2,
  color: 'muted',
  fontSize: 1,
  fontVariantNumeric: 'tabular-nums',
} satisfies ThemeUIStyleObject;

const partStyle = { whiteSpace: 'pre' } satisfies ThemeUIStyleObject;

const digitsStyle = { color: 'accent', fontSize: 3, lineHeight: 1 } satisfies ThemeUIStyleObject;

/**
 * The time until an activity starts. Digits have a fixed width and number, so that nothing moves; `role="timer"` is
 * not read out at every tick.
 */
function Countdown({ left }: { left: number }) {
  const t = useStrings('activity');
  const { locale } = usePlace();
  return (
    <span role="timer" aria-label={t('starts-in')} sx={countdownStyle}>
      {countdownParts(left).map((part) => (
        <span key={part.unit} sx={partStyle}>
          {formatCountdownPart(part, locale).map(({ isDigits, text }, index) =>
            isDigits ? (
              <b key={index} sx={digitsStyle}>
                {text}
              </b>
            ) : (
              text
            ),
          )}
        </span>
      ))}
    </span>
  );
}

const breathe = keyframes({ '50%': { opacity: 0.35 } });

const tagStyles = {
  upcoming: {
    ...tagStyle,
    backgroundColor: 'surface',
    borderColor: 'accent',
    color: 'accent',
  },
  running: {
    ...liveTagStyle,
    '&::before': { ...liveTagStyle['&::before'], animation: `${breathe} 2s ease-in-out infinite` },
  },
  ended: { ...tagStyle, backgroundColor: 'raised', color: 'muted' },
} satisfies Record<ActivityState, object>;

const endsKeys = { day: 'ends-day', hour: 'ends-hour', minute: 'ends-minute' } as const;

const endsStyle = { color: 'muted', fontSize: 1 } satisfies ThemeUIStyleObject;

interface Props {
  activity: Times;
  /** The visitor's clock, in milliseconds since 1970. */
  now: number;
}

/** The state of an activity by the visitor's clock, with a countdown. Updates itself. */
export function KnownState({ activity, now }: Props) {
  const t = useStrings('activity');
  // `now` changes with states only; the countdown needs a clock with seconds.
  const at = Math.max(now, useNow(delayUntilLabelChange(activity)) ?? now);
  const state = activityState(activity, at);
  const end = roundTimeLeft(Date.parse(activity.endAt) - at);
  return (
    <>
      <span sx={tagStyles[state]}>{t(state)}</span>
      {state === 'upcoming' && <Countdown left={Date.parse(activity.startAt) - at} />}
      {state === 'running' && (
        <span sx={endsStyle}>{t(endsKeys[end.unit], { count: end.value })}</span>
      )}
    </>
  );
}
