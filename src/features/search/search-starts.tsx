import { createContext, useContext, useState, type ReactNode } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import { useStrings } from '../../i18n/use-strings';
import { LocalLink } from '../../links/local-link';
import { readRecentSearches } from '../../platform/recent-searches';
import { quietButtonStyle, smallButton } from '../../ui/button-style';
import { queryFor } from './search-value';

interface SearchTag {
  readonly label: string;
  readonly slug: string;
}

/** Tags of the library, the most frequent first. */
export const SearchTags = createContext<readonly SearchTag[]>([]);

/** The most tags, and the most recent searches, that are offered. */
const MOST = { tags: 8, recent: 4 } as const;

/** Questions that find something. */
const QUESTIONS = ['question-1', 'question-2', 'question-3'] as const;

const startsStyle = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 240px), 1fr))',
  gap: 5,
  width: '100%',
  maxWidth: 1040,
  marginTop: 4,
  paddingTop: 5,
  borderTop: '1px solid',
  borderColor: 'line',
  textAlign: 'start',
} satisfies ThemeUIStyleObject;

const groupStyle = { display: 'grid', alignContent: 'start', gap: 2 } satisfies ThemeUIStyleObject;

const titleStyle = {
  color: 'muted',
  fontSize: 1,
  fontWeight: 'medium',
} satisfies ThemeUIStyleObject;

const linesStyle = { display: 'grid', padding: 0, listStyle: 'none' } satisfies ThemeUIStyleObject;

const lineStyle = {
  display: 'grid',
  alignContent: 'center',
  minHeight: 'touch',
  color: 'primary',
} satisfies ThemeUIStyleObject;

const pillsStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 2,
  padding: 0,
  listStyle: 'none',
} satisfies ThemeUIStyleObject;

const pillStyle = { ...quietButtonStyle, ...smallButton } satisfies ThemeUIStyleObject;

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div sx={groupStyle}>
      <h2 sx={titleStyle}>{title}</h2>
      {children}
    </div>
  );
}

/** Searches, each a line that leads to what it finds. */
function Searches({ texts }: { texts: readonly string[] }) {
  return (
    <ul sx={linesStyle}>
      {texts.map((text) => (
        <li key={text}>
          <LocalLink to="search" suffix={queryFor(text)} sx={lineStyle}>
            {text}
          </LocalLink>
        </li>
      ))}
    </ul>
  );
}

/**
 * Ways to begin where nothing is searched for or found: the visitor's own searches, questions, and tags.
 * @param without the search that has just found nothing
 */
export function SearchStarts({ without = '' }: { without?: string }) {
  const t = useStrings('search-results');
  const tags = useContext(SearchTags).slice(0, MOST.tags);
  const [all] = useState(readRecentSearches);
  const recent = all.filter((text) => text !== without).slice(0, MOST.recent);
  return (
    <div sx={startsStyle}>
      {recent.length > 0 && (
        <Group title={t('recent')}>
          <Searches texts={recent} />
        </Group>
      )}
      <Group title={t('questions')}>
        <Searches texts={QUESTIONS.map((key) => t(key))} />
      </Group>
      {tags.length > 0 && (
        <Group title={t('by-tag')}>
          <ul sx={pillsStyle}>
            {tags.map(({ label, slug }) => (
              <li key={slug}>
                <LocalLink to="tag" params={{ tag: slug }} sx={pillStyle}>
                  {label}
                </LocalLink>
              </li>
            ))}
          </ul>
        </Group>
      )}
    </div>
  );
}
