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
  '@container activity (min-width: 520px)': { minHeight: '2lh' },
} satisfies ThemeUIStyleObject;

/** The dates of a span, each of which stays on one line. */
function unbroken({ from, to }: Span): Span {
  return { from: from.replaceAll(' ', '\u00a0'), to: to.replaceAll(' ', '\u00a0') };
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
        <dd>{t('period', { ...unbroken(activity.dates) })}</dd>
      </div>
      {own !== undefined && (
        <div>
          <dt>{t('your-time')}</dt>
          <dd>{t('period', { ...unbroken(own) })}</dd>
        </div>
      )}
    </dl>
  );
}
