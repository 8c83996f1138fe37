import { LocalLink } from '../../links/local-link';
import { fallbackLang } from '../../i18n/fallback-lang';
import { useStrings } from '../../i18n/use-strings';
import { medium, motion, wide } from '../../theme/theme';
import { buttonStyle, quietButtonStyle, smallButton } from '../../ui/button-style';
import { cardLink, panelStyle, peekStyle } from '../../ui/card-style';
import { Picture } from '../../ui/picture';
import { Tags } from './tags';

/** Games that a card names; the partner's own page has all of them. */
const MOST_GAMES = 3;

interface Props {
  partner: Queries.PartnerCardFragment;
  /** Among the pictures that a visitor sees first. */
  first: boolean;
}

function Games({ games }: { games: Queries.PartnerCardFragment['games'] }) {
  const t = useStrings('partner');
  return games.length === 0 ? null : (
    <dl sx={{ fontSize: 1, '& > dt, & > dd': { display: 'inline', margin: 0 } }}>
      <dt sx={{ marginInlineEnd: '8px !important', color: 'muted' }}>{t('games')}</dt>
      {games.slice(0, MOST_GAMES).map(({ gameId, text }) => (
        <dd
          key={gameId}
          lang={fallbackLang(text, 'name')}
          sx={{ fontWeight: 'medium', '& + dd::before': { content: '" · "', color: 'muted' } }}
        >
          {text.name}
        </dd>
      ))}
    </dl>
  );
}

/** A partner in the cast: the card leads to the introduction, its buttons to chat and story. */
export function PartnerCard({ partner, first }: Props) {
  const t = useStrings('partner');
  const { characterId: id, avatar, figure, text, games } = partner;
  const { name, slogan, tags } = text;
  return (
    <article
      sx={{
        ...panelStyle,
        ...peekStyle,
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 38%) minmax(0, 1fr)',
        width: '100%',
        [medium]: { gridTemplateColumns: 'minmax(0, 200px) minmax(0, 1fr)' },
        [wide]: { gridTemplateColumns: 'minmax(0, 224px) minmax(0, 1fr)', minHeight: 328 },
        '&:hover img': { transform: 'scale(1.04)' },
      }}
    >
      <div
        sx={{
          position: 'relative',
          borderStartStartRadius: 'inherit',
          borderEndStartRadius: 'inherit',
          overflow: 'hidden',
        }}
      >
        <Picture
          picture={figure ?? avatar}
          alt=""
          first={first}
          sizes="(min-width: 769px) 224px, 38vw"
          sx={{
            position: 'absolute',
            inset: 0,
            height: '100%',
            objectPosition: 'center 30%',
            transition: `transform ${motion.calm}`,
          }}
        />
      </div>
      <div
        sx={{
          display: 'grid',
          alignContent: 'start',
          gridTemplateRows: 'auto auto auto auto 1fr',
          gap: 2,
          padding: 3,
          minWidth: 0,
          [medium]: { gap: 3, padding: 5 },
        }}
      >
        <h2
          lang={fallbackLang(text, 'name')}
          sx={{
            display: '-webkit-box',
            WebkitLineClamp: 3,
            WebkitBoxOrient: 'vertical',
            overflow: 'hidden',
            fontSize: 4,
            fontWeight: 'heavy',
            [medium]: { fontSize: 5 },
          }}
        >
          <LocalLink to="partnerDetail" params={{ id }} sx={cardLink}>
            {name}
          </LocalLink>
        </h2>
        <Tags tags={tags} lang={fallbackLang(text, 'tags')} />
        {slogan !== '' && (
          <p
            lang={fallbackLang(text, 'slogan')}
            sx={{
              position: 'relative',
              paddingInlineStart: 3,
              borderInlineStart: '3px solid',
              borderColor: 'amber',
              fontSize: 1,
              fontWeight: 'medium',
              lineHeight: 1.6,
              [medium]: { fontSize: 3 },
              [wide]: { fontSize: 4, lineHeight: 1.5 },
            }}
          >
            {slogan}
          </p>
        )}
        <Games games={games} />
        <p
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignSelf: 'end',
            gap: 2,
            gridRow: 5,
            // The buttons lie above the link that is spread over the card.
            '& > a': { zIndex: 1 },
          }}
        >
          <LocalLink
            to="partnerChat"
            params={{ id }}
            label={t('title-chat', { name })}
            sx={{ ...buttonStyle, ...smallButton }}
          >
            {t('chat')}
          </LocalLink>
          <LocalLink
            to="partnerStory"
            params={{ id }}
            label={t('title-story', { name })}
            sx={{ ...quietButtonStyle, ...smallButton }}
          >
            {t('story')}
          </LocalLink>
        </p>
      </div>
    </article>
  );
}
