import { navigate } from 'gatsby';
import { useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { ThemeUIStyleObject } from 'theme-ui';
import { usePlace } from '../../i18n/locale-context';
import { useStrings } from '../../i18n/use-strings';
import { useHref } from '../../links/local-link';
import type { LocalHit } from '../../local-search/local-hit';
import { sectionId } from '../../routes/section-id';
import { floatingStyle } from '../../ui/floating-style';
import { visuallyHidden } from '../../ui/visually-hidden';
import { optionGroups, type Option } from './options';
import { keepAt } from './place-popup';
import { forgetSearches, readRecentSearches, rememberSearch } from './recent-searches';
import { optionId, SuggestionList } from './suggestion-list';
import { useLocalHits, type FoundHits } from './use-local-hits';
import { useComboboxAttributes, useComboboxKeys, useSearchField } from './use-search-field';

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

/** Where a hit leads, in the language and variant of the page. */
function useHitAddress(): (hit: LocalHit) => string {
  const href = useHref();
  return ({ kind, id, section }) => {
    if (kind === 'partner') return href('partnerDetail', { id });
    if (kind === 'role') return href('role', { id });
    return href('game', { id }) + (section === undefined ? '' : `#${sectionId(section - 1)}`);
  };
}

/** What is said of the answer: how many suggestions there are, or why there are none. */
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

interface Props {
  field: HTMLInputElement;
  form: HTMLFormElement;
}

/** The suggestions of a search field: an editable combobox with a list (ARIA Authoring Practices Guide). */
export function Suggestions({ field, form }: Props) {
  const { locale } = usePlace();
  const id = useId();
  const { query, isOpen, open, close } = useSearchField(field);
  const found = useLocalHits(query, locale);
  const [recent, setRecent] = useState(readRecentSearches);
  const [active, setActive] = useState<number>();
  const toAddress = useHitAddress();
  const summary = useSummary(found);

  useEffect(() => setActive(undefined), [query, found]);
  useEffect(() => {
    // Not when it opens: the arrow that opens it chooses too.
    if (!isOpen) setActive(undefined);
  }, [isOpen]);
  useEffect(() => {
    const onSubmit = (): void => {
      rememberSearch(field.value);
      setRecent(readRecentSearches());
      close();
    };
    form.addEventListener('submit', onSubmit);
    return () => form.removeEventListener('submit', onSubmit);
    // `close` sets a state and is the same in all but name.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [form, field]);

  const isBlank = query.trim() === '';
  const groups = isBlank || found ? optionGroups(query, found?.hits ?? [], recent) : [];
  const options = groups.flatMap((group) => group.options);
  const isShown = isOpen && options.length > 0;

  const choose = (option: Option): void => {
    if (option.type === 'clear') {
      forgetSearches();
      setRecent([]);
    } else if (option.type === 'hit') {
      rememberSearch(query);
      setRecent(readRecentSearches());
      close();
      navigate(toAddress(option.hit));
    } else {
      sendSearch(form, field, option.text);
    }
  };

  useComboboxKeys(field, {
    onMove: (by) => {
      open();
      const { length } = options;
      if (length === 0) return;
      setActive((last) =>
        last === undefined ? (by > 0 ? 0 : length - 1) : (last + by + length) % length,
      );
    },
    onOpen: open,
    onClose: () => {
      if (isShown) close();
      return isShown;
    },
    onChoose: () => {
      const option = isShown && active !== undefined ? options[active] : undefined;
      if (option) choose(option);
      return option !== undefined;
    },
  });
  useComboboxAttributes(field, {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': String(isShown),
    'aria-controls': isShown ? id : undefined,
    'aria-activedescendant': isShown && active !== undefined ? optionId(id, active) : undefined,
  });

  const popup = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isShown && popup.current) return keepAt(popup.current, form);
    return undefined;
  }, [isShown, form]);
  useEffect(() => {
    if (active === undefined) return;
    document.getElementById(optionId(id, active))?.scrollIntoView({ block: 'nearest' });
  }, [active, id]);

  return createPortal(
    <>
      <div role="status" sx={visuallyHidden}>
        {isOpen ? summary : ''}
      </div>
      {isShown && (
        <div ref={popup} sx={popupStyle}>
          {!isBlank && found?.hits.length === 0 && <div sx={noteStyle}>{summary}</div>}
          <SuggestionList id={id} groups={groups} active={active} onChoose={choose} />
        </div>
      )}
    </>,
    form,
  );
}
