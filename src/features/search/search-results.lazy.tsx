import { useCallback, useEffect, useState } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import { ApiProvider } from '../../api-client/apollo/api-provider';
import type { Locale } from '../../config/locales';
import { usePlace } from '../../i18n/locale-context';
import { useStrings } from '../../i18n/use-strings';
import { widest } from '../../theme/theme';
import { quietButtonStyle } from '../../ui/button-style';
import { searchLocally as searchNames } from '../../local-search/browser-search';
import { hitsOfSentence, isSentence } from '../../local-search/sentence';
import { fetchKeptText } from '../../platform/network/fetch-site-json';
import { ErrorState } from '../../ui/error-state';
import { AnswerCard } from './answer-card';
import { choiceTermsOf } from './choice-terms';
import type { SearchLocally } from './found-name';
import { hitKey, toHit, toOtherHit, type Hit } from './hit';
import { HitCard, showsWhy } from './hit-card';
import { HintsNote } from './hints-note';
import { hitList } from './hit-card-style';
import { NearlyFitting } from './nearly-fitting';
import { ReadChoices } from './read-choices';
import { termsOf, type SearchTerm } from './search-terms';
import { ResultKinds } from './result-kinds';
import { ResultsSummary } from './results-summary';
import { FIRST_PLACEHOLDERS, ResultsSkeleton } from './results-skeleton';
import {
  HITS_PER_PAGE,
  readResultFragment,
  resultFragment,
  useSearch,
  type ResultFilter,
  type FoundPages,
} from './use-search';
import { SearchPartners } from './search-partners';
import { SearchStarts } from './search-starts';
import { LocalResults, NothingFound, NothingOfKind } from './without-results';

/** Skeletons after the results that are shown, while more load. */
const MORE_PLACEHOLDERS = 2;

/** Moves the focus to the first new result, because the "more" button was removed while loading. */
function focusHere(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
}

const resultsStyle = { display: 'grid', gap: 3 } satisfies ThemeUIStyleObject;

const listStyle = { ...hitList, padding: 0, listStyle: 'none' } satisfies ThemeUIStyleObject;

const hitStyle = { display: 'grid', borderRadius: 'large' } satisfies ThemeUIStyleObject;

/** Alone in its row; where that would be too wide to be read, a hit stands beside it. */
const answerStyle = {
  ...hitStyle,
  gridColumn: '1 / -1',
  [widest]: { gridColumn: 'span 2' },
} satisfies ThemeUIStyleObject;

const moreStyle = {
  ...quietButtonStyle,
  justifySelf: 'center',
  marginTop: 3,
} satisfies ThemeUIStyleObject;

/** Ways to look on, below the last hit. */
const waysOnStyle = { marginTop: 4, '& > div': { maxWidth: 'none' } } satisfies ThemeUIStyleObject;

interface Props {
  text: string;
  filter: ResultFilter;
  searchLocally: SearchLocally | undefined;
}

/** The hits in their order, with partners and activities at their places. */
function allHits({ hits, others }: FoundPages, locale: Locale): readonly Hit[] {
  const all = hits.map((hit) => toHit(hit, locale));
  // From the last on: one that is put in moves what stands behind it.
  for (const other of [...others].reverse().sort((one, next) => next.place - one.place)) {
    all.splice(other.place, 0, toOtherHit(other, locale));
  }
  return all;
}

/**
 * Puts the hits on the first page to a sentence that show no word of it behind those that do: they were found by other words for
 * the same. Later pages stay as they are, so that nothing moves when one comes.
 */
function withReasonFirst(
  text: string,
  hits: readonly Hit[],
  terms: readonly SearchTerm[],
): readonly Hit[] {
  if (!isSentence(text)) return hits;
  const first = hits.slice(0, HITS_PER_PAGE);
  const isClear = (hit: Hit): boolean => hit.answer !== undefined || showsWhy(text, hit, terms);
  return [
    ...first.filter(isClear),
    ...first.filter((hit) => !isClear(hit)),
    ...hits.slice(HITS_PER_PAGE),
  ];
}

/** The results that are there, each with its marked words. The first one may be an answer. */
function HitList({
  text,
  found,
  isFocused,
}: {
  text: string;
  found: FoundPages;
  isFocused: boolean;
}) {
  const { locale } = usePlace();
  const all = allHits(found, locale);
  const names = all.flatMap(({ title, gameTitle, foundNames }) => [
    title,
    ...(gameTitle === undefined ? [] : [gameTitle]),
    ...foundNames,
  ]);
  const terms = [text, ...found.meant].flatMap((each) => termsOf(each, names));
  const termsIn = ({ snippet, foundNames }: Hit): readonly SearchTerm[] =>
    found.choices.length > 0 && foundNames.length === 0 ? choiceTermsOf(text, snippet) : terms;
  const hits = withReasonFirst(text, all, terms);
  const first = found.firstNew > 0 ? found.hits[found.firstNew] : undefined;
  const firstNew = first && hitKey(first);
  return (
    <ol sx={listStyle}>
      {hits.map((hit, index) => (
        <li
          key={hitKey(hit)}
          tabIndex={-1}
          ref={isFocused && hitKey(hit) === firstNew ? focusHere : undefined}
          sx={hit.answer === undefined || index > 0 ? hitStyle : answerStyle}
        >
          {hit.answer === undefined || index > 0 ? (
            <HitCard text={text} hit={hit} terms={termsIn(hit)} />
          ) : (
            <AnswerCard text={text} hit={hit} answer={hit.answer} terms={terms} />
          )}
        </li>
      ))}
    </ol>
  );
}

/** Keeps in the address how many pages are shown, so that the way back leads to all of them. */
function keepPages(filter: ResultFilter): void {
  const { pathname, search } = window.location;
  window.history.replaceState(window.history.state, '', pathname + search + resultFragment(filter));
}

interface KindProps extends Props {
  /** Called when a page of results has come, or has failed to; one function for good. */
  onAnswer: (found: FoundPages | 'failed') => void;
}

/** The results of a kind; for another one it must be mounted anew. */
function ResultsOfKind({ text, filter, searchLocally, onAnswer }: KindProps) {
  const t = useStrings('search-results');
  const { kind } = filter;
  const [pages, setPages] = useState(filter.pages);
  const { found, request } = useSearch(text, kind, pages);
  useEffect(() => {
    if (request.status === 'ready') onAnswer(found);
    if (request.status === 'failed') onAnswer('failed');
  }, [request.status, found, onAnswer]);
  const isLoading = request.status === 'loading';
  const hasHits = found.hits.length > 0 || found.others.length > 0;
  const isNone = request.status === 'ready' && !hasHits;
  const others = found.counts?.all ?? 0;
  const more = (): void => {
    setPages(found.pages + 1);
    keepPages({ kind, pages: found.pages + 1 });
  };
  return (
    <>
      <ResultsSummary text={text} found={found} isLoading={isLoading} />
      <ReadChoices text={text} choices={found.choices} />
      <HintsNote text={text} />
      {isNone && others > 0 && <NothingOfKind text={text} count={others} />}
      {isNone && others === 0 && (
        <NothingFound text={text} found={found} searchLocally={searchLocally} />
      )}
      {hasHits && <HitList text={text} found={found} isFocused={pages > filter.pages} />}
      {found.nearly && !found.hasMore && <NearlyFitting text={text} nearly={found.nearly} />}
      {isLoading && <ResultsSkeleton count={hasHits ? MORE_PLACEHOLDERS : FIRST_PLACEHOLDERS} />}
      {request.status === 'failed' && hasHits && <ErrorState retry={request.retry} />}
      {request.status === 'failed' && !hasHits && (
        <LocalResults text={text} searchLocally={searchLocally} retry={request.retry} />
      )}
      {request.status === 'ready' && found.hasMore && (
        <button type="button" onClick={more} sx={moreStyle}>
          {t('more')}
        </button>
      )}
      {request.status === 'ready' && hasHits && !found.hasMore && (
        <div sx={waysOnStyle}>
          <SearchStarts without={text} />
        </div>
      )}
    </>
  );
}

/** The results of all kinds and of each, of which the fragment of the address names one. */
function Results({ text, filter, searchLocally }: Props) {
  const { kind } = filter;
  const [found, setFound] = useState<FoundPages | 'failed'>();
  const onAnswer = useCallback((answer: FoundPages | 'failed'): void => {
    // What failed may be another kind: the way back to those that have come stays.
    setFound((last) => (answer === 'failed' && last ? last : answer));
  }, []);
  const isFound = found !== undefined && found !== 'failed';
  const isNone = isFound && found.total === 0 && (found.counts?.all ?? 0) === 0;
  return (
    <div sx={resultsStyle}>
      {!isNone && found !== 'failed' && (
        <ResultKinds text={text} kind={kind} counts={isFound ? found.counts : undefined} />
      )}
      <ResultsOfKind
        key={kind}
        text={text}
        filter={filter}
        searchLocally={searchLocally}
        onAnswer={onAnswer}
      />
    </div>
  );
}

interface SearchResultsProps {
  text: string;
  /** The fragment of the address. */
  hash: string;
  /** The partners whom a search can be taken to; one list for good. */
  partners?: readonly Queries.SearchPartnerFragment[];
  /** Finds names when the API does not answer; one function for good. */
  searchLocally?: SearchLocally;
}

const NOBODY: readonly Queries.SearchPartnerFragment[] = [];

/** Finds names in the files of the build; those that are merely near to a sentence are noise. */
const searchFiles: SearchLocally = async (text, locale) =>
  hitsOfSentence(text, await searchNames(text, locale, fetchKeptText));

/**
 * The results for a text, page by page. For another text it must be mounted anew. Loaded late, because it brings the
 * API client.
 */
export function SearchResults({
  text,
  hash,
  partners = NOBODY,
  searchLocally = searchFiles,
}: SearchResultsProps) {
  return (
    <ApiProvider>
      <SearchPartners.Provider value={partners}>
        <Results text={text} filter={readResultFragment(hash)} searchLocally={searchLocally} />
      </SearchPartners.Provider>
    </ApiProvider>
  );
}
