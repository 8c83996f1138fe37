import { keyframes } from '../../theme/keyframes';
import type { ThemeUIStyleObject } from 'theme-ui';
import { useStrings } from '../../i18n/use-strings';
import { liveTagStyle, tagStyle } from '../../ui/tag-style';
import type { Times } from '../../i18n/time-span';
import { activityState, type ActivityState } from './activity-state';
import { delayUntilLabelChange } from './refresh-delay';
import { Countdown } from './countdown';
import { roundTimeLeft } from './time-left';
import { useNow } from './use-now';

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

interface Props {
  activity: Times;
  /** The visitor's clock, in milliseconds since 1970; undefined until hydration, when the label is empty. */
  now: number | undefined;
}

const endsKeys = { day: 'ends-day', hour: 'ends-hour', minute: 'ends-minute' } as const;

const endsStyle = { color: 'muted', fontSize: 1 } satisfies ThemeUIStyleObject;

function Known({ activity, now }: { activity: Times; now: number }) {
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

const labelStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 3,
  minHeight: 28,
  lineHeight: 1.5,
  // State and countdown take two lines there.
  '@container activity (max-width: 320px)': { minHeight: 56 },
} satisfies ThemeUIStyleObject;

/** The state of an activity by the visitor's clock, with a countdown. Updates itself, in a reserved height. */
export function StateLabel({ activity, now }: Props) {
  return <div sx={labelStyle}>{now !== undefined && <Known activity={activity} now={now} />}</div>;
}
