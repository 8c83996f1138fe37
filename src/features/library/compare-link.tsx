import type { ThemeUIStyleObject } from 'theme-ui';
import { LocalLink } from '../../links/local-link';
import { useStrings } from '../../i18n/use-strings';
import { compareFragment, type ComparedKind } from '../../routes/compare-fragment';
import { nightButtonStyle, smallButton } from '../../ui/button-style';

const compareStyle = {
  ...nightButtonStyle,
  ...smallButton,
  flex: 'none',
} satisfies ThemeUIStyleObject;

/** Begins a comparison with a game or role. */
export function CompareLink({ kind, id }: { kind: ComparedKind; id: string }) {
  const t = useStrings('library');
  return (
    <LocalLink to="compare" suffix={compareFragment(kind, [id])} sx={compareStyle}>
      {t('compare')}
    </LocalLink>
  );
}
