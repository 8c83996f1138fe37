import { useEffect, useState } from 'react';
import { WithStrings } from '../../i18n/with-strings';
import { usePlace } from '../../i18n/locale-context';
import { useLazy } from '../../platform/use-lazy';
import { SEARCH_PARAMETER } from '../../routes/table';
import { loadTypeaheadStrings } from './typeahead-strings';

function load() {
  return import('./suggestions.lazy');
}

/** The search field that has the focus, or had it last. */
function useFocusedSearchField(): HTMLInputElement | undefined {
  const [field, setField] = useState<HTMLInputElement>();
  useEffect(() => {
    const notice = (element: unknown): void => {
      if (element instanceof HTMLInputElement && element.name === SEARCH_PARAMETER) {
        setField(element);
      }
    };
    // It may have had the focus before this code was there.
    notice(document.activeElement);
    const onFocus = ({ target }: FocusEvent): void => notice(target);
    document.addEventListener('focusin', onFocus);
    return () => document.removeEventListener('focusin', onFocus);
  }, []);
  return field;
}

function SuggestionsInLanguage() {
  const { locale } = usePlace();
  const field = useFocusedSearchField();
  const when = field !== undefined;
  const { code } = useLazy(load, { when });
  const { code: texts } = useLazy(loadTypeaheadStrings[locale], { when });
  if (!field?.form || !code || !texts) return null;
  return (
    <WithStrings namespace="typeahead" strings={texts.strings}>
      <code.Suggestions field={field} form={field.form} />
    </WithStrings>
  );
}

/**
 * Gives every search field of the site suggestions once it has the focus: fields are known by their name, stay plain
 * fields of plain forms, and no page is longer for it.
 */
export function Typeahead() {
  const { locale } = usePlace();
  return <SuggestionsInLanguage key={locale} />;
}
