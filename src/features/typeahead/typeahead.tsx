import { useEffect, useState } from 'react';
import { WithStrings } from '../../i18n/with-strings';
import { usePlace } from '../../i18n/locale-context';
import { useLazy } from '../../platform/loading/use-lazy';
import { SEARCH_PARAMETER } from '../../routes/table';
import { typeaheadStrings } from '../../i18n/bundles/typeahead-strings';

function load() {
  return import('./suggestions.lazy');
}

/** Events of a visitor who is about to search: what failed to load is asked for again by either. */
const EVENTS = ['focusin', 'input'] as const;

/** Finds the search field that has the focus, or had it last; `forget` drops it until it is used again. */
function useFocusedSearchField() {
  const [field, setField] = useState<HTMLInputElement>();
  useEffect(() => {
    const notice = (element: unknown): void => {
      if (element instanceof HTMLInputElement && element.name === SEARCH_PARAMETER) {
        setField(element);
      }
    };
    // It may have had the focus before this code was there.
    notice(document.activeElement);
    const onUse = ({ target }: Event): void => notice(target);
    for (const name of EVENTS) document.addEventListener(name, onUse);
    return () => {
      for (const name of EVENTS) document.removeEventListener(name, onUse);
    };
  }, []);
  return { field, forget: () => setField(undefined) };
}

function SuggestionsInLanguage() {
  const { locale } = usePlace();
  const { field, forget } = useFocusedSearchField();
  const options = { when: field !== undefined, onFail: forget };
  const { code } = useLazy(load, options);
  const { code: texts } = useLazy(typeaheadStrings[locale], options);
  if (!field?.form || !code || !texts) return null;
  return (
    <WithStrings namespace="typeahead" strings={texts.strings}>
      <code.Suggestions field={field} form={field.form} />
    </WithStrings>
  );
}

/**
 * Gives every search field of the site suggestions once it has the focus. Fields are known by their name and stay
 * plain fields of plain forms.
 */
export function Typeahead() {
  const { locale } = usePlace();
  return <SuggestionsInLanguage key={locale} />;
}
