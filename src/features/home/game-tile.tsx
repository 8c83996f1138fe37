import type { ThemeUIStyleObject } from 'theme-ui';
import { LocalLink } from '../../links/local-link';
import { fallbackLang } from '../../i18n/fallback-lang';
import { forcedColors, motion, wide } from '../../theme/theme';
import { colors } from '../../theme/colors';
import { cardLink } from '../../ui/card-style';
import { Picture } from '../../ui/picture';
import { clampLines, laptopWindow, onPicture } from './home-style';
import { DOT } from '../../i18n/dot';

/** `peekStyle` for dark grounds: the second layer on hover and focus is yellow. */
const peekAtNight = {
  position: 'relative',
  minWidth: 0,
  transition: `transform ${motion.quick}, box-shadow ${motion.quick}`,
  '&:hover, &:focus-within': {
    boxShadow: `6px 6px 0 ${colors.amber}`,
    transform: 'translate(-3px, -3px)',
  },
  [forcedColors]: { border: '1px solid' },
} satisfies ThemeUIStyleObject;

interface Props {
  game: Queries.HomeGameFragment;
}

const bigStyle = {
  ...peekAtNight,
  isolation: 'isolate',
  display: 'grid',
  alignContent: 'end',
  minHeight: 'min(62cqi, 340px)',
  height: '100%',
  borderRadius: 'large',
  [wide]: { [laptopWindow]: { minHeight: 0 } },
} satisfies ThemeUIStyleObject;

const bigBackdropStyle = {
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  borderRadius: 'large',
  overflow: 'hidden',
} satisfies ThemeUIStyleObject;

const bigPictureStyle = { height: '100%' } satisfies ThemeUIStyleObject;

const bigTextStyle = {
  ...onPicture,
  padding: 4,
  [wide]: { padding: 5 },
} satisfies ThemeUIStyleObject;

const bigNameStyle = {
  fontSize: 5,
  fontWeight: 'heavy',
  [wide]: { fontSize: 6 },
} satisfies ThemeUIStyleObject;

const bigTeaserStyle = {
  ...clampLines(4),
  maxWidth: '40em',
  marginTop: 1,
  color: 'nightMuted',
  fontSize: 1,
} satisfies ThemeUIStyleObject;

/** The newest game of the library, large, with its name on the picture. */
export function BigGame({ game: { gameId, cover, hook: teaser, text } }: Props) {
  return (
    <article sx={bigStyle}>
      <div sx={bigBackdropStyle}>
        <Picture
          picture={cover}
          alt=""
          sizes="(min-width: 769px) 720px, 78vw"
          sx={bigPictureStyle}
        />
      </div>
      <div sx={bigTextStyle}>
        <h3 lang={fallbackLang(text, 'name')} sx={bigNameStyle}>
          <LocalLink to="game" params={{ id: gameId }} sx={cardLink}>
            {text.name}
          </LocalLink>
        </h3>
        <p lang={fallbackLang(text, 'summary')} sx={bigTeaserStyle}>
          {teaser}
        </p>
      </div>
    </article>
  );
}

const rowStyle = {
  ...peekAtNight,
  display: 'grid',
  gridTemplateColumns: 'minmax(96px, 2fr) minmax(0, 3fr)',
  alignItems: 'center',
  gap: 4,
  minHeight: 72,
  height: '100%',
  [wide]: { [laptopWindow]: { minHeight: 54 } },
  borderRadius: 'medium',
  backgroundColor: 'rgb(255 255 255 / 8%)',
  overflow: 'hidden',
} satisfies ThemeUIStyleObject;

const rowPictureStyle = { height: 0, minHeight: '100%' } satisfies ThemeUIStyleObject;

const rowTextStyle = {
  paddingY: 2,
  paddingInlineEnd: 3,
  minWidth: 0,
  [wide]: { [laptopWindow]: { paddingY: 1 } },
} satisfies ThemeUIStyleObject;

const rowNameStyle = {
  fontSize: 3,
  lineHeight: 1.35,
} satisfies ThemeUIStyleObject;

const rowTagsStyle = {
  ...clampLines(2),
  color: 'nightMuted',
  fontSize: 0,
  lineHeight: 1.5,
} satisfies ThemeUIStyleObject;

/** A game of the library in a row. */
export function GameRow({ game: { gameId, cover, text } }: Props) {
  return (
    <article sx={rowStyle}>
      <Picture picture={cover} alt="" sizes="(min-width: 769px) 190px, 40vw" sx={rowPictureStyle} />
      <div sx={rowTextStyle}>
        <h3 lang={fallbackLang(text, 'name')} sx={rowNameStyle}>
          <LocalLink to="game" params={{ id: gameId }} sx={cardLink}>
            {text.name}
          </LocalLink>
        </h3>
        <p lang={fallbackLang(text, 'tags')} sx={rowTagsStyle}>
          {text.tags.map(({ label }) => label).join(DOT)}
        </p>
      </div>
    </article>
  );
}
