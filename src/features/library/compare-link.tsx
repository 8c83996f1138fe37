import { usePlace } from '../../i18n/locale-context';
import { LocalLink } from '../../links/local-link';
import { useStrings } from '../../i18n/use-strings';
import { compareFragment, type ComparedKind } from '../../routes/compare-fragment';
import { nightToolStyle } from '../../ui/button-style';

/**
 * Begins a comparison with a game or role. The row of a game has no room for it on a phone, where what helps with that game stands:
 * a comparison begins at the cards there.
 */
export function CompareLink({ kind, id }: { kind: ComparedKind; id: string }) {
  const t = useStrings('library');
  const { variant } = usePlace();
  if (kind === 'game' && variant === 'm') return null;
  return (
    <LocalLink to="compare" suffix={compareFragment(kind, [id])} sx={nightToolStyle}>
      {t('compare')}
    </LocalLink>
  );
}
