import { navigate } from 'gatsby';
import { useEffect, useRef, type FormEvent } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import { useHref } from '../../links/local-link';
import { useStrings } from '../../i18n/use-strings';
import { SEARCH_PARAMETER } from '../../routes/table';
import { forcedColors, medium, motion } from '../../theme/theme';
import { boxFocusRing, withoutFocusRing } from '../../theme/focus-ring';
import { loudButtonStyle } from '../../ui/button-style';
import { SearchIcon } from '../../ui/icons/search';
import { visuallyHidden } from '../../ui/visually-hidden';
import { preventImeEnter } from '../../ui/prevent-ime-enter';
import { cleanSearch, LONGEST_SEARCH, queryFor } from './search-value';

const formStyle = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  maxWidth: '38.75rem',
  padding: '6px',
  paddingLeft: 3,
  border: '1px solid rgb(211 203 238 / 55%)',
  borderRadius: 'round',
  backgroundColor: 'surface',
  color: 'muted',
  boxShadow: 'raised',
  transition: `box-shadow ${motion.quick}`,
  ...boxFocusRing,
  [forcedColors]: { borderColor: 'CanvasText' },
} satisfies ThemeUIStyleObject;

const fieldStyle = {
  flex: '1 1 0',
  minWidth: 0,
  minHeight: 48,
  paddingX: 1,
  border: 0,
  backgroundColor: 'transparent',
  color: 'text',
  '&::placeholder': { color: 'muted', opacity: 1 },
  '&::-webkit-search-cancel-button': { display: 'none' },
  ...withoutFocusRing,
  [medium]: { fontSize: 3 },
} satisfies ThemeUIStyleObject;

const submitStyle = {
  ...loudButtonStyle,
  flex: 'none',
  minHeight: 48,
  paddingX: 3,
  [medium]: { paddingX: 5 },
} satisfies ThemeUIStyleObject;

interface Props {
  /** The current search of the search page; undefined until hydration, and elsewhere. */
  text?: string | undefined;
}

/**
 * Shows the current search in the field, unless something was typed before hydration. Returns its ref and a function
 * that reads and cleans its text.
 */
function useField(text: string | undefined) {
  const field = useRef<HTMLInputElement>(null);
  const shown = useRef<string | undefined>(undefined);
  useEffect(() => {
    if (text === undefined || !field.current) return;
    const isFirst = shown.current === undefined;
    shown.current = text;
    if (!isFirst || field.current.value === '') field.current.value = text;
    // Who comes without a search has come to type one.
    if (isFirst && text === '') field.current.focus({ preventScroll: true });
  }, [text]);
  const take = (): string => {
    const taken = cleanSearch(field.current?.value ?? '');
    if (field.current) field.current.value = taken;
    return taken;
  };
  return { field, take };
}

/**
 * The search field. Without a script it is an ordinary form that asks for the page with the text in
 * its query; with one, the same address is reached without a reload.
 */
export function SearchForm({ text }: Props) {
  const t = useStrings('search');
  const address = useHref()('search', {});
  const { field, take } = useField(text);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const wanted = take();
    if (wanted !== (text ?? '')) navigate(address + queryFor(wanted));
  };
  return (
    <form
      role="search"
      aria-label={t('label')}
      method="get"
      action={address}
      onSubmit={submit}
      sx={formStyle}
    >
      <label htmlFor="search-text" sx={visuallyHidden}>
        {t('label')}
      </label>
      <SearchIcon size={22} />
      <input
        ref={field}
        id="search-text"
        type="search"
        name={SEARCH_PARAMETER}
        maxLength={LONGEST_SEARCH}
        placeholder={t('placeholder')}
        autoComplete="off"
        enterKeyHint="search"
        onKeyDown={preventImeEnter}
        sx={fieldStyle}
      />
      <button type="submit" sx={submitStyle}>
        {t('submit')}
      </button>
    </form>
  );
}
