import { useState } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import { useStrings } from '../../i18n/use-strings';
import { EmptyState } from '../../ui/empty-state';
import { DarkHeroBand } from '../../ui/dark-hero-band';
import { titleAtNight } from '../../ui/night-ground';
import { PageTitle } from '../../ui/page-title';
import { ActivityCard } from './activity-card';
import { useLazy } from '../../platform/loading/use-lazy';
import { compareActivities } from '../../platform/activity-order';
import { activityState } from '../../platform/activity-state';
import { Banners } from './banners';
import { delayUntilStateChange, useNow } from './use-now';
import { useOpenDetails } from './open-details';
import { wide, widest } from '../../theme/theme';

/** Its height is kept while the counts are unknown. */
const summaryStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 2,
  minHeight: 36,
  marginTop: 3,
} satisfies ThemeUIStyleObject;

type Activity = Queries.ActivityDataFragment;

interface Props {
  /** Activities in the order of the API, the most important first. */
  activities: readonly Activity[];
  banners: readonly Queries.BannerDataFragment[];
  /** The fragment of the address with `#`, or empty. */
  hash: string;
}

function load() {
  return import('./by-the-clock.lazy');
}

/**
 * Orders the activities by the time the page is hydrated, and separates those that have ended, once the code that draws them is there.
 * One that ends later stays in its place and is marked as ended, so that nothing moves under the reader.
 */
function useCurrentAndPast(activities: readonly Activity[], now: number | undefined) {
  const [opened, setOpened] = useState<number>();
  if (opened === undefined && now !== undefined) setOpened(now);
  const hasEnded = (activity: Activity): boolean =>
    opened !== undefined && activityState(activity, opened) === 'ended';
  const sorted =
    opened === undefined
      ? activities
      : [...activities].sort((one, other) => compareActivities(one, other, opened));
  const hasPast = sorted.some(hasEnded);
  const { code, hasFailed } = useLazy(load);
  const isApart = (activity: Activity): boolean => code !== undefined && hasEnded(activity);
  return {
    code,
    isSettled: now !== undefined && (!hasPast || code !== undefined || hasFailed),
    current: sorted.filter((activity) => !isApart(activity)),
    past: sorted.filter(isApart),
  };
}

const listStyle = {
  display: 'grid',
  gap: 5,
  padding: 0,
  listStyle: 'none',
  [widest]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    // The card beside one whose details are open keeps its height.
    '&:has([open])': { alignItems: 'start' },
  },
} satisfies ThemeUIStyleObject;

const itemStyle = { display: 'grid' } satisfies ThemeUIStyleObject;

const bandStyle = {
  gridColumn: 'full',
  marginBottom: 5,
  [wide]: { marginBottom: 6 },
} satisfies ThemeUIStyleObject;

/** Beside the drawing of the band. */
const headStyle = {
  ...titleAtNight,
  [wide]: { maxWidth: '56%' },
} satisfies ThemeUIStyleObject;

const datesNoteStyle = { marginBottom: 5, color: 'muted' } satisfies ThemeUIStyleObject;

export function ActivityView({ activities, banners, hash }: Props) {
  const t = useStrings('activity');
  const now = useNow(delayUntilStateChange(activities));
  const { code, isSettled, current, past } = useCurrentAndPast(activities, now);
  useOpenDetails(hash, isSettled);
  return (
    <>
      <div sx={bandStyle}>
        <DarkHeroBand art="lanterns">
          <div sx={headStyle}>
            <PageTitle
              title={t('title')}
              lead={
                <>
                  {t('lead')}
                  <span sx={summaryStyle}>
                    {code && now !== undefined && (
                      <code.StateCounts activities={activities} now={now} />
                    )}
                  </span>
                </>
              }
            />
          </div>
        </DarkHeroBand>
      </div>
      <noscript>
        <p sx={datesNoteStyle}>{t('no-script')}</p>
      </noscript>
      {banners.length > 0 && (
        <Banners banners={banners} activities={activities} now={now} State={code?.BannerState} />
      )}
      {current.length === 0 ? (
        <EmptyState
          art="empty"
          title={past.length === 0 ? t('empty-title') : t('no-current')}
          text={t('empty-text')}
        />
      ) : (
        <ul aria-label={t('all')} sx={listStyle}>
          {current.map((activity) => (
            <li key={activity.activityId} sx={itemStyle}>
              <ActivityCard activity={activity} now={now} Known={code?.KnownState} heading="h2" />
            </li>
          ))}
        </ul>
      )}
      {code && past.length > 0 && <code.PastActivities activities={past} />}
    </>
  );
}
