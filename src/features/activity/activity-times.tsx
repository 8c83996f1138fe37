import type { ThemeUIStyleObject } from 'theme-ui';
import { usePlace } from '../../i18n/locale-context';
import {
  spanIn,
  isServiceTime,
  ownZone,
  type Span,
  type Times,
  type Zone,
} from '../../i18n/time-span';
import { useStrings } from '../../i18n/use-strings';
import type { Locale } from '../../config/locales';
import { useEffect, useState } from 'react';
import { whenIdle } from '../../platform/loading/when-idle';
import { forcedColors } from '../../theme/theme';
import { colors } from '../../theme/colors';

export function periodIn(times: Times, locale: Locale, zone: Zone): Span {
  return spanIn(times, locale, zone, false);
}

/** Gives the zone of the visitor's clock once the browser is idle; undefined where it shows the service's time. */
function useOwnZone({ startAt, endAt }: Times): Zone | undefined {
  const [isOwn, setOwn] = useState(false);
  useEffect(() => {
    if (isServiceTime({ startAt, endAt }, ownZone)) return undefined;
    return whenIdle(() => setOwn(true));
  }, [startAt, endAt]);
  return isOwn ? ownZone : undefined;
}

const badgeStyle = {
  position: 'absolute',
  top: 3,
  left: 3,
  minWidth: 56,
  paddingX: 2,
  paddingY: 1,
  borderRadius: 'small',
  backgroundColor: 'surface',
  boxShadow: `4px 4px 0 ${colors.amber}`,
  lineHeight: 1.2,
  textAlign: 'center',
  // 24 Nov, as beside it.
  '&:lang(en)': { display: 'flex', flexDirection: 'column-reverse' },
  [forcedColors]: { border: '1px solid' },
} satisfies ThemeUIStyleObject;

const monthStyle = {
  fontSize: 0,
  fontWeight: 'bold',
  color: 'accent',
} satisfies ThemeUIStyleObject;

const dayStyle = {
  display: 'block',
  fontSize: 5,
  fontWeight: 'heavy',
  lineHeight: 1,
} satisfies ThemeUIStyleObject;

const lastDayStyle = {
  ...badgeStyle,
  // Its words stand alone here, and in a line elsewhere.
  textTransform: 'capitalize',
  color: 'accent',
  fontSize: 2,
  fontWeight: 'heavy',
  lineHeight: 1.5,
} satisfies ThemeUIStyleObject;

/**
 * Day and month of the start of an activity, like a calendar page, or until when it lasts if it runs; in the service's time, as the
 * first of the times beside it, which say whose they are. Decorative.
 */
export function DateBadge({
  activity: {
    dates: { month, day, lastDay },
  },
  isRunning,
}: {
  activity: Pick<Queries.ActivityDataFragment, 'dates'>;
  isRunning: boolean;
}) {
  const t = useStrings('activity');
  if (isRunning) {
    return (
      <div aria-hidden="true" sx={lastDayStyle}>
        {t('until', { to: lastDay })}
      </div>
    );
  }
  return (
    <div aria-hidden="true" sx={badgeStyle}>
      <span sx={monthStyle}>{month}</span>
      <span sx={dayStyle}>{day}</span>
    </div>
  );
}

type Dated = Pick<Queries.ActivityDataFragment, 'startAt' | 'endAt' | 'dates'>;

const periodsStyle = {
  alignContent: 'start',
  minHeight: '3lh',
  color: 'muted',
  fontSize: 1,
  lineHeight: 1.55,
  fontVariantNumeric: 'tabular-nums',
  '& dt': { display: 'inline', marginInlineEnd: 2, fontWeight: 'bold' },
  // A line may end between two dates, not within one.
  '& dd': { display: 'inline', margin: 0, wordBreak: 'keep-all' },
  // Both times take two lines in Japanese.
  '&:lang(ja)': { minHeight: '4lh' },
  '@container activity (min-width: 520px)': { '&, &:lang(ja)': { minHeight: '2lh' } },
} satisfies ThemeUIStyleObject;

/** Keeps the day of the week and the time of a date on its line: 12月4日(金) 0:00. */
function unbroken(date: string): string {
  return date.replaceAll(' ', '\u00a0').replaceAll('(', '\u2060(');
}

function unbrokenSpan({ from, to }: Span): Span {
  return { from: unbroken(from), to: unbroken(to) };
}

/**
 * The times of an activity in the service's time zone, and in the visitor's where they differ. The second line is
 * known in the browser only; its height is reserved.
 */
export function ActivityTimes({ activity }: { activity: Dated }) {
  const t = useStrings('activity');
  const { locale } = usePlace();
  const zone = useOwnZone(activity);
  const own = zone && periodIn(activity, locale, zone);
  return (
    <dl sx={periodsStyle}>
      <div>
        <dt>{t('service-time')}</dt>
        <dd>{t('period', { ...unbrokenSpan(activity.dates) })}</dd>
      </div>
      {own !== undefined && (
        <div>
          <dt>{t('your-time')}</dt>
          <dd>{t('period', { ...unbrokenSpan(own) })}</dd>
        </div>
      )}
    </dl>
  );
}
