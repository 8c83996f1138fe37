import type { ThemeUIStyleObject } from 'theme-ui';
import { fallbackLang } from '../../i18n/fallback-lang';
import { useStrings } from '../../i18n/use-strings';
import { LocalLink } from '../../links/local-link';
import { chatFragment } from '../../routes/chat-fragment';
import { quietButtonStyle, smallButton } from '../../ui/button-style';
import { cardLink, cardStyle, panelStyle, peekStyle } from '../../ui/card-style';
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

/** A game that a partner knows: leads to its page in the library, or to the chat with a question. */
export function KnownGameCard({ partner, game }: Props) {
  return (
    <article sx={cardStyle}>
      <img
        src={game.cover}
        alt=""
        loading="lazy"
        decoding="async"
        width={640}
        height={360}
        sx={coverStyle}
      />
      <div sx={textStyle}>
        <h2 lang={fallbackLang(game, 'name')} sx={titleStyle}>
          <LocalLink to="game" params={{ id: game.id }} sx={cardLink}>
            {game.name}
          </LocalLink>
        </h2>
        <p lang={fallbackLang(game, 'summary')} sx={summaryStyle}>
          {game.summary}
        </p>
        <Reason partner={partner} game={game} />
        <AskLink partner={partner} game={game} />
      </div>
    </article>
  );
}

const rowStyle = {
  ...panelStyle,
  ...peekStyle,
  display: 'grid',
  gridTemplateColumns: '112px minmax(0, 1fr)',
  minHeight: 96,
} satisfies ThemeUIStyleObject;

const rowCoverStyle = {
  width: '100%',
  height: '100%',
  borderStartStartRadius: 'inherit',
  borderEndStartRadius: 'inherit',
  objectFit: 'cover',
  backgroundColor: 'raised',
} satisfies ThemeUIStyleObject;

const rowTextStyle = {
  display: 'grid',
  alignContent: 'center',
  gap: 2,
  minWidth: 0,
  padding: 4,
} satisfies ThemeUIStyleObject;

const rowTitleStyle = { minWidth: 0, fontSize: 2 } satisfies ThemeUIStyleObject;

/** The same in a row. */
export function KnownGameRow({ partner, game }: Props) {
  return (
    <article sx={rowStyle}>
      <img
        src={game.cover}
        alt=""
        loading="lazy"
        decoding="async"
        width={224}
        height={192}
        sx={rowCoverStyle}
      />
      <div sx={rowTextStyle}>
        <h3 lang={fallbackLang(game, 'name')} sx={rowTitleStyle}>
          <LocalLink to="game" params={{ id: game.id }} sx={cardLink}>
            {game.name}
          </LocalLink>
        </h3>
        <Reason partner={partner} game={game} />
        <AskLink partner={partner} game={game} />
      </div>
    </article>
  );
}
