import { useContext } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import { fallbackLang } from '../../i18n/fallback-lang';
import { useStrings } from '../../i18n/use-strings';
import { LocalLink } from '../../links/local-link';
import { chatFragment } from '../../routes/chat-fragment';
import { quietButtonStyle, smallButton } from '../../ui/button-style';
import { panelStyle, peekStyle } from '../../ui/card-style';
import { faceStyle } from '../../ui/face-style';
import { SearchPartners, partnersFor, usePartnerOf } from './search-partners';

/** Above the link that covers a card. */
const askStyle = {
  ...quietButtonStyle,
  ...smallButton,
  zIndex: 1,
  justifySelf: 'start',
  paddingLeft: 1,
} satisfies ThemeUIStyleObject;

interface AskPartnerProps {
  /** The search, which is taken along. */
  text: string;
  gameId: string;
  /** The name of the game, which tells one link from the others. */
  gameName: string;
  section?: string | undefined;
}

/** Takes a search to the partner who knows a game; nothing where nobody does. */
export function AskPartner({ text, gameId, gameName, section }: AskPartnerProps) {
  const t = useStrings('search-results');
  const partner = usePartnerOf(gameId);
  if (!partner) return null;
  const { name } = partner.text;
  return (
    <LocalLink
      to="partnerChat"
      params={{ id: partner.characterId }}
      suffix={chatFragment({ ask: text, game: gameId, section })}
      label={t('ask-partner-game', { name, game: gameName })}
      sx={askStyle}
    >
      <img src={partner.avatar.src} alt="" width={28} height={28} loading="lazy" sx={faceStyle} />
      {t('ask-partner', { name })}
    </LocalLink>
  );
}

const placeStyle = {
  display: 'grid',
  gap: 3,
  justifyItems: 'center',
  width: '100%',
  marginTop: 3,
} satisfies ThemeUIStyleObject;

const titleStyle = { fontSize: 2, fontWeight: 'medium' } satisfies ThemeUIStyleObject;

const facesStyle = {
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 112px)',
  justifyContent: 'center',
  gap: 2,
  width: '100%',
  padding: 0,
  listStyle: 'none',
} satisfies ThemeUIStyleObject;

const cardStyle = {
  ...panelStyle,
  ...peekStyle,
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  gap: 2,
  height: '100%',
  paddingX: 1,
  paddingY: 3,
  border: '1px solid',
  borderColor: 'line',
  color: 'primary',
  fontSize: 1,
  fontWeight: 'medium',
  lineHeight: 1.3,
  textDecoration: 'none',
} satisfies ThemeUIStyleObject;

interface AskPartnersProps {
  text: string;
  /** Ids of the games whose names are near. */
  nearIds: readonly string[];
}

/** Offers to take a search that has found nothing to partners: their faces, and the words are written in. Without one, to talk to them. */
export function AskPartners({ text, nearIds }: AskPartnersProps) {
  const t = useStrings('search-results');
  const partners = partnersFor(text, useContext(SearchPartners), nearIds);
  if (partners.length === 0) return null;
  return (
    <div sx={placeStyle}>
      <h2 sx={titleStyle}>{t(text === '' ? 'talk-title' : 'ask-title')}</h2>
      <ul sx={facesStyle}>
        {partners.map(({ characterId, avatar, text: partner }) => (
          <li key={characterId}>
            <LocalLink
              to="partnerChat"
              params={{ id: characterId }}
              suffix={text === '' ? '' : chatFragment({ ask: text })}
              label={t('ask-partner', { name: partner.name })}
              sx={cardStyle}
            >
              <img src={avatar.src} alt="" width={64} height={64} sx={faceStyle} />
              <span lang={fallbackLang(partner, 'name')}>{partner.name}</span>
            </LocalLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
