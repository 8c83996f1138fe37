import type { ThemeUIStyleObject } from 'theme-ui';
import { LocalLink } from '../../links/local-link';
import { fallbackLang } from '../../i18n/fallback-lang';
import { useStrings } from '../../i18n/use-strings';
import { forcedColors, motion } from '../../theme/theme';
import { nightButtonStyle, smallButton } from '../../ui/button-style';
import { cardLink, peekStyle } from '../../ui/card-style';
import { Picture } from '../../ui/picture';
import { clampLines, onPicture } from './home-style';
import { inPhrases } from '../../ui/in-phrases';
import { DOT } from '../../i18n/dot';

const articleStyle = {
  ...peekStyle,
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  alignContent: 'end',
  height: '100%',
  borderRadius: 'large',
  backgroundColor: 'nightDeep',
  color: 'onNight',
  [forcedColors]: { border: '1px solid' },
  '& > div': { transition: `transform ${motion.calm}` },
  '&:hover img': { transform: 'scale(1.04)' },
} satisfies ThemeUIStyleObject;

const backdropStyle = {
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  borderRadius: 'large',
  overflow: 'hidden',
} satisfies ThemeUIStyleObject;

const pictureStyle = {
  height: '100%',
  objectPosition: 'center 30%',
  transition: `transform ${motion.calm}`,
} satisfies ThemeUIStyleObject;

/** A low panel shows the figure first; its row sets the height (`partners-screen.tsx`). */
const low = '@container (max-height: 399.98px)';
const lowest = '@container (max-height: 279.98px)';

const textStyle = {
  ...onPicture,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  columnGap: 2,
  rowGap: 1,
  padding: 4,
  minWidth: 0,
  '& > p': { gridColumn: 'span 2' },
  [low]: { paddingBottom: 3 },
} satisfies ThemeUIStyleObject;

const nameStyle = {
  fontSize: 4,
  fontWeight: 'heavy',
} satisfies ThemeUIStyleObject;

const tagsStyle = {
  ...clampLines(1),
  color: 'amber',
  fontSize: 0,
  fontWeight: 'medium',
  [lowest]: { display: 'none' },
} satisfies ThemeUIStyleObject;

const sloganStyle = {
  ...inPhrases,
  ...clampLines(4),
  color: 'nightMuted',
  fontSize: 1,
  lineHeight: 1.5,
  // Names and buttons of the row share a line, whatever is said below them.
  minHeight: '3lh',
  alignSelf: 'start',
  [low]: { display: 'none' },
} satisfies ThemeUIStyleObject;

const chatLinkStyle = {
  ...nightButtonStyle,
  ...smallButton,
  zIndex: 1,
} satisfies ThemeUIStyleObject;

/** A lamp in the corner of the picture: it comes late, and nothing moves for it. */
const lampStyle = {
  '&&': {
    position: 'absolute',
    top: 12,
    insetInlineStart: 12,
    maxWidth: 'calc(100% - 24px)',
  },
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  paddingX: 3,
  borderRadius: 'round',
  backgroundColor: 'nightDeep',
  color: 'amber',
  fontSize: 0,
  fontWeight: 'bold',
  lineHeight: 2,
  [forcedColors]: { border: '1px solid' },
  '&::before': {
    content: '""',
    width: 8,
    height: 10,
    borderRadius: '4px 4px 5px 5px',
    background: 'linear-gradient(#ffdf9a, #ff9a3c)',
    boxShadow: '0 0 10px 3px rgb(255 160 60 / 60%)',
  },
} satisfies ThemeUIStyleObject;

/** A partner in the row of the home page: the figure, with name, slogan and tags over it. */
export function PartnerPanel({
  partner: { characterId: id, avatar, figure, text },
  isLit,
}: {
  partner: Queries.HomePartnerFragment;
  /** True on a day when the partner's light is on. */
  isLit: boolean;
}) {
  const t = useStrings('home');
  const { name, slogan, tags } = text;
  return (
    <article sx={articleStyle}>
      <div sx={backdropStyle}>
        <Picture
          picture={figure ?? avatar}
          alt=""
          sizes="(min-width: 769px) 340px, 72vw"
          sx={pictureStyle}
        />
      </div>
      <div sx={textStyle}>
        <h3 lang={fallbackLang(text, 'name')} sx={nameStyle}>
          <LocalLink to="partnerDetail" params={{ id }} sx={cardLink}>
            {name}
          </LocalLink>
        </h3>
        <LocalLink
          to="partnerChat"
          params={{ id }}
          label={t('chat-with', { name })}
          sx={chatLinkStyle}
        >
          {t('chat')}
        </LocalLink>
        {isLit && <p sx={lampStyle}>{t('light-on')}</p>}
        {tags.length > 0 && (
          <p lang={fallbackLang(text, 'tags')} sx={tagsStyle}>
            {tags.join(DOT)}
          </p>
        )}
        {slogan !== '' && (
          <p lang={fallbackLang(text, 'slogan')} sx={sloganStyle}>
            {slogan}
          </p>
        )}
      </div>
    </article>
  );
}
