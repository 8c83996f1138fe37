import type { ThemeUIStyleObject } from 'theme-ui';
import { fallbackLang } from '../../i18n/fallback-lang';
import { useStrings } from '../../i18n/use-strings';
import { hintsAskedIn } from '../../local-search/hints-in-query';
import { LocalLink } from '../../links/local-link';
import { spoilerId } from '../../routes/spoiler-id';
import type { Hit } from './hit';
import { HighlightedText } from './highlighted-text';
import type { SearchTerm } from './search-terms';

/** Above the link that is spread over the card. */
const moreStyle = {
  position: 'relative',
  zIndex: 1,
  justifySelf: 'start',
  display: 'grid',
  gap: 1,
  fontSize: 1,
} satisfies ThemeUIStyleObject;

const headingStyle = { color: 'muted', fontSize: 0 } satisfies ThemeUIStyleObject;

const questionStyle = {
  minHeight: 'touch',
  alignContent: 'center',
  color: 'primary',
} satisfies ThemeUIStyleObject;

interface Props {
  /** The search. */
  text: string;
  hit: Hit;
  /** The search terms. */
  terms: readonly SearchTerm[];
}

/** Questions of other spoilers of a game that fit as well, each a link to where its page has it. */
export function MoreQuestions({ text, hit, terms }: Props) {
  const t = useStrings('search-results');
  const { gameId, moreQuestions } = hit;
  if (gameId === undefined || moreQuestions.length === 0) return null;
  return (
    <div sx={moreStyle}>
      <p sx={headingStyle}>{t(hintsAskedIn(text) === undefined ? 'more-questions' : 'hint')}</p>
      {moreQuestions.map((question) => (
        <LocalLink
          key={question}
          to="game"
          params={{ id: gameId }}
          suffix={`#${spoilerId(question) ?? ''}`}
          sx={questionStyle}
        >
          <span lang={fallbackLang(hit, 'more_questions')}>
            <HighlightedText text={question} terms={terms} />
          </span>
        </LocalLink>
      ))}
    </div>
  );
}
