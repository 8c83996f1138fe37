import type { ThemeUIStyleObject } from 'theme-ui';
import { useHydrated } from '../../platform/use-hydrated';
import { usePlace } from '../../i18n/locale-context';
import { useStrings } from '../../i18n/use-strings';
import type { Times } from './activity-state';
import { periodIn, servicePeriod } from './period';

function ownZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

const periodsStyle = {
  alignContent: 'start',
  minHeight: '3lh',
  color: 'muted',
  fontSize: 1,
  lineHeight: 1.55,
  fontVariantNumeric: 'tabular-nums',
  '& dt': { display: 'inline', marginInlineEnd: 2, fontWeight: 'bold' },
  '& dd': { display: 'inline', margin: 0 },
  '@container activity (min-width: 520px)': { minHeight: '2lh' },
} satisfies ThemeUIStyleObject;

/**
 * The times of an activity in the service's time zone, and in the visitor's where they differ. The second line is
 * known in the browser only; its height is reserved.
 */
export function ActivityTimes({ activity }: { activity: Times }) {
  const t = useStrings('activity');
  const { locale } = usePlace();
  const own = useHydrated() ? periodIn(activity, locale, ownZone()) : undefined;
  return (
    <dl sx={periodsStyle}>
      <div>
        <dt>{t('service-time')}</dt>
        {/* A browser may format dates differently from the Node version of the build. */}
        <dd suppressHydrationWarning>{t('period', { ...servicePeriod(activity, locale) })}</dd>
      </div>
      {own !== undefined && (
        <div>
          <dt>{t('your-time')}</dt>
          <dd>{t('period', { ...own })}</dd>
        </div>
      )}
    </dl>
  );
}
