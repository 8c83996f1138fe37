import { navigate } from 'gatsby';
import { useCallback, useEffect, useState } from 'react';
import { usePlace } from '../../i18n/locale-context';
import { useStrings } from '../../i18n/use-strings';
import { useHref } from '../../links/local-link';
import type { LocalHit } from '../../local-search/local-hit';
import { isSentence } from '../../local-search/sentence';
import { useServiceDay } from '../../platform/notebooks/use-calendar-day';
import { readOwnGames } from '../../platform/read-own-games';
import { chatFragment } from '../../routes/chat-fragment';
import { sectionId } from '../../routes/section-id';
import { spoilerId } from '../../routes/spoiler-id';
import { choicesFragment } from '../../local-search/choices-in-query';
import { optionGroups, type Option } from './options';
import { forgetSearches, readRecentSearches, rememberSearch } from '../../platform/recent-searches';
import { INLINE_SUGGESTIONS, SUGGESTION_CHOSEN } from './search-sheet-marks';
import { SuggestionPopup } from './suggestion-popup';
import { useLocalHits } from './use-local-hits';
import { useTellingPlaceholder } from './use-telling-placeholder';
import { useSearchField } from './use-search-field';

/** The fragment of the place in its game that a hit leads to, with its `#`. */
function fragmentOf({ kind, name, section }: LocalHit): string {
  const fold = kind === 'hint' ? spoilerId(name) : undefined;
  if (fold !== undefined) return `#${fold}`;
  return section === undefined ? '' : `#${sectionId(section - 1)}`;
}

/** Gives the address of a hit, in the language and variant of the page. */
function useHitAddress(): (hit: LocalHit) => string {
  const href = useHref();
  return (hit) => {
    const { kind, id } = hit;
    if (kind === 'partner') return href('partnerDetail', { id });
    if (kind === 'role') return href('role', { id });
    return href('game', { id }) + fragmentOf(hit);
  };
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

/** Searches that find something, for somebody who has searched for nothing yet. */
const EXAMPLES = ['example-1', 'example-2', 'example-3'] as const;

interface Props {
  field: HTMLInputElement;
  form: HTMLFormElement;
}

/** The suggestions of a search field. */
export function Suggestions({ field, form }: Props) {
  const t = useStrings('typeahead');
  const { locale } = usePlace();
  const href = useHref();
  const state = useSearchField(field);
  const { query, close } = state;
  const below = form.closest<HTMLElement>(`[${INLINE_SUGGESTIONS}]`);
  const isInline = below !== null;
  const isBlank = query.trim() === '';
  const answer = useLocalHits(query, locale);
  // An empty field shows no hits: the index that comes meanwhile must not take away the choice.
  const found = isBlank ? undefined : answer;
  const { recent, remember, forget } = useRecentSearches(field, form, close);
  const toAddress = useHitAddress();
  const day = useServiceDay();
  const [ownGames] = useState(readOwnGames);
  useTellingPlaceholder(field, t('placeholder'));
  const { hits = [], partners = [], choiceSets = [] } = found ?? {};
  const examples = isInline ? EXAMPLES.map((key) => t(key)) : [];
  const offered = { query, hits, partners, choiceSets, recent, examples, day, ownGames };
  const groups = isBlank || found ? optionGroups(offered) : [];

  const leadTo = (address: string): void => {
    remember(query);
    close();
    form.dispatchEvent(new Event(SUGGESTION_CHOSEN, { bubbles: true }));
    navigate(address);
  };
  const choose = (option: Option): void => {
    switch (option.type) {
      case 'clear':
        forget();
        break;
      case 'hit':
        leadTo(toAddress(option.hit));
        break;
      case 'choices':
        leadTo(href('library', {}) + choicesFragment(option.choices));
        break;
      case 'ask': {
        const { partner, text, gameId } = option;
        leadTo(href('partnerChat', { id: partner.id }) + chatFragment({ ask: text, game: gameId }));
        break;
      }
      case 'recent':
      case 'all':
      case 'sentence':
      case 'hints':
        sendSearch(form, field, option.text);
    }
  };
  return (
    <SuggestionPopup
      field={field}
      form={below ?? form}
      isInline={isInline}
      state={state}
      found={found}
      groups={groups}
      saysNone={!isSentence(query)}
      onChoose={choose}
    />
  );
}
