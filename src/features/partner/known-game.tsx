import type { ThemeUIStyleObject } from 'theme-ui';
import { fallbackLang } from '../../i18n/fallback-lang';
import { useStrings } from '../../i18n/use-strings';
import { LocalLink } from '../../links/local-link';
import { chatFragment } from '../../routes/chat-fragment';
import { widest } from '../../theme/theme';
import { quietButtonStyle, smallButton } from '../../ui/button-style';
import { cardLink, cardStyle, panelStyle, peekStyle } from '../../ui/card-style';
import { inPhrases } from '../../ui/in-phrases';
import type { KnownGame, Partner } from './partner';

interface Props {
  partner: Partner;
  game: KnownGame;
}

/** Above the link that covers the card. */
const askStyle = {
  ...quietButtonStyle,
  ...smallButton,
  zIndex: 1,
  alignSelf: 'flex-start',
  justifySelf: 'start',
  marginTop: 'auto',
} satisfies ThemeUIStyleObject;

/** Opens the chat with a question about a game ready to be sent. */
function AskLink({ partner: { id, name }, game }: Props) {
  const t = useStrings('partner-pages');
  return (
    <LocalLink
      to="partnerChat"
      params={{ id }}
      suffix={chatFragment({ ask: t('ask-question', { game: game.name }) })}
      label={t('ask-game-label', { name, game: game.name })}
      sx={askStyle}
    >
      {t('ask-game', { name })}
    </LocalLink>
  );
}

const coverStyle = {
  width: '100%',
  height: 'auto',
  aspectRatio: '16 / 9',
  objectFit: 'cover',
  backgroundColor: 'raised',
} satisfies ThemeUIStyleObject;

const textStyle = {
  display: 'flex',
  flexDirection: 'column',
  gap: 3,
  padding: 4,
} satisfies ThemeUIStyleObject;

const titleStyle = { fontSize: 3 } satisfies ThemeUIStyleObject;

const summaryStyle = { color: 'muted', fontSize: 1 } satisfies ThemeUIStyleObject;

/** The partner's words about the game, drawn as a bubble. */
const reasonStyle = {
  ...inPhrases,
  margin: 0,
  paddingX: 3,
  paddingY: 2,
  borderRadius: '4px 16px 16px 16px',
  backgroundColor: 'raised',
  fontSize: 1,
  lineHeight: 1.6,
} satisfies ThemeUIStyleObject;

/** Why the partner likes the game; nothing where nobody has written it. */
function Reason({ partner: { reasons }, game }: Props) {
  const reason = reasons.find(({ gameId }) => gameId === game.id);
  return reason ? <blockquote sx={reasonStyle}>{reason.text}</blockquote> : null;
}

const rowStyle = {
  ...panelStyle,
  ...peekStyle,
  display: 'grid',
  gridTemplateColumns: '112px minmax(0, 1fr)',
  minHeight: 96,
  // Three of them share a row, each with its cover above.
  [widest]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'auto 1fr' },
} satisfies ThemeUIStyleObject;

const rowCoverStyle = {
  width: '100%',
  height: '100%',
  borderStartStartRadius: 'inherit',
  borderEndStartRadius: 'inherit',
  objectFit: 'cover',
  backgroundColor: 'raised',
  [widest]: {
    height: 'auto',
    aspectRatio: '16 / 9',
    borderStartEndRadius: 'inherit',
    borderEndStartRadius: 0,
  },
} satisfies ThemeUIStyleObject;

const rowTextStyle = {
  display: 'grid',
  alignContent: 'center',
  gap: 2,
  minWidth: 0,
  padding: 4,
  [widest]: { alignContent: 'start' },
} satisfies ThemeUIStyleObject;

const rowTitleStyle = { minWidth: 0, fontSize: 2 } satisfies ThemeUIStyleObject;

/** A large card, and a row beside other text. */
const shapes = {
  card: {
    article: cardStyle,
    cover: coverStyle,
    text: textStyle,
    title: titleStyle,
    heading: 'h2',
    width: 640,
    height: 360,
  },
  row: {
    article: rowStyle,
    cover: rowCoverStyle,
    text: rowTextStyle,
    title: rowTitleStyle,
    heading: 'h3',
    width: 224,
    height: 192,
  },
} as const;

/** A game that a partner knows: leads to its page in the library, or to the chat with a question. */
export function KnownGameCard({ partner, game, shape }: Props & { shape: keyof typeof shapes }) {
  const { article, cover, text, title, heading: Heading, width, height } = shapes[shape];
  return (
    <article sx={article}>
      <img
        src={game.cover}
        alt=""
        loading="lazy"
        decoding="async"
        width={width}
        height={height}
        sx={cover}
      />
      <div sx={text}>
        <Heading lang={fallbackLang(game, 'name')} sx={title}>
          <LocalLink to="game" params={{ id: game.id }} sx={cardLink}>
            {game.name}
          </LocalLink>
        </Heading>
        {shape === 'card' && (
          <p lang={fallbackLang(game, 'summary')} sx={summaryStyle}>
            {game.summary}
          </p>
        )}
        <Reason partner={partner} game={game} />
        <AskLink partner={partner} game={game} />
      </div>
    </article>
  );
}
