import type { ThemeUIStyleObject } from 'theme-ui';
import type { Times } from '../../i18n/time-span';
import { useStrings } from '../../i18n/use-strings';
import { liveTagStyle, tagStyle } from '../../ui/tag-style';
import { activityState, type ActivityState } from '../../platform/activity-state';

const runningStyle = { ...liveTagStyle, paddingY: 1, fontSize: 1 } satisfies ThemeUIStyleObject;

const upcomingStyle = { ...tagStyle, paddingY: 1, fontSize: 1 } satisfies ThemeUIStyleObject;

/** Counts running and upcoming activities by the visitor's clock. */
export function StateCounts({ activities, now }: { activities: readonly Times[]; now: number }) {
  const t = useStrings('activity');
  const countOf = (state: ActivityState): number =>
    activities.filter((activity) => activityState(activity, now) === state).length;
  const running = countOf('running');
  const upcoming = countOf('upcoming');
  return (
    <>
      {running > 0 && <span sx={runningStyle}>{t('count-running', { count: running })}</span>}
      {upcoming > 0 && <span sx={upcomingStyle}>{t('count-upcoming', { count: upcoming })}</span>}
    </>
  );
}
