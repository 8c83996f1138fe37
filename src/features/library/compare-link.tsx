import type { ThemeUIStyleObject } from 'theme-ui';
import { LocalLink } from '../../links/local-link';
import { useStrings } from '../../i18n/use-strings';
import { compareFragment, type ComparedKind } from '../../routes/compare-fragment';
import { nightToolStyle } from '../../ui/button-style';

/** Style in the row of a game: a phone has room for what helps with that game: a comparison begins at the cards there. */
const inGameStyle = {
  ...nightToolStyle,
  '@container page (max-width: 559px)': { display: 'none' },
} satisfies ThemeUIStyleObject;

/** Begins a comparison with a game or role. */
export function CompareLink({ kind, id }: { kind: ComparedKind; id: string }) {
  const t = useStrings('library');
  return (
    <LocalLink
      to="compare"
      suffix={compareFragment(kind, [id])}
      sx={kind === 'game' ? inGameStyle : nightToolStyle}
    >
      {t('compare')}
    </LocalLink>
  );
}
