import { navigate } from 'gatsby';
import { useCallback, useEffect, useState } from 'react';
import { typeaheadStrings } from '../i18n/bundles/typeahead-strings';
import { usePlace } from '../i18n/locale-context';
import { WithStrings } from '../i18n/with-strings';
import { useLazy } from '../platform/loading/use-lazy';
import { SEARCH_PARAMETER } from '../routes/table';

function load() {
  return import('./search-sheet.lazy');
}

/** Marks the place of the link to the search page in the header of the mobile layout. */
const SEARCH_DOOR = 'data-search-door';

/**
 * Takes the focus while the tap lasts: later on, no phone would bring up its keyboard. What is typed into it before the
 * sheet is there, the sheet takes over.
 */
function holdKeyboard(): HTMLInputElement {
  const holder = document.createElement('input');
  holder.setAttribute('aria-hidden', 'true');
  // Below 16 pixels Safari would zoom in.
  Object.assign(holder.style, { position: 'fixed', top: '0', opacity: '0', fontSize: '1rem' });
  document.body.append(holder);
  holder.focus({ preventScroll: true });
  return holder;
}

/** The search field of the page itself: there is nothing to open where one is there already. */
function ownField(): HTMLInputElement | null {
  return document.querySelector(`main input[name="${SEARCH_PARAMETER}"]`);
}

interface Opened {
  readonly door: HTMLAnchorElement;
  readonly holder: HTMLInputElement;
}

function DoorInLanguage({ pathname }: { pathname: string }) {
  const { locale } = usePlace();
  const [opened, setOpened] = useState<Opened>();
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const onFail = (): void => {
    opened?.holder.remove();
    close();
    if (isOpen && opened) navigate(opened.door.pathname);
  };
  const { code } = useLazy(load, { when: isOpen, onFail });
  const { code: texts } = useLazy(typeaheadStrings[locale], { when: isOpen, onFail });
  // It belongs to the page it was opened on.
  useEffect(close, [pathname, close]);
  useEffect(() => {
    const onClick = (event: MouseEvent): void => {
      const { target, ctrlKey, metaKey, shiftKey, altKey, button } = event;
      if (ctrlKey || metaKey || shiftKey || altKey || button !== 0) return;
      const door =
        target instanceof Element && target.closest<HTMLAnchorElement>(`[${SEARCH_DOOR}] a`);
      if (!door) return;
      event.preventDefault();
      const field = ownField();
      field?.focus();
      if (field) return;
      setOpened({ door, holder: holdKeyboard() });
      setOpen(true);
    };
    // Before the link itself hears of it.
    document.addEventListener('click', onClick, true);
    return () => document.removeEventListener('click', onClick, true);
  }, []);
  if (!code || !texts || !opened) return null;
  return (
    <WithStrings namespace="typeahead" strings={texts.strings}>
      <code.SearchSheet {...opened} open={isOpen} onClose={close} />
    </WithStrings>
  );
}

/**
 * Opens the search in a sheet over the page where the header of the mobile layout has a link to the search page. Until
 * this code is there, and when the sheet does not come, the link leads to that page.
 */
export function SearchDoor({ pathname }: { pathname: string }) {
  const { locale } = usePlace();
  // Mounted anew for another language: the strings that are there are of the last one.
  return <DoorInLanguage key={locale} pathname={pathname} />;
}
