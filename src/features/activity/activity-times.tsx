import type { ThemeUIStyleObject } from 'theme-ui';
import { usePlace } from '../../i18n/locale-context';
import type { Span } from '../../i18n/time-span';
import { useStrings } from '../../i18n/use-strings';
import { periodIn } from './period';
import { useOwnZone } from './use-own-zone';

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

/** A date whose day of the week and time stay on its line: 12月4日(金) 0:00. */
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
