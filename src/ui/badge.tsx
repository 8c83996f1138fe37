import type { ThemeUIStyleObject } from 'theme-ui';
import { BADGE_MAX } from '../config/constants';
import { visuallyHidden } from './visually-hidden';

interface Props {
  /** Number to show; nothing is shown for none. */
  count: number;
  /** Spoken instead of the number, such as "3 unread messages". */
  label: string;
  max?: number;
}

const badgeStyle = {
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: '1.25rem',
  height: '1.25rem',
  paddingX: '6px',
  border: '1px solid transparent',
  borderRadius: 'round',
  backgroundColor: 'accent',
  color: 'surface',
  fontSize: 0,
  fontWeight: 'bold',
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1,
  whiteSpace: 'nowrap',
} satisfies ThemeUIStyleObject;

/** A count in a corner: beyond the maximum it is `99+` (specification, section 9). */
export function Badge({ count, label, max = BADGE_MAX }: Props) {
  return count < 1 ? null : (
    <span sx={badgeStyle}>
      <span aria-hidden="true">{count > max ? `${max}+` : count}</span>
      <span sx={visuallyHidden}>{label}</span>
    </span>
  );
}
