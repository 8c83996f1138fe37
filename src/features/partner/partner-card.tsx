import { createContext, useContext, type ReactNode } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import { LocalLink } from '../../links/local-link';
import { fallbackLang } from '../../i18n/fallback-lang';
import { useStrings } from '../../i18n/use-strings';
import { medium, motion, wide, widest } from '../../theme/theme';
import { buttonStyle, quietButtonStyle, smallButton } from '../../ui/button-style';
import { cardLink, panelStyle, peekStyle } from '../../ui/card-style';
import { Picture } from '../../ui/picture';
import { LazyGreeting } from './lazy-greeting';
import { tagStyle } from '../../ui/tag-style';
import { inPhrases } from '../../ui/in-phrases';
import { Sentences } from '../../ui/sentences';
import { CardGames } from './card-games';

interface PartnerTagsProps {
  tags: readonly string[];
  lang: string | undefined;
}

const listStyle = {
  gridRow: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignContent: 'start',
  gap: 1,
  padding: 0,
  listStyle: 'none',
} satisfies ThemeUIStyleObject;

function PartnerTags({ tags, lang }: PartnerTagsProps) {
  return tags.length === 0 ? null : (
    <ul lang={lang} sx={listStyle}>
      {tags.map((tag) => (
        <li key={tag} sx={tagStyle}>
          {tag}
        </li>
      ))}
    </ul>
  );
}

/** Rows of a card: name, tags, slogan, games, buttons and greeting. Those of the cards beside it are as high. */
export const CARD_ROWS = 'auto auto auto auto 1fr auto';

/** The condition under which rows can be shared. */
export const sharing = '@supports (grid-template-rows: subgrid)';

/** Draws what lies over a partner's picture for this visitor alone; undefined until its code has come. */
export const CardOverlay = createContext<((partnerId: string) => ReactNode) | undefined>(undefined);

interface Props {
  partner: Queries.PartnerCardFragment;
  /** Above the fold: the picture is fetched at once. */
  first: boolean;
  /** A game that was asked for: the card says why the partner likes it. */
  gameId?: string | undefined;
}

const articleStyle = {
  ...panelStyle,
  ...peekStyle,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 38%) minmax(0, 1fr)',
  gridTemplateRows: '1fr auto',
  width: '100%',
  [medium]: { gridTemplateColumns: 'minmax(0, 200px) minmax(0, 1fr)' },
  [wide]: {
    gridTemplateColumns: 'minmax(0, 224px) minmax(0, 1fr)',
    [sharing]: { gridRow: '1 / -1', gridTemplateRows: 'subgrid' },
  },
  // Four stand side by side.
  [widest]: { gridTemplateColumns: 'minmax(0, 156px) minmax(0, 1fr)' },
  '&:hover img': { transform: 'scale(1.04)' },
} satisfies ThemeUIStyleObject;

const picturePlaceStyle = {
  position: 'relative',
  gridRow: 1,
  [wide]: { minHeight: 260, [sharing]: { gridRow: '1 / span 5' } },
  borderStartStartRadius: 'inherit',
  overflow: 'hidden',
} satisfies ThemeUIStyleObject;

const pictureStyle = {
  position: 'absolute',
  inset: 0,
  height: '100%',
  objectPosition: 'center 30%',
  transition: `transform ${motion.calm}`,
} satisfies ThemeUIStyleObject;

const textStyle = {
  display: 'grid',
  gridTemplateRows: 'auto auto auto auto 1fr',
  alignContent: 'start',
  gap: 2,
  padding: 3,
  minWidth: 0,
  [medium]: { gap: 3, padding: 5 },
  [wide]: { [sharing]: { gridRow: '1 / span 5', gridTemplateRows: 'subgrid' } },
  [widest]: { padding: 4 },
} satisfies ThemeUIStyleObject;

const nameStyle = {
  fontSize: 4,
  fontWeight: 'heavy',
  [medium]: { fontSize: 5 },
} satisfies ThemeUIStyleObject;

const sloganStyle = {
  ...inPhrases,
  gridRow: 3,
  alignSelf: 'start',
  position: 'relative',
  margin: 0,
  paddingInlineStart: 3,
  borderInlineStart: '3px solid',
  borderColor: 'amber',
  fontSize: 1,
  fontWeight: 'medium',
  lineHeight: 1.6,
  [medium]: { fontSize: 3 },
} satisfies ThemeUIStyleObject;

const actionsStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignSelf: 'end',
  gap: 2,
  gridRow: 5,
  // Above the link that covers the card.
  '& > a': { zIndex: 1 },
  // Both in a row also where their words are long.
  '@container page (max-width: 559px)': { '& > a': { paddingX: 3 }, columnGap: 1 },
} satisfies ThemeUIStyleObject;

const chatLinkStyle = { ...buttonStyle, ...smallButton } satisfies ThemeUIStyleObject;

const storyLinkStyle = { ...quietButtonStyle, ...smallButton } satisfies ThemeUIStyleObject;

/** Above the link that covers the card. */
const greetingStyle = {
  gridColumn: '1 / -1',
  position: 'relative',
  zIndex: 1,
  alignContent: 'start',
  padding: 4,
  borderEndStartRadius: 'inherit',
  borderEndEndRadius: 'inherit',
  backgroundColor: 'page',
  [medium]: { paddingX: 5 },
} satisfies ThemeUIStyleObject;

/** A partner in the list: the card links to the introduction, its buttons to chat and story. */
export function PartnerCard({ partner, first, gameId }: Props) {
  const t = useStrings('partner');
  const overlay = useContext(CardOverlay);
  const { characterId: id, avatar, figure, text, games, reasons } = partner;
  const { name, slogan, tags } = text;
  const reason = reasons.find((each) => each.gameId === gameId);
  return (
    <article sx={articleStyle}>
      <div sx={picturePlaceStyle}>
        <Picture
          picture={figure ?? avatar}
          alt=""
          first={first}
          sizes="(min-width: 769px) 224px, 38vw"
          sx={pictureStyle}
        />
        {overlay?.(id)}
      </div>
      <div sx={textStyle}>
        <h2 lang={fallbackLang(text, 'name')} sx={nameStyle}>
          <LocalLink to="partnerDetail" params={{ id }} sx={cardLink}>
            {name}
          </LocalLink>
        </h2>
        <PartnerTags tags={tags} lang={fallbackLang(text, 'tags')} />
        {reason ? (
          <blockquote sx={sloganStyle}>
            <Sentences text={reason.text} />
          </blockquote>
        ) : (
          slogan !== '' && (
            <p lang={fallbackLang(text, 'slogan')} sx={sloganStyle}>
              <Sentences text={slogan} />
            </p>
          )
        )}
        <CardGames games={games} />
        <p sx={actionsStyle}>
          <LocalLink
            to="partnerChat"
            params={{ id }}
            label={t('title-chat', { name })}
            sx={chatLinkStyle}
          >
            {t('chat')}
          </LocalLink>
          <LocalLink
            to="partnerStory"
            params={{ id }}
            label={t('title-story', { name })}
            sx={storyLinkStyle}
          >
            {t('story')}
          </LocalLink>
        </p>
      </div>
      {text.greeting !== '' && (
        <div sx={greetingStyle}>
          <LazyGreeting partner={partner} />
        </div>
      )}
    </article>
  );
}
