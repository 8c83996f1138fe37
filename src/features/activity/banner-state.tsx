import type { ThemeUIStyleObject } from 'theme-ui';
import { DOT } from '../../i18n/dot';
import { useStrings } from '../../i18n/use-strings';
import { activityState, type ActivityState } from '../../platform/activity-state';
import { liveTagStyle, tagStyle } from '../../ui/tag-style';

/** Place in the corner of a picture, where nothing moves when it comes. */
const inCorner = { position: 'absolute', top: 12, insetInlineStart: 12 } as const;

const stateStyles = {
  upcoming: { ...tagStyle, ...inCorner, backgroundColor: 'surface', color: 'accent' },
  running: { ...liveTagStyle, ...inCorner },
  ended: { ...tagStyle, ...inCorner, backgroundColor: 'raised', color: 'muted' },
} satisfies Record<ActivityState, ThemeUIStyleObject>;

interface Props {
  activity: Pick<Queries.ActivityDataFragment, 'startAt' | 'endAt' | 'dates'>;
  /** The visitor's clock, in milliseconds since 1970. */
  now: number;
}

/** The state of the activity that a banner leads to, and until when it runs. */
export function BannerState({ activity, now }: Props) {
  const t = useStrings('activity');
  const state = activityState(activity, now);
  return (
    <span sx={stateStyles[state]}>
      {t(state)}
      {state === 'running' && `${DOT}${t('until', { to: activity.dates.lastDay })}`}
    </span>
  );
}
