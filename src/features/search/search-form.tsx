import { navigate } from 'gatsby';
import { useEffect, useRef, type FormEvent, type KeyboardEvent } from 'react';
import { useHref } from '../../i18n/place';
import { useStrings } from '../../i18n/use-strings';
import { buttonStyle } from '../../ui/button-style';
import { cleanSearch, LONGEST_SEARCH, queryFor, SEARCH_PARAMETER } from './search-value';

interface Props {
  /** What is searched for now; undefined until the address is known. */
  text: string | undefined;
}

/** Key code of every key that an input method takes for itself; Safari reports nothing else. */
const COMPOSING = 229;

/** In Chinese and Japanese input Enter confirms the composition and must not send the form. */
const keepComposing = (event: KeyboardEvent): void => {
  const { nativeEvent } = event;
  if (event.key !== 'Enter') return;
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- The one sign that Safari gives.
  if (nativeEvent.isComposing || nativeEvent.keyCode === COMPOSING) event.preventDefault();
};

/**
 * The field, which shows what is searched for, unless something was written into it before the page
 * came alive; and how its text is taken, put right on the way.
 */
const useField = (text: string | undefined) => {
  const field = useRef<HTMLInputElement>(null);
  const shown = useRef<string | undefined>(undefined);
  useEffect(() => {
    if (text === undefined || !field.current) return;
    const isFirst = shown.current === undefined;
    shown.current = text;
    if (!isFirst || field.current.value === '') field.current.value = text;
  }, [text]);
  const take = (): string => {
    const taken = cleanSearch(field.current?.value ?? '');
    if (field.current) field.current.value = taken;
    return taken;
  };
  return { field, take };
};

/**
 * The search field. Without a script it is an ordinary form that asks for the page with the text in
 * its query; with one, the same address is reached without a reload and the other parameters stay.
 */
export const SearchForm = ({ text }: Props) => {
  const t = useStrings('search');
  const address = useHref()('search', {});
  const { field, take } = useField(text);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const wanted = take();
    if (wanted !== text) navigate(address + queryFor(wanted, window.location.search));
  };
  return (
    <form
      role="search"
      method="get"
      action={address}
      onSubmit={submit}
      sx={{ display: 'grid', gap: 2, marginBottom: 5, maxWidth: 'text' }}
    >
      <label htmlFor="search-text" sx={{ fontWeight: 'medium' }}>
        {t('label')}
      </label>
      <div sx={{ display: 'flex', gap: 2 }}>
        <input
          ref={field}
          id="search-text"
          type="search"
          name={SEARCH_PARAMETER}
          maxLength={LONGEST_SEARCH}
          placeholder={t('placeholder')}
          autoComplete="off"
          enterKeyHint="search"
          onKeyDown={keepComposing}
          sx={{
            flex: '1 1 0',
            minWidth: 0,
            minHeight: 48,
            paddingX: 4,
            border: '1px solid',
            borderColor: 'muted',
            borderRadius: 'round',
            background: 'var(--yb-surface)',
            '&::placeholder': { color: 'muted', opacity: 1 },
            '&:focus-visible': { borderRadius: 'round' },
          }}
        />
        <button type="submit" sx={{ ...buttonStyle, flex: 'none', minHeight: 48 }}>
          {t('submit')}
        </button>
      </div>
    </form>
  );
};
