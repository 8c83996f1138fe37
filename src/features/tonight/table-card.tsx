import { useState } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import { localeFacts, DEFAULT_LOCALE } from '../../config/locales';
import { useStrings } from '../../i18n/use-strings';
import { LocalLink } from '../../links/local-link';
import { chatFragment } from '../../routes/chat-fragment';
import { medium } from '../../theme/theme';
import { quietButtonStyle, smallButton } from '../../ui/button-style';
import { cardLink, peekStyle } from '../../ui/card-style';
import { FacePicture } from '../../ui/face-picture';
import type { Card } from './hand-fragment';
import type { TableData } from './read-table';
import { layingStyle, paperStyle } from './table-style';

const slotStyle = {
  ...layingStyle,
  display: 'grid',
  containerName: 'card',
  containerType: 'inline-size',
} satisfies ThemeUIStyleObject;

/** Lies a little crooked, as somebody has put it down. */
const cardStyle = {
  ...paperStyle,
  ...peekStyle,
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gridTemplate:
    '"cover who" auto "cover name" auto "cover facts" 1fr "said said" auto "others others" auto "ask ask" auto / min(112px, 32%) minmax(0, 1fr)',
  columnGap: 3,
  rowGap: 1,
  padding: 3,
  rotate: 'var(--tilt)',
  [medium]: {
    gridTemplate:
      '"cover" auto "who" auto "name" auto "said" auto "others" auto "facts" 1fr "ask" auto / minmax(0, 1fr)',
    rowGap: 2,
    padding: 4,
  },
  '@container card (min-width: 470px)': {
    gridTemplate:
      '"cover who" auto "cover name" auto "cover said" auto "cover others" auto "cover facts" 1fr "cover ask" auto / minmax(0, 4fr) minmax(0, 5fr)',
    columnGap: 4,
  },
} satisfies ThemeUIStyleObject;

const coverStyle = {
  gridArea: 'cover',
  width: '100%',
  height: '100%',
  minHeight: 112,
  borderRadius: 8,
  objectFit: 'cover',
  backgroundColor: 'raised',
  [medium]: { height: 'auto', aspectRatio: '16 / 9', minHeight: 0 },
  '@container card (min-width: 470px)': { height: '100%', aspectRatio: 'auto', minHeight: 220 },
} satisfies ThemeUIStyleObject;

const whoStyle = {
  gridArea: 'who',
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  minWidth: 0,
  color: 'muted',
  fontSize: 1,
  fontWeight: 'medium',
  lineHeight: 1.3,
} satisfies ThemeUIStyleObject;

const nameStyle = { gridArea: 'name', fontSize: 3, lineHeight: 1.25 } satisfies ThemeUIStyleObject;

const saidStyle = {
  gridArea: 'said',
  margin: 0,
  marginTop: 1,
  lineHeight: 1.6,
  fontSize: 2,
} satisfies ThemeUIStyleObject;

/** Names of those who have laid the same card, below whoever was first. */
const othersStyle = {
  gridArea: 'others',
  display: 'grid',
  gap: 2,
  margin: 0,
  marginTop: 1,
  padding: 0,
  paddingTop: 2,
  borderTop: '1px dashed',
  borderColor: 'border',
  listStyle: 'none',
  fontSize: 1,
  lineHeight: 1.55,
  '& > li': {
    display: 'grid',
    gridTemplateColumns: '28px minmax(0, 1fr)',
    columnGap: 2,
  },
  '& p': { color: 'muted', fontWeight: 'medium' },
  '& blockquote': { gridColumn: 2, margin: 0 },
} satisfies ThemeUIStyleObject;

const factsStyle = {
  gridArea: 'facts',
  color: 'muted',
  fontSize: 1,
  lineHeight: 1.5,
  '& > span': { display: 'block' },
} satisfies ThemeUIStyleObject;

/** Above the link that covers the card. */
const askStyle = {
  ...quietButtonStyle,
  ...smallButton,
  gridArea: 'ask',
  zIndex: 1,
  justifySelf: 'start',
  marginTop: 1,
} satisfies ThemeUIStyleObject;

const TILTS = ['-0.7deg', '0.5deg', '-0.4deg', '0.8deg', '-0.6deg'];

/** Shows who else lays a game, each with what they say of it. */
function OtherVoices({ table, cards }: { table: TableData; cards: readonly Card[] }) {
  const t = useStrings('tonight');
  return (
    <ul sx={othersStyle}>
      {cards.map(({ partner: id, game }) => {
        const partner = table.partners.get(id);
        const own = partner?.says.get(game);
        return (
          <li key={id}>
            <FacePicture picture={partner?.face} size={28} loading="lazy" />
            <p>{t('lays-too', { name: partner?.name ?? t('library') })}</p>
            {own !== undefined && <blockquote>{t('said', { text: own })}</blockquote>}
          </li>
        );
      })}
    </ul>
  );
}

interface Props {
  table: TableData;
  /** Card of whoever was first to lay the game. */
  card: Card;
  /** Cards of others with the same game: one lies on the table for all of them. */
  others: readonly Card[];
  /** Its place among the cards. */
  at: number;
}

/** Shows a card: who lays it, the game, and what they say of it. It leads to the game, or to its partner with the question ready. */
export function TableCard({ table, card, others, at }: Props) {
  const t = useStrings('tonight');
  const game = table.games.get(card.game);
  const partner = table.partners.get(card.partner);
  const [isBroken, setBroken] = useState(false);
  if (!game) return null;
  const zh = (isForeign: boolean) => (isForeign ? localeFacts[DEFAULT_LOCALE].tag : undefined);
  const own = partner?.says.get(game.id);
  const place: object = { '--at': at };
  const tilt: object = { '--tilt': TILTS[at % TILTS.length] };
  return (
    <div style={place} sx={slotStyle}>
      <article style={tilt} sx={cardStyle}>
        <h2 lang={zh(game.isForeign)} sx={nameStyle}>
          <LocalLink to="game" params={{ id: game.id }} sx={cardLink}>
            {game.name}
          </LocalLink>
        </h2>
        <p sx={whoStyle}>
          {partner && <FacePicture picture={partner.face} size={32} loading="lazy" />}
          <span>{partner ? t('lays', { name: partner.name }) : t('lays-library')}</span>
        </p>
        {isBroken ? (
          <span sx={coverStyle} />
        ) : (
          <img
            src={game.cover}
            alt=""
            decoding="async"
            width={640}
            height={360}
            // Without a network the picture may be nowhere: its place stays.
            onError={() => setBroken(true)}
            sx={coverStyle}
          />
        )}
        {own !== undefined && <blockquote sx={saidStyle}>{t('said', { text: own })}</blockquote>}
        {own === undefined && game.teaser !== '' && (
          <p lang={zh(game.isTeaserForeign)} sx={saidStyle}>
            {game.teaser}
          </p>
        )}
        {others.length > 0 && <OtherVoices table={table} cards={others} />}
        {game.facts.length > 0 && (
          <p sx={factsStyle}>
            {game.facts.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </p>
        )}
        {partner && (
          <LocalLink
            to="partnerChat"
            params={{ id: partner.id }}
            suffix={chatFragment({ ask: t('ask-question', { game: game.name }) })}
            label={t('ask-label', { name: partner.name, game: game.name })}
            sx={askStyle}
          >
            {t('ask', { name: partner.name })}
          </LocalLink>
        )}
      </article>
    </div>
  );
}
