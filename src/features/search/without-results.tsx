import type { ThemeUIStyleObject } from 'theme-ui';
import { usePlace } from '../../i18n/locale-context';
import { useStrings } from '../../i18n/use-strings';
import { LocalLink } from '../../links/local-link';
import { buttonStyle, quietButtonStyle } from '../../ui/button-style';
import { EmptyState } from '../../ui/empty-state';
import { ErrorState } from '../../ui/error-state';
import { AskPartners } from './ask-partners';
import { toFoundName, type FoundName, type SearchLocally } from './found-name';
import { normalizeText } from '../../local-search/normalize-text';
import { FoundNames } from './found-names';
import { highlightMatches } from './highlighted-text';
import { SearchStarts } from './search-starts';
import { termsOf } from './search-terms';
import { FIRST_PLACEHOLDERS, ResultsSkeleton } from './results-skeleton';
import { queryFor } from './search-value';
import type { FoundPages } from './use-search';
import { useEffect, useState } from 'react';
import { startDeadline } from '../../platform/network/deadline';
import { logError } from '../../platform/log';
import { DOT } from '../../i18n/dot';

/** The longest wait for names in milliseconds: a visitor sees nothing else meanwhile. */
const PATIENCE_MS = 3000;

/**
 * Finds names that fit a text without the API; undefined while they are looked for.
 * @param searchLocally one function for good; undefined where there is no index, which finds nothing
 */
function useLocalNames(
  text: string,
  searchLocally: SearchLocally | undefined,
): readonly FoundName[] | undefined {
  const { locale } = usePlace();
  const [names, setNames] = useState<readonly FoundName[]>();
  useEffect(() => {
    let isMounted = true;
    const show = (found: readonly FoundName[]): void => {
      if (isMounted) setNames(found);
    };
    const deadline = startDeadline(PATIENCE_MS);
    deadline.signal.addEventListener('abort', () => show([]));
    const search = searchLocally?.(text, locale) ?? Promise.resolve([]);
    search
      .then(show, (error: unknown) => {
        logError(error);
        show([]);
      })
      .finally(deadline.end);
    return () => {
      isMounted = false;
      deadline.end();
    };
  }, [text, locale, searchLocally]);
  return names;
}

/** The most names that are offered where nothing was found. */
const MOST_NEAREST = 6;

const stateStyle = { display: 'grid', gap: 3 } satisfies ThemeUIStyleObject;

const nearestStyle = {
  display: 'grid',
  gap: 3,
  width: '100%',
  maxWidth: 'text',
  marginTop: 3,
} satisfies ThemeUIStyleObject;

const nearestTitleStyle = { fontSize: 2, fontWeight: 'medium' } satisfies ThemeUIStyleObject;

function keyOf({ kind, id, section, name }: FoundName): string {
  return `${kind} ${id} ${String(section)} ${kind === 'hint' ? name : ''}`;
}

const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Gives the whole word in characters that a part of one is of, where kana stand between words: 確定申告 for 申告. */
function wholeWord(part: string, text: string): string {
  const runs = KANA.test(text) ? (text.match(/\p{Script=Han}+/gu) ?? []) : [];
  return runs.find((run) => run.includes(part)) ?? part;
}

/**
 * The parts of a search that are unknown, as they were written, each once: the API names pairs of characters, which overlap.
 * Where that is the whole search, there are none: it is told already.
 */
function unknownParts(text: string, words: readonly string[]): string[] {
  const pieces = highlightMatches(text, words.map(normalizeText), (_, start, end) => [start, end]);
  if (pieces.every(({ marked, text: piece }) => marked || normalizeText(piece) === '')) return [];
  const parts = pieces.flatMap((piece) => (piece.marked ? wholeWord(piece.text.trim(), text) : []));
  const keys = parts.map(normalizeText);
  return parts.filter((_, at) => keys.indexOf(keys[at] ?? '') === at);
}

interface Props {
  text: string;
  searchLocally: SearchLocally | undefined;
}

/** Says that nothing was found, and offers the names that are nearest: those of the index first, which knows more spellings. */
export function NothingFound({
  text,
  searchLocally,
  found: { nearest, unknownWords, choices },
}: Props & { found: FoundPages }) {
  const t = useStrings('search-results');
  const { locale } = usePlace();
  const isRead = choices.length > 0;
  const local = useLocalNames(text, isRead ? undefined : searchLocally);
  // What comes later would move what is there.
  if (local === undefined) return <ResultsSkeleton count={FIRST_PLACEHOLDERS} />;
  const all = [...local, ...nearest.map((name) => toFoundName(name, locale))];
  const keys = all.map(keyOf);
  // Those of the index know their picture and game.
  const names = all.filter((_, at) => keys.indexOf(keys[at] ?? '') === at);
  const title = t('none-title', { text });
  const nearIds = names.flatMap(({ kind, id }) =>
    kind === 'game' || kind === 'section' ? id : [],
  );
  const unknown = unknownParts(text, unknownWords);
  const nowhere = unknown.length > 0 ? t('unknown-words', { words: unknown.join(DOT) }) : undefined;
  const why = isRead ? t('none-fits') : nowhere;
  if (names.length === 0) {
    return (
      <EmptyState art="no-results" title={title} text={why ?? t('none-text')}>
        <AskPartners text={text} nearIds={nearIds} />
        <LocalLink to="library" sx={quietButtonStyle}>
          {t('library')}
        </LocalLink>
        <SearchStarts without={text} />
      </EmptyState>
    );
  }
  return (
    <EmptyState title={title} {...(why !== undefined && { text: why })}>
      <div sx={nearestStyle}>
        <h2 sx={nearestTitleStyle}>{t('nearest')}</h2>
        <FoundNames names={names.slice(0, MOST_NEAREST)} terms={[]} />
      </div>
      <AskPartners text={text} nearIds={nearIds} />
      <LocalLink to="library" sx={quietButtonStyle}>
        {t('library')}
      </LocalLink>
      <SearchStarts without={text} />
    </EmptyState>
  );
}

/** Says that what was found is of another kind. */
export function NothingOfKind({ text, count }: { text: string; count: number }) {
  const t = useStrings('search-results');
  return (
    <EmptyState title={t('none-of-kind')}>
      <LocalLink to="search" suffix={queryFor(text)} sx={buttonStyle}>
        {t('show-all', { count })}
      </LocalLink>
    </EmptyState>
  );
}

/** Stands for results that do not come: the names that the index of the site has, and another try. */
export function LocalResults({ text, searchLocally, retry }: Props & { retry: () => void }) {
  const t = useStrings('search-results');
  const common = useStrings('common');
  const names = useLocalNames(text, searchLocally);
  if (names === undefined) return <ResultsSkeleton count={FIRST_PLACEHOLDERS} />;
  if (names.length === 0) return <ErrorState retry={retry} />;
  return (
    <div sx={stateStyle}>
      <EmptyState role="alert" title={t('local-title')} text={t('local-text')}>
        <button type="button" onClick={retry} sx={quietButtonStyle}>
          {common('retry')}
        </button>
      </EmptyState>
      <FoundNames
        names={names}
        terms={termsOf(
          text,
          names.map(({ name }) => name),
        )}
      />
    </div>
  );
}
