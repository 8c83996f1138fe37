import type { ThemeUIStyleObject } from 'theme-ui';
import { useStrings } from '../../i18n/use-strings';
import { LocalLink } from '../../links/local-link';
import { coarsePointer } from '../../theme/theme';
import { fadingRowStyle } from '../../ui/fading-row-style';
import { plainList } from './list-style';

const phone = '@container page (max-width: 559.98px)';

/** Style of one row on a phone, which is scrolled where its words are long; as high as its links all the same. */
const navStyle = {
  [phone]: { ...fadingRowStyle, marginY: '-6px' },
} satisfies ThemeUIStyleObject;

const waysStyle = {
  ...plainList,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 4,
  [phone]: { flexWrap: 'nowrap', columnGap: 3, width: 'max-content' },
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 36,
    color: 'nightMuted',
    fontSize: 1,
    '&:hover': { color: 'onNight' },
  },
  [coarsePointer]: { '& a': { minHeight: 'touch' } },
} satisfies ThemeUIStyleObject;

/** Other ways into the library than its list. */
export function OtherWays() {
  const t = useStrings('library');
  return (
    <nav aria-label={t('more-ways')} sx={navStyle}>
      <ul sx={waysStyle}>
        <li>
          <LocalLink to="nameIndex">{t('a-z')}</LocalLink>
        </li>
        <li>
          <LocalLink to="changes">{t('changes')}</LocalLink>
        </li>
        <li>
          <LocalLink to="shelf">{t('shelf')}</LocalLink>
        </li>
        <li>
          <LocalLink to="tonight">{t('tonight')}</LocalLink>
        </li>
        <li>
          <LocalLink to="compare">{t('comparison')}</LocalLink>
        </li>
      </ul>
    </nav>
  );
}
