import type { ThemeUIStyleObject } from 'theme-ui';
import { LocalLink } from '../../links/local-link';
import { useStrings } from '../../i18n/use-strings';
import { compareFragment, type ComparedKind } from '../../routes/compare-fragment';
import { nightToolStyle } from '../../ui/button-style';

/**
 * A link in the row of a game, which also has the way back to where reading stopped: on the narrowest phones there is no room
 * for both.
 */
export const gameButtonStyle = {
  ...nightToolStyle,
  '@container page (max-width: 359px)': { display: 'none' },
} satisfies ThemeUIStyleObject;

/** Begins a comparison with a game or role. */
export function CompareLink({ kind, id }: { kind: ComparedKind; id: string }) {
  const t = useStrings('library');
  return (
    <LocalLink
      to="compare"
      suffix={compareFragment(kind, [id])}
      sx={kind === 'game' ? gameButtonStyle : nightToolStyle}
    >
      {t('compare')}
    </LocalLink>
  );
}
