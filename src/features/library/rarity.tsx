import type { ThemeUIStyleObject } from 'theme-ui';
import { useStrings } from '../../i18n/use-strings';

const HIGHEST = 6;

const starsStyle = {
  color: 'amber',
  fontSize: 3,
  lineHeight: 1.2,
  letterSpacing: '0.12em',
} satisfies ThemeUIStyleObject;

const missingStyle = { opacity: 0.35 } satisfies ThemeUIStyleObject;

const rarityStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 2,
} satisfies ThemeUIStyleObject;

const nameStyle = { color: 'nightMuted', fontSize: 1 } satisfies ThemeUIStyleObject;

/** A role's rarity in its game, as one to six stars for dark grounds: a fact of the game, which its lists do not rank by. */
export function Rarity({ count }: { count: number }) {
  const t = useStrings('library');
  return (
    <div sx={rarityStyle}>
      <span aria-hidden="true" sx={nameStyle}>
        {t('rarity-name')}
      </span>
      <span role="img" aria-label={t('rarity', { count })} sx={starsStyle}>
        {'★'.repeat(count)}
        <span sx={missingStyle}>{'☆'.repeat(Math.max(0, HIGHEST - count))}</span>
      </span>
      <span aria-hidden="true" sx={nameStyle}>{`${String(count)}/${String(HIGHEST)}`}</span>
    </div>
  );
}
