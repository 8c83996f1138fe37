import type { ThemeUIStyleObject } from 'theme-ui';
import type { Times } from '../../i18n/time-span';
import type { KnownState } from './known-state';

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

interface Props {
  activity: Times;
  /** The visitor's clock, in milliseconds since 1970; undefined until hydration. */
  now: number | undefined;
  /** Draws the state; undefined until its code has come. */
  Known: typeof KnownState | undefined;
}

/** The state of an activity in a reserved height, empty until it is known. */
export function StateLabel({ activity, now, Known }: Props) {
  return (
    <div sx={labelStyle}>
      {Known && now !== undefined && <Known activity={activity} now={now} />}
    </div>
  );
}
