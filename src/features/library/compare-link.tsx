import { LocalLink } from '../../links/local-link';
import { useStrings } from '../../i18n/use-strings';
import { compareFragment, type ComparedKind } from '../../routes/compare-fragment';
import { CompareIcon } from '../../ui/icons/compare';
import { nightGhostStyle } from '../../ui/night-ghost-style';
import { toolWordStyle } from '../../ui/tool-word-style';

/** Begins a comparison with a game or role. Needs the strings of `reading`. */
export function CompareLink({ kind, id }: { kind: ComparedKind; id: string }) {
  const t = useStrings('reading');
  return (
    <LocalLink
      to="compare"
      suffix={compareFragment(kind, [id])}
      label={t('compare-short')}
      sx={nightGhostStyle}
    >
      <CompareIcon size={18} />
      <span sx={toolWordStyle}>{t('compare-short')}</span>
    </LocalLink>
  );
}
