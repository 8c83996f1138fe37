import type { ThemeUIStyleObject } from 'theme-ui';
import { usePlace } from '../../i18n/locale-context';
import { leafIn } from '../../i18n/time-span';
import { forcedColors } from '../../theme/theme';
import { colors } from '../../theme/colors';
import { useOwnZone } from './use-own-zone';

const badgeStyle = {
  position: 'absolute',
  top: 3,
  left: 3,
  minWidth: 56,
  paddingX: 2,
  paddingY: 1,
  borderRadius: 'small',
  backgroundColor: 'surface',
  boxShadow: `4px 4px 0 ${colors.amber}`,
  lineHeight: 1.2,
  textAlign: 'center',
  [forcedColors]: { border: '1px solid' },
} satisfies ThemeUIStyleObject;

const monthStyle = {
  fontSize: 0,
  fontWeight: 'bold',
  color: 'accent',
} satisfies ThemeUIStyleObject;

const dayStyle = {
  display: 'block',
  fontSize: 5,
  fontWeight: 'heavy',
  lineHeight: 1,
} satisfies ThemeUIStyleObject;

/**
 * Day and month of the start of an activity, like a calendar page; by the visitor's clock once it is known. Decorative:
 * the times are written beside it.
 */
export function DateBadge({
  activity,
}: {
  activity: Pick<Queries.ActivityDataFragment, 'startAt' | 'endAt' | 'dates'>;
}) {
  const { locale } = usePlace();
  const zone = useOwnZone(activity);
  const { month, day } = zone ? leafIn(new Date(activity.startAt), locale, zone) : activity.dates;
  return (
    <div aria-hidden="true" sx={badgeStyle}>
      <span sx={monthStyle}>{month}</span>
      <span sx={dayStyle}>{day}</span>
    </div>
  );
}
