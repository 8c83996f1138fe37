import { useState } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import { useStrings } from '../../i18n/use-strings';
import { EmptyState } from '../../ui/empty-state';
import { DarkHeroBand, titleAtNight } from '../../ui/dark-hero-band';
import { PageTitle } from '../../ui/page-title';
import { Section } from '../../ui/section';
import { ActivityCard } from './activity-card';
import { activityState, type ActivityState } from './activity-state';
import { Banners } from './banners';
import { delayUntilStateChange, useNow } from './use-now';
import { PastActivity } from './past-activity';
import { useOpenDetails } from './open-details';
import { liveTagStyle, tagStyle } from '../../ui/tag-style';
import type { Times } from '../../i18n/time-span';
import { wide } from '../../theme/theme';

interface StateCountsProps {
  activities: readonly Times[];
  now: number | undefined;
}

const summaryStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 2,
  minHeight: 36,
  marginTop: 3,
} satisfies ThemeUIStyleObject;

const runningStyle = { ...liveTagStyle, paddingY: 1, fontSize: 1 } satisfies ThemeUIStyleObject;

const upcomingStyle = { ...tagStyle, paddingY: 1, fontSize: 1 } satisfies ThemeUIStyleObject;

/** Counts running and upcoming activities by the visitor's clock. Keeps its height while that is unknown. */
function StateCounts({ activities, now }: StateCountsProps) {
  const t = useStrings('activity');
  const countOf = (state: ActivityState): number =>
    now === undefined
      ? 0
      : activities.filter((activity) => activityState(activity, now) === state).length;
  const running = countOf('running');
  const upcoming = countOf('upcoming');
  return (
    <span sx={summaryStyle}>
      {running > 0 && <span sx={runningStyle}>{t('count-running', { count: running })}</span>}
      {upcoming > 0 && <span sx={upcomingStyle}>{t('count-upcoming', { count: upcoming })}</span>}
    </span>
  );
}

type Activity = Queries.ActivityDataFragment;

interface Props {
  /** Activities in the order of the API, the most important first. */
  activities: readonly Activity[];
  banners: readonly Queries.BannerDataFragment[];
  /** The fragment of the address with `#`, or empty. */
  hash: string;
}

function latestFirst(one: Activity, other: Activity): number {
  return Date.parse(other.endAt) - Date.parse(one.endAt);
}

/**
 * Separates the activities that have ended by the time the page is hydrated. One that ends later stays in its place
 * and is marked as ended, so that nothing moves under the reader.
 */
function useCurrentAndPast(activities: readonly Activity[], now: number | undefined) {
  const [opened, setOpened] = useState<number>();
  if (opened === undefined && now !== undefined) setOpened(now);
  const isOver = (activity: Activity): boolean =>
    opened !== undefined && activityState(activity, opened) === 'ended';
  return {
    current: activities.filter((activity) => !isOver(activity)),
    past: activities.filter(isOver).sort(latestFirst),
  };
}

const listStyle = {
  display: 'grid',
  gap: 5,
  padding: 0,
  listStyle: 'none',
} satisfies ThemeUIStyleObject;

const itemStyle = { display: 'grid' } satisfies ThemeUIStyleObject;

const pastLeadStyle = {
  marginTop: -3,
  marginBottom: 4,
  color: 'muted',
} satisfies ThemeUIStyleObject;

const pastListStyle = {
  padding: 0,
  listStyle: 'none',
  borderBottom: '1px solid',
  borderColor: 'line',
} satisfies ThemeUIStyleObject;

/** Beside the drawing of the band. */
const headStyle = {
  ...titleAtNight,
  [wide]: { maxWidth: '56%' },
} satisfies ThemeUIStyleObject;

const datesNoteStyle = { marginTop: 4, color: 'muted' } satisfies ThemeUIStyleObject;

export function ActivityView({ activities, banners, hash }: Props) {
  const t = useStrings('activity');
  const now = useNow(delayUntilStateChange(activities));
  const { current, past } = useCurrentAndPast(activities, now);
  useOpenDetails(hash, now !== undefined);
  return (
    <>
      <DarkHeroBand art="lanterns">
        <div sx={headStyle}>
          <PageTitle
            title={t('title')}
            lead={
              <>
                {t('lead')}
                <StateCounts activities={activities} now={now} />
              </>
            }
          />
        </div>
      </DarkHeroBand>
      <noscript>
        <p sx={datesNoteStyle}>{t('no-script')}</p>
      </noscript>
      {banners.length > 0 && <Banners banners={banners} />}
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
              <ActivityCard activity={activity} now={now} heading="h2" />
            </li>
          ))}
        </ul>
      )}
      {past.length > 0 && (
        <Section title={t('past')} id="past">
          <p sx={pastLeadStyle}>{t('past-lead')}</p>
          <ul sx={pastListStyle}>
            {past.map((activity) => (
              <li key={activity.activityId}>
                <PastActivity activity={activity} />
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}
