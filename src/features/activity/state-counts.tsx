import type { ThemeUIStyleObject } from 'theme-ui';
import { useStrings } from '../../i18n/use-strings';
import { liveTagStyle, tagStyle } from '../../ui/tag-style';
import type { Times } from '../../i18n/time-span';
import { activityState, type ActivityState } from './activity-state';

interface Props {
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

/** How many activities are running and upcoming, by the visitor's clock. Keeps its height while that is unknown. */
export function StateCounts({ activities, now }: Props) {
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
