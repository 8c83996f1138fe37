import type { ThemeUIStyleObject } from 'theme-ui';
import { fallbackLang } from '../../i18n/fallback-lang';
import { useStrings } from '../../i18n/use-strings';
import { colors } from '../../theme/colors';
import { medium } from '../../theme/theme';
import { cardLink, panelStyle, peekStyle } from '../../ui/card-style';
import { inPhrases } from '../../ui/in-phrases';
import { AskPartner } from './ask-partners';
import type { Hit } from './hit';
import { HitLink } from './hit-card';
import { HighlightedText } from './highlighted-text';
import { MoreQuestions } from './more-questions';
import type { SearchTerm } from './search-terms';

const cardStyle = {
  ...panelStyle,
  ...peekStyle,
  display: 'grid',
  overflow: 'hidden',
  borderInlineStart: `6px solid ${colors.amber}`,
  backgroundImage: 'linear-gradient(105deg, rgb(255 180 84 / 18%), transparent 60%)',
  [medium]: { gridTemplateColumns: '184px minmax(0, 1fr)' },
} satisfies ThemeUIStyleObject;

/** Beside the text where there is room: on a phone the answer has all of it. */
const picturePlaceStyle = {
  display: 'none',
  position: 'relative',
  [medium]: { display: 'block' },
} satisfies ThemeUIStyleObject;

const pictureStyle = {
  position: 'absolute',
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  objectPosition: 'center 25%',
} satisfies ThemeUIStyleObject;

const textStyle = {
  display: 'grid',
  gap: 3,
  padding: 4,
  [medium]: { padding: 5 },
} satisfies ThemeUIStyleObject;

const titleStyle = {
  color: 'muted',
  fontSize: 1,
  fontWeight: 'medium',
} satisfies ThemeUIStyleObject;

const sentenceStyle = {
  ...inPhrases,
  fontSize: 3,
  fontWeight: 'medium',
  lineHeight: 1.6,
  [medium]: { fontSize: 4 },
} satisfies ThemeUIStyleObject;

/** Above the link that covers the card. */
const hintStyle = { position: 'relative', zIndex: 1 } satisfies ThemeUIStyleObject;

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
  /** The search terms. */
  terms: readonly SearchTerm[];
}

/** A question that others have asked; its first step opens in place, the others wait where the card leads to. */
function StepByStep({ hit, answer, terms }: Pick<Props, 'hit' | 'answer' | 'terms'>) {
  const t = useStrings('search-results');
  return (
    // Looks as on the page of its game, whose rules are those of the document.
    <div className="fold">
      <p className="fold-title" lang={fallbackLang(hit, 'answer')}>
        <HighlightedText text={answer} terms={terms} />
      </p>
      <details sx={hintStyle}>
        <summary>{t('first-hint')}</summary>
        <p className="fold-step" lang={fallbackLang(hit, 'hint')}>
          {hit.hint}
        </p>
      </details>
    </div>
  );
}

/**
 * The sentence that answers a question, with its source, which the whole card leads to. Of what is told step by step
 * nothing is given away.
 */
export function AnswerCard({ text, hit, answer, terms }: Props) {
  const t = useStrings('search-results');
  const { gameId, gameTitle, picture, title, partTitle, hint } = hit;
  return (
    <article aria-labelledby="answer" sx={cardStyle}>
      <div sx={picturePlaceStyle}>
        <img src={picture} alt="" width={184} height={184} sx={pictureStyle} />
      </div>
      <div sx={textStyle}>
        <h2 id="answer" sx={titleStyle}>
          {t(hint === undefined ? 'answer' : 'hint')}
        </h2>
        {hint === undefined ? (
          <p lang={fallbackLang(hit, 'answer')} sx={sentenceStyle}>
            <HighlightedText text={answer} terms={terms} />
          </p>
        ) : (
          <StepByStep hit={hit} answer={answer} terms={terms} />
        )}
        <MoreQuestions text={text} hit={hit} terms={terms} />
        <div sx={footStyle}>
          <p lang={fallbackLang(hit, 'title')}>
            <HitLink hit={hit} style={sourceStyle}>
              {[gameTitle, title, partTitle].filter((each) => each !== undefined).join('\u00a0› ')}
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
      </div>
    </article>
  );
}
