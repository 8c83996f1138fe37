import { LocalLink } from '../../i18n/local-link';
import { langOf } from '../../i18n/untranslated';
import { useStrings } from '../../i18n/use-strings';
import { cardLink, cardStyle } from '../../ui/card-style';
import { Picture } from '../../ui/picture';
import { buttonStyle, quietButtonStyle } from '../../ui/button-style';
import { Tags } from './tags';

interface Props {
  partner: Queries.PartnerCardFragment;
  /** One below the heading that the list stands under. */
  heading: 'h2' | 'h3';
  /** Among the pictures that a visitor sees first. */
  first: boolean;
}

/** The links of a card lie above the one that is spread over it. */
const above = {
  position: 'relative',
  zIndex: 1,
  flex: '1 1 auto',
  paddingX: 3,
  fontSize: 1,
} as const;

/** A partner in a list: the card leads to the introduction, its buttons to chat and story. */
export const PartnerCard = ({ partner, heading: Heading, first }: Props) => {
  const t = useStrings('partner');
  const { characterId: id, avatar, figure, text } = partner;
  const { name, slogan, tags } = text;
  return (
    <article sx={cardStyle}>
      <Picture
        picture={figure ?? avatar}
        alt=""
        first={first}
        sizes="(min-width: 769px) 264px, 46vw"
        sx={{ aspectRatio: '3 / 4', objectPosition: 'center top' }}
      />
      <div
        sx={{
          display: 'grid',
          gridTemplateRows: 'auto auto 1fr auto',
          gap: 2,
          padding: 3,
          minWidth: 0,
        }}
      >
        <Heading lang={langOf(text, 'name')} sx={{ fontSize: 3 }}>
          <LocalLink to="partnerDetail" params={{ id }} sx={cardLink}>
            {name}
          </LocalLink>
        </Heading>
        <p lang={langOf(text, 'slogan')} sx={{ color: 'muted', fontSize: 1 }}>
          {slogan}
        </p>
        <Tags tags={tags} lang={langOf(text, 'tags')} />
        <p sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, gridRow: 4 }}>
          <LocalLink
            to="partnerChat"
            params={{ id }}
            label={t('title-chat', { name })}
            sx={{ ...buttonStyle, ...above }}
          >
            {t('chat')}
          </LocalLink>
          <LocalLink
            to="partnerStory"
            params={{ id }}
            label={t('title-story', { name })}
            sx={{ ...quietButtonStyle, ...above }}
          >
            {t('story')}
          </LocalLink>
        </p>
      </div>
    </article>
  );
};
