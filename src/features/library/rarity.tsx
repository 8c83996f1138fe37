import { useStrings } from '../../i18n/use-strings';

const HIGHEST = 6;

/** A role's rarity as one to six stars, large, on a night ground. */
export function Rarity({ count }: { count: number }) {
  const t = useStrings('library');
  return (
    <span
      role="img"
      aria-label={t('rarity', { count })}
      sx={{ color: 'amber', fontSize: 4, lineHeight: 1.2, letterSpacing: '0.12em' }}
    >
      {'★'.repeat(count)}
      <span sx={{ opacity: 0.35 }}>{'☆'.repeat(Math.max(0, HIGHEST - count))}</span>
    </span>
  );
}
