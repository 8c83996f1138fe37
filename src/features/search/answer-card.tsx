import type { ThemeUIStyleObject } from 'theme-ui';
import { fallbackLang } from '../../i18n/fallback-lang';
import { useStrings } from '../../i18n/use-strings';
import { colors } from '../../theme/colors';
import { medium } from '../../theme/theme';
import { cardLink, panelStyle, peekStyle } from '../../ui/card-style';
import { AskPartner } from './ask-partners';
import type { Hit } from './hit';
import { HitLink } from './hit-card';
import { HighlightedText } from './highlighted-text';

const cardStyle = {
  ...panelStyle,
  ...peekStyle,
  display: 'grid',
  gap: 3,
  padding: 4,
  borderInlineStart: `6px solid ${colors.amber}`,
  backgroundImage: 'linear-gradient(105deg, rgb(255 180 84 / 18%), transparent 60%)',
  [medium]: { padding: 5 },
} satisfies ThemeUIStyleObject;

const titleStyle = {
  color: 'muted',
  fontSize: 1,
  fontWeight: 'medium',
} satisfies ThemeUIStyleObject;

const sentenceStyle = {
  fontSize: 3,
  fontWeight: 'medium',
  lineHeight: 1.6,
  textWrap: 'pretty',
  [medium]: { fontSize: 4 },
} satisfies ThemeUIStyleObject;

const footStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 3,
} satisfies ThemeUIStyleObject;

const sourceStyle = {
  ...cardLink,
  color: 'primary',
  fontSize: 1,
  fontWeight: 'medium',
} satisfies ThemeUIStyleObject;

interface Props {
  /** The search, which is a question. */
  text: string;
  hit: Hit;
  answer: string;
  /** The normalized search terms. */
  terms: readonly string[];
}

/** The sentence that answers a question, with its source, which the whole card leads to. */
export function AnswerCard({ text, hit, answer, terms }: Props) {
  const t = useStrings('search-results');
  const { gameId, gameTitle, title, partTitle } = hit;
  return (
    <article aria-labelledby="answer" sx={cardStyle}>
      <h2 id="answer" sx={titleStyle}>
        {t('answer')}
      </h2>
      <p lang={fallbackLang(hit, 'answer')} sx={sentenceStyle}>
        <HighlightedText text={answer} terms={terms} />
      </p>
      <div sx={footStyle}>
        <p lang={fallbackLang(hit, 'title')}>
          <HitLink hit={hit} style={sourceStyle}>
            {[gameTitle, title, partTitle].filter((each) => each !== undefined).join(' › ')}
          </HitLink>
        </p>
        {gameId !== undefined && (
          <AskPartner
            text={text}
            gameId={gameId}
            gameName={gameTitle ?? title}
            section={partTitle}
          />
        )}
      </div>
    </article>
  );
}
