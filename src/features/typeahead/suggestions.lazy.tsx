import { navigate } from 'gatsby';
import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { ThemeUIStyleObject } from 'theme-ui';
import { usePlace } from '../../i18n/locale-context';
import { useStrings } from '../../i18n/use-strings';
import { useHref } from '../../links/local-link';
import type { LocalHit } from '../../local-search/local-hit';
import { isSentence } from '../../local-search/sentence';
import { sectionId } from '../../routes/section-id';
import { floatingStyle } from '../../ui/floating-style';
import { visuallyHidden } from '../../ui/visually-hidden';
import { optionGroups, type Option } from './options';
import { keepAt } from './place-popup';
import { forgetSearches, readRecentSearches, rememberSearch } from './recent-searches';
import { SuggestionList } from './suggestion-list';
import { useLocalHits, type FoundHits } from './use-local-hits';
import { optionId, useCombobox, useSearchField } from './use-search-field';

const popupStyle = {
  ...floatingStyle,
  position: 'fixed',
  right: 'auto',
  zIndex: 'popover',
  margin: 0,
  padding: 1,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  textAlign: 'start',
} satisfies ThemeUIStyleObject;

const noteStyle = {
  paddingX: 3,
  paddingY: 2,
  color: 'muted',
  fontSize: 1,
} satisfies ThemeUIStyleObject;

/** Gives the address of a hit, in the language and variant of the page. */
function useHitAddress(): (hit: LocalHit) => string {
  const href = useHref();
  return ({ kind, id, section }) => {
    if (kind === 'partner') return href('partnerDetail', { id });
    if (kind === 'role') return href('role', { id });
    return href('game', { id }) + (section === undefined ? '' : `#${sectionId(section - 1)}`);
  };
}

/** Says how many suggestions there are, or why there are none. */
function useSummary(found: FoundHits | undefined): string {
  const t = useStrings('typeahead');
  if (!found || found.query.trim() === '') return '';
  if (found.hasFailed) return t('failed');
  const { length } = found.hits;
  return length === 0 ? t('none') : t('found', { count: length });
}

/** Sends a search as if it had been typed. */
function sendSearch(form: HTMLFormElement, field: HTMLInputElement, text: string): void {
  field.value = text;
  form.requestSubmit();
}

/** Keeps what was searched for before; a search that is sent becomes the last one. */
function useRecentSearches(field: HTMLInputElement, form: HTMLFormElement, onSent: () => void) {
  const [recent, setRecent] = useState(readRecentSearches);
  const remember = useCallback((text: string): void => {
    rememberSearch(text);
    setRecent(readRecentSearches());
  }, []);
  useEffect(() => {
    const onSubmit = (): void => {
      remember(field.value);
      onSent();
    };
    form.addEventListener('submit', onSubmit);
    return () => form.removeEventListener('submit', onSubmit);
  }, [form, field, remember, onSent]);
  const forget = (): void => {
    forgetSearches();
    setRecent([]);
  };
  return { recent, remember, forget };
}

/** Keeps the popup at its form while it is shown, and the active option in sight. */
function usePopupPlace(form: HTMLFormElement, isShown: boolean, activeId: string | undefined) {
  const popup = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isShown && popup.current) return keepAt(popup.current, form);
    return undefined;
  }, [isShown, form]);
  useEffect(() => {
    if (activeId === undefined) return;
    document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);
  return popup;
}

interface Props {
  field: HTMLInputElement;
  form: HTMLFormElement;
}

/** The suggestions of a search field: an editable combobox with a list (ARIA Authoring Practices Guide). */
export function Suggestions({ field, form }: Props) {
  const { locale } = usePlace();
  const id = useId();
  const { query, isOpen, open, close } = useSearchField(field);
  const isBlank = query.trim() === '';
  const answer = useLocalHits(query, locale);
  // An empty field shows no hits: the index that comes meanwhile must not take away the choice.
  const found = isBlank ? undefined : answer;
  const summary = useSummary(found);
  const { recent, remember, forget } = useRecentSearches(field, form, close);
  const toAddress = useHitAddress();

  const groups = isBlank || found ? optionGroups(query, found?.hits ?? [], recent) : [];
  const options = groups.flatMap((group) => group.options);
  const isShown = isOpen && options.length > 0;

  const choose = (option: Option): void => {
    if (option.type === 'clear') {
      forget();
    } else if (option.type === 'hit') {
      remember(query);
      close();
      navigate(toAddress(option.hit));
    } else {
      sendSearch(form, field, option.text);
    }
  };
  const active = useCombobox(field, {
    listId: id,
    options,
    query,
    answer: found,
    isOpen,
    open,
    close,
    choose,
  });
  const activeId = active === undefined ? undefined : optionId(id, active);
  const popup = usePopupPlace(form, isShown, activeId);

  return createPortal(
    <>
      <div role="status" sx={visuallyHidden}>
        {isOpen ? summary : ''}
      </div>
      {isShown && (
        <div ref={popup} sx={popupStyle}>
          {found?.hits.length === 0 && !isSentence(query) && <div sx={noteStyle}>{summary}</div>}
          <SuggestionList id={id} groups={groups} active={active} onChoose={choose} />
        </div>
      )}
    </>,
    form,
  );
}
