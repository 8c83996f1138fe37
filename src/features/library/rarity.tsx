import type { ThemeUIStyleObject } from 'theme-ui';
import { useStrings } from '../../i18n/use-strings';

const HIGHEST = 6;

const starsStyle = {
  color: 'amber',
  fontSize: 4,
  lineHeight: 1.2,
  letterSpacing: '0.12em',
} satisfies ThemeUIStyleObject;

const missingStyle = { opacity: 0.35 } satisfies ThemeUIStyleObject;

/** A role's rarity as one to six large stars, for dark grounds. */
export function Rarity({ count }: { count: number }) {
  const t = useStrings('library');
  return (
    <span role="img" aria-label={t('rarity', { count })} sx={starsStyle}>
      {'★'.repeat(count)}
      <span sx={missingStyle}>{'☆'.repeat(Math.max(0, HIGHEST - count))}</span>
    </span>
  );
}
