import { navigate } from 'gatsby';
import { useRef, type FormEvent } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import { SEARCH_FOCUSED_WIDTH_PX, SEARCH_WIDTH_PX } from '../../config/breakpoints-and-sizes';
import { useHref } from '../../links/local-link';
import { useStrings } from '../../i18n/use-strings';
import { SEARCH_PARAMETER } from '../../routes/table';
import { boxFocusRing, withoutFocusRing } from '../../theme/focus-ring';
import { motion } from '../../theme/theme';
import { SearchIcon } from '../../ui/icons/search';
import { preventImeEnter } from '../../ui/prevent-ime-enter';
import { cleanSearch, LONGEST_SEARCH, queryFor } from './search-value';

const formStyle = {
  display: 'flex',
  minHeight: 40,
  border: '1px solid',
  borderColor: 'muted',
  borderRadius: 'round',
  backgroundColor: 'surface',
  ...boxFocusRing,
} satisfies ThemeUIStyleObject;

const fieldStyle = {
  minWidth: 0,
  border: 0,
  paddingLeft: 3,
  paddingRight: 0,
  backgroundColor: 'transparent',
  fontSize: 1,
  textOverflow: 'ellipsis',
  '&::placeholder': { color: 'muted', opacity: 1 },
  '&::-webkit-search-cancel-button': { display: 'none' },
  ...withoutFocusRing,
} satisfies ThemeUIStyleObject;

const wideningFieldStyle = {
  ...fieldStyle,
  width: SEARCH_WIDTH_PX - 40,
  transition: `width ${motion.calm}`,
  'form:focus-within > &': { width: SEARCH_FOCUSED_WIDTH_PX - 40 },
  // Words that are there keep that width in a header that has it, and take what is free besides.
  '&:not(:placeholder-shown)': { flexGrow: 1 },
  '@media (min-width: 1440px)': {
    '&:not(:placeholder-shown)': { width: SEARCH_FOCUSED_WIDTH_PX - 40 },
  },
} satisfies ThemeUIStyleObject;

/** The navigation grows too: nearly all of the free room is the field's. */
const wideningFormStyle = {
  ...formStyle,
  maxWidth: 300,
  '&:has(input:not(:placeholder-shown))': { flexGrow: 99 },
} satisfies ThemeUIStyleObject;

const rowFieldStyle = { ...fieldStyle, flexGrow: 1, fontSize: 2 } satisfies ThemeUIStyleObject;

interface Props {
  /** Widens while it has the focus (pc header); otherwise fills its row (m menu). */
  widening?: boolean;
  /** Called when the search was sent, before the page changes. */
  onSent?: () => void;
  /** Says what is found where there is room for more than the header's words. */
  placeholder?: string;
}

const submitStyle = {
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 38,
  padding: 0,
  border: 0,
  borderRadius: 'round',
  backgroundColor: 'transparent',
  color: 'muted',
  cursor: 'pointer',
  '&:hover': { color: 'primary' },
} satisfies ThemeUIStyleObject;

/**
 * The search box of a header (specification, section 2.7). Without a script it is an ordinary form. On the
 * search page itself nothing is navigated: the address is replaced and only the results change.
 */
export function HeaderSearch({ widening = false, onSent, placeholder }: Props) {
  const t = useStrings('common');
  const label = placeholder ?? t('search-placeholder');
  const address = useHref()('search', {});
  const field = useRef<HTMLInputElement>(null);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const wanted = cleanSearch(field.current?.value ?? '');
    const isThere = window.location.pathname.replace(/\/?$/, '/') === address;
    onSent?.();
    navigate(address + queryFor(wanted), { replace: isThere });
  };
  return (
    <form
      role="search"
      aria-label={label}
      method="get"
      action={address}
      onSubmit={submit}
      sx={widening ? wideningFormStyle : formStyle}
    >
      <input
        ref={field}
        type="search"
        name={SEARCH_PARAMETER}
        aria-label={label}
        placeholder={label}
        maxLength={LONGEST_SEARCH}
        autoComplete="off"
        enterKeyHint="search"
        onKeyDown={preventImeEnter}
        sx={widening ? wideningFieldStyle : rowFieldStyle}
      />
      <button type="submit" aria-label={t('search-submit')} sx={submitStyle}>
        <SearchIcon size={18} />
      </button>
    </form>
  );
}
