import { navigate } from 'gatsby';
import { useCallback, useEffect, useMemo, useRef, useState, type FormEvent } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import { useStrings } from '../../../i18n/use-strings';
import { useHref } from '../../../links/local-link';
import { boxFocusRing, withoutFocusRing } from '../../../theme/focus-ring';
import { SearchIcon } from '../../../ui/icons/search';
import { preventImeEnter } from '../../../ui/prevent-ime-enter';
import { visuallyHidden } from '../../../ui/visually-hidden';
import { filterBarStyle, filterFieldStyle } from './filter-bar-style';
import { FilterSelect, gameOptions, tagOptions } from './filter-select';
import {
  cleanKeyword,
  LONGEST_KEYWORD,
  readDirectoryFragment,
  directoryFragment,
  type DirectoryFilter,
} from './directory-fragment';

/** Pause in typing after which the search begins, in milliseconds. */
const TYPING_PAUSE_MS = 300;

const searchStyle = {
  ...filterFieldStyle,
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  paddingInlineStart: 4,
  paddingInlineEnd: 3,
  color: 'muted',
  '&:hover': { borderColor: 'amber' },
  ...boxFocusRing,
} satisfies ThemeUIStyleObject;

const fieldStyle = {
  flex: '1 1 0',
  minWidth: 0,
  minHeight: 46,
  padding: 0,
  border: 0,
  backgroundColor: 'transparent',
  color: 'text',
  '&::placeholder': { color: 'muted', opacity: 1 },
  ...withoutFocusRing,
} satisfies ThemeUIStyleObject;

/** Follows the keyword as it is typed; `apply` is called when the visitor pauses. */
function useTyping(keyword: string, apply: (keyword: string) => void) {
  const [text, setText] = useState(keyword);
  const [isComposing, setIsComposing] = useState(false);
  const last = useRef(keyword);
  const applyLatest = useRef(apply);
  useEffect(() => {
    applyLatest.current = apply;
  });
  // An address that was not made here: of the history, or of a link.
  useEffect(() => {
    if (keyword !== last.current) setText(keyword);
    last.current = keyword;
  }, [keyword]);
  const applyNow = useCallback((written: string): void => {
    const wanted = cleanKeyword(written);
    if (wanted === last.current) return;
    last.current = wanted;
    applyLatest.current(wanted);
  }, []);
  useEffect(() => {
    if (isComposing) return undefined;
    const timer = setTimeout(() => applyNow(text), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, isComposing, applyNow]);
  const submit = (): void => {
    if (!isComposing) applyNow(text);
  };
  return { text, setText, setIsComposing, submit };
}

interface Props {
  partners: readonly Queries.PartnerCardFragment[];
  hash: string;
}

/** The fields that ask for some partners: what they say is the fragment of the address. */
export function FilterBar({ partners, hash }: Props) {
  const t = useStrings('square');
  const address = useHref()('partners', {});
  const filter = readDirectoryFragment(hash);
  const tags = useMemo(() => tagOptions(partners), [partners]);
  const games = useMemo(() => gameOptions(partners), [partners]);
  const show = (change: Partial<DirectoryFilter>, replace = false): void => {
    const wanted = { ...filter, page: 1, ...change };
    navigate(address + directoryFragment(wanted), { replace });
  };
  const typing = useTyping(filter.keyword, (keyword) => {
    // Back leads to what was before the first letter, not through every pause.
    show({ keyword }, filter.keyword !== '' && keyword !== '');
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    typing.submit();
  };
  return (
    <form role="search" aria-label={t('label')} onSubmit={submit} sx={filterBarStyle}>
      <label sx={searchStyle}>
        <SearchIcon size={20} />
        <span sx={visuallyHidden}>{t('keyword')}</span>
        <input
          type="search"
          value={typing.text}
          maxLength={LONGEST_KEYWORD}
          placeholder={t('keyword')}
          autoComplete="off"
          enterKeyHint="search"
          onChange={({ target }) => typing.setText(target.value)}
          onCompositionStart={() => typing.setIsComposing(true)}
          onCompositionEnd={() => typing.setIsComposing(false)}
          onKeyDown={preventImeEnter}
          sx={fieldStyle}
        />
      </label>
      <FilterSelect
        label={t('tag')}
        any={t('tag-any')}
        options={tags}
        value={filter.tag}
        onChange={(tag) => show({ tag })}
      />
      <FilterSelect
        label={t('game')}
        any={t('game-any')}
        options={games}
        value={filter.gameId}
        onChange={(gameId) => show({ gameId })}
      />
    </form>
  );
}
