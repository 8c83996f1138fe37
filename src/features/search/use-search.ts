import { skipToken, useQuery } from '@apollo/client/react';
import { useMemo, useState } from 'react';
import { queries } from '../../api-client/apollo/typed-documents';
import { toRequestState, type RequestState } from '../../api-client/request-state';
import type { WireNearestName, WireSearchHit, WireSearchResult } from '../../contract';
import { hitKey, isKnownOther, type KnownOtherHit } from './hit';

/** The part of the results that is shown. */
export type ResultKind = 'all' | 'game' | 'role' | 'partner' | 'activity';

export const RESULT_KINDS: readonly ResultKind[] = ['all', 'game', 'role', 'partner', 'activity'];

/** The kinds of results that come with the first page of all, where they have a list of their own. */
const OTHER_TYPES = { partner: 'character', activity: 'activity' } as const;

function isOtherKind(kind: ResultKind): kind is keyof typeof OTHER_TYPES {
  return kind in OTHER_TYPES;
}

function othersOf(kind: keyof typeof OTHER_TYPES, others: readonly KnownOtherHit[]) {
  return others.filter(({ type }) => type === OTHER_TYPES[kind]);
}

/** The state in the fragment of the search page's address; the query is carried from page to page and holds the text alone. */
export interface ResultFilter {
  readonly kind: ResultKind;
  /** The number of pages of results that are shown, one below the other. */
  readonly pages: number;
}

/** The most pages that an address may ask for at once: each is a call. */
const MOST_PAGES = 25;

/** Makes the fragment for a filter, with its `#`; empty for the first page of all. */
export function resultFragment({ kind, pages }: ResultFilter): string {
  const parameters = new URLSearchParams();
  if (kind !== 'all') parameters.set('type', kind);
  if (pages > 1) parameters.set('pages', String(pages));
  const text = parameters.toString();
  return text === '' ? '' : `#${text}`;
}

/** Reads the fragment of the search page's address; what cannot be asked for is left out. */
export function readResultFragment(hash: string): ResultFilter {
  const parameters = new URLSearchParams(hash.replace(/^#/, ''));
  const kind = RESULT_KINDS.find((each) => each === parameters.get('type')) ?? 'all';
  const pages = Number(parameters.get('pages') ?? 1);
  const isSound = Number.isInteger(pages) && pages > 1;
  return { kind, pages: isSound ? Math.min(pages, MOST_PAGES) : 1 };
}

/** The page size of a search. */
export const HITS_PER_PAGE = 20;

export interface FoundPages {
  readonly hits: readonly WireSearchHit[];
  /** Index of the first hit of the last page. */
  readonly firstNew: number;
  readonly pages: number;
  /** Hits in all, loaded or not. */
  readonly total: number;
  /** True when there are pages that are not loaded. */
  readonly hasMore: boolean;
  /** How many there are of each kind; undefined where the API does not say. */
  readonly counts: Readonly<Record<ResultKind, number>> | undefined;
  /** The words that misspelt ones were taken for. */
  readonly meant: readonly string[];
  /** Names that may have been meant where nothing was found. */
  readonly nearest: readonly WireNearestName[];
  /** The words of the search that stand in no text. */
  readonly unknownWords: readonly string[];
  /** True where the hits to a question fit it little, as far as the API says. */
  readonly isGuess: boolean;
  /** The choices of a game that the API has read in the search; the games that were found are so. */
  readonly choices: NonNullable<WireSearchResult['choices']>;
  /** Games that miss one of these choices, where hardly any has all. */
  readonly nearly: WireSearchResult['nearly'];
  /** Partners and activities, each with its place among the hits. */
  readonly others: readonly KnownOtherHit[];
}

const NOTHING: FoundPages = {
  hits: [],
  firstNew: 0,
  pages: 0,
  total: 0,
  hasMore: true,
  counts: undefined,
  meant: [],
  nearest: [],
  unknownWords: [],
  isGuess: false,
  choices: [],
  nearly: undefined,
  others: [],
};

/** Leaves only the partners, or only the activities, of all results. */
function onlyOthers(found: FoundPages, kind: keyof typeof OTHER_TYPES): FoundPages {
  // No hits are left to stand among.
  const others = othersOf(kind, found.others).map((other) => ({ ...other, place: 0 }));
  return { ...found, hits: [], firstNew: 0, others, total: others.length, hasMore: false };
}

/** Counts the results of each kind. */
function countKinds(
  { game, role }: NonNullable<WireSearchResult['counts']>,
  others: readonly KnownOtherHit[],
): FoundPages['counts'] {
  const [partner, activity] = [othersOf('partner', others), othersOf('activity', others)];
  return {
    all: game + role + others.length,
    game,
    role,
    partner: partner.length,
    activity: activity.length,
  };
}

/**
 * Appends a page to the results. Drops hits that moved from an earlier page meanwhile.
 * @param allOthers partners and activities of the whole search, where the page is of one kind
 */
function append(
  found: FoundPages,
  page: WireSearchResult,
  allOthers: readonly KnownOtherHit[] | undefined,
): FoundPages {
  const { list, total, counts, meant = [], nearest = [] } = page;
  const { unknown_words = [], choices = [], is_guess: isGuess = false } = page;
  // They come with the first page.
  const others = page.others?.filter(isKnownOther) ?? found.others;
  const known = new Set(found.hits.map(hitKey));
  const pages = found.pages + 1;
  return {
    hits: [...found.hits, ...list.filter((hit) => !known.has(hitKey(hit)))],
    firstNew: found.hits.length,
    pages,
    total: total + others.length,
    hasMore: list.length > 0 && pages * HITS_PER_PAGE < total,
    counts: counts && countKinds(counts, allOthers ?? others),
    meant,
    nearest,
    unknownWords: unknown_words,
    isGuess,
    choices,
    // They come with the first page.
    nearly: page.nearly ?? found.nearly,
    others,
  };
}

interface Search {
  /** The results to show, also while more are loading. */
  readonly found: FoundPages;
  readonly request: RequestState<FoundPages>;
}

/**
 * Searches the library page by page, until so many are there. For another text or kind it must be mounted anew.
 */
export function useSearch(text: string, kind: ResultKind, pages: number): Search {
  // The pages before the one that is asked for: they stay in view while it loads.
  const [before, setBefore] = useState(NOTHING);
  const type = kind === 'game' || kind === 'role' ? kind : undefined;
  const { data, error, refetch } = useQuery(queries.knowledgeSearch, {
    variables: {
      search_value: text,
      page: before.pages + 1,
      page_size: HITS_PER_PAGE,
      ...(type && { type }),
    },
  });
  // Whoever came from there has it; it alone knows of partners and activities.
  const { data: whole } = useQuery(
    queries.knowledgeSearch,
    type === undefined
      ? skipToken
      : { variables: { search_value: text, page: 1, page_size: HITS_PER_PAGE } },
  );
  const all = useMemo(() => {
    const allOthers = type && whole?.knowledgeSearch.others?.filter(isKnownOther);
    const found = data && append(before, data.knowledgeSearch, allOthers);
    return found && isOtherKind(kind) ? onlyOthers(found, kind) : found;
  }, [data, whole, before, kind, type]);
  if (all && all.pages < pages && all.hasMore) setBefore(all);
  return { found: all ?? before, request: toRequestState({ data: all, error, refetch }) };
}
