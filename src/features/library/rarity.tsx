import { useStrings } from '../../i18n/use-strings';

const HIGHEST = 6;

/** A role's rarity as one to six stars. */
export const Rarity = ({ count }: { count: number }) => {
  const t = useStrings('library');
  return (
    <span role="img" aria-label={t('rarity', { count })} sx={{ color: 'accent', fontSize: 1 }}>
      {'★'.repeat(count)}
      <span sx={{ opacity: 0.3 }}>{'★'.repeat(Math.max(0, HIGHEST - count))}</span>
    </span>
  );
};
