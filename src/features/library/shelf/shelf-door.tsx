import type { ThemeUIStyleObject } from 'theme-ui';
import { BADGE_MAX } from '../../../config/constants';
import { useStrings } from '../../../i18n/use-strings';
import { LocalLink } from '../../../links/local-link';
import { forcedColors } from '../../../theme/theme';
import { iconButtonStyle } from '../../../ui/button-style';
import { BookmarkIcon } from '../../../ui/icons/bookmark';
import { useShelfCount } from './shelf-count';

/** The same as that of a social account beside it, so that no page carries it twice. */
const doorStyle = {
  ...iconButtonStyle,
  width: 40,
  minHeight: 40,
  transition: 'none',
} satisfies ThemeUIStyleObject;

/** The count lies in the corner: when it comes, nothing moves, and no page carries this before. */
const countedStyle = {
  ...doorStyle,
  '& [data-count]::after': {
    content: 'attr(data-count)',
    position: 'absolute',
    top: 0,
    // Clear of the button beside it, however wide the number is.
    insetInlineEnd: '4px',
    minWidth: 18,
    paddingX: '5px',
    border: '1px solid transparent',
    borderRadius: 'round',
    backgroundColor: 'primary',
    color: 'onPrimary',
    fontSize: '0.6875rem',
    fontWeight: 'bold',
    lineHeight: 1.45,
    textAlign: 'center',
    [forcedColors]: { borderColor: 'LinkText' },
  },
} satisfies ThemeUIStyleObject;

/** The way to the shelf: a plain link from the first frame on. Its count comes late, and its name says it, too. */
export function ShelfDoor() {
  const t = useStrings('common');
  const { count, label } = useShelfCount();
  const shown = count > BADGE_MAX ? `${BADGE_MAX}+` : count || undefined;
  return (
    <LocalLink to="shelf" label={label || t('shelf')} sx={count > 0 ? countedStyle : doorStyle}>
      <span data-count={shown}>
        <BookmarkIcon size={20} />
      </span>
    </LocalLink>
  );
}
