import type { ThemeUIStyleObject } from 'theme-ui';
import { useStrings } from '../../i18n/use-strings';

/** From this rarity on the badge is yellow. */
const RARE = 5;

const badgeStyle = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 1,
  paddingX: '10px',
  border: '1px solid transparent',
  borderRadius: 'round',
  backgroundColor: 'rgb(21 16 48 / 88%)',
  color: 'onNight',
  fontSize: 1,
  fontWeight: 'bold',
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.7,
} satisfies ThemeUIStyleObject;

const rareStyle = {
  ...badgeStyle,
  backgroundColor: 'amber',
  color: 'onAmber',
} satisfies ThemeUIStyleObject;

interface Props {
  count: number;
  className?: string;
}

/** A role's rarity as a number with a star, for the corner of a card; yellow where it is high. */
export function RarityBadge({ count, className }: Props) {
  const t = useStrings('library');
  return (
    <span
      role="img"
      aria-label={t('rarity', { count })}
      className={className}
      sx={count >= RARE ? rareStyle : badgeStyle}
    >
      ★ {count}
    </span>
  );
}
