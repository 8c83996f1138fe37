import type { ThemeUIStyleObject } from 'theme-ui';
import { LocalLink } from '../../links/local-link';
import { fallbackLang } from '../../i18n/fallback-lang';
import { useStrings } from '../../i18n/use-strings';
import { forcedColors, medium, printed, wide } from '../../theme/theme';
import { cardLink, cardStyle } from '../../ui/card-style';
import { inPhrases } from '../../ui/in-phrases';
import { Picture } from '../../ui/picture';
import { clampLines } from './list-style';
import { DOT } from '../../i18n/dot';
import { cardFacts, wholeFacts } from './card-facts';

interface Props {
  game: Queries.GameCardFragment;
  heading: 'h2' | 'h3';
}

const featureStyle = {
  ...cardStyle,
  gridTemplateRows: '1fr',
  backgroundColor: 'nightDeep',
  color: 'onNight',
  // The buttons stand at the end as in every row, the bookmark last, and are seen though nobody points here (`card-buttons`).
  '--corner-inline': 'auto 2px',
  '--corner-order': 'row-reverse',
  '--at-rest': '1',
} satisfies ThemeUIStyleObject;

const pictureStyle = {
  gridArea: '1 / 1',
  aspectRatio: '3 / 2',
  // The text can be higher than the picture on a narrow phone.
  minHeight: '100%',
  [medium]: { aspectRatio: '16 / 9' },
  [wide]: { aspectRatio: 'auto', height: '100%', minHeight: 0, contain: 'size' },
} satisfies ThemeUIStyleObject;

/** Style of the text, which keeps to the lower half on a phone: the upper one is the picture's. */
const textStyle = {
  display: 'grid',
  gridArea: '1 / 1',
  gap: 1,
  alignSelf: 'end',
  paddingX: 4,
  paddingTop: '36px',
  paddingBottom: 3,
  background: 'linear-gradient(rgb(21 16 48 / 0%), rgb(21 16 48 / 76%) 44px, rgb(21 16 48 / 92%))',
  [medium]: {
    paddingX: 5,
    paddingTop: 8,
    paddingBottom: 4,
    backgroundImage:
      'linear-gradient(rgb(21 16 48 / 0%), rgb(21 16 48 / 72%) 88px, rgb(21 16 48 / 92%))',
  },
  [forcedColors]: { backgroundColor: 'Canvas', backgroundImage: 'none' },
  [printed]: { gridArea: 'auto', paddingTop: 4 },
} satisfies ThemeUIStyleObject;

/** Phones whose type is set so large that the text takes the whole picture. */
const largeType = '@media (max-width: 18em)';

const plainEyebrow = {
  position: 'static',
  padding: 0,
  backgroundColor: 'transparent',
  fontSize: 1,
} satisfies ThemeUIStyleObject;

/** Style of the words above the name; on a phone a label in the corner of the picture, beside the buttons. */
const eyebrowStyle = {
  position: 'absolute',
  top: '9px',
  insetInlineStart: '9px',
  maxWidth: 'calc(100% - 112px)',
  paddingX: '10px',
  paddingY: '3px',
  borderRadius: 'large',
  backgroundColor: 'rgb(21 16 48 / 82%)',
  color: 'amber',
  fontSize: 0,
  fontWeight: 'bold',
  [largeType]: plainEyebrow,
  [medium]: plainEyebrow,
} satisfies ThemeUIStyleObject;

const titleStyle = {
  fontSize: 5,
  fontWeight: 'heavy',
  [wide]: { fontSize: 6 },
} satisfies ThemeUIStyleObject;

/** Above the facts; left out on a phone, where the text lies over a picture of some 200 pixels. */
const summaryStyle = {
  ...inPhrases,
  maxWidth: '40em',
  ...clampLines(2),
  display: 'none',
  [medium]: { display: '-webkit-box' },
} satisfies ThemeUIStyleObject;

const factsStyle = {
  ...wholeFacts,
  order: 1,
  color: 'nightMuted',
  fontSize: 1,
} satisfies ThemeUIStyleObject;

/** Left out on a phone, too. */
const tagsStyle = { display: 'none', [medium]: { display: 'inline' } } satisfies ThemeUIStyleObject;

/** The first game of a list, large: text on a dark gradient over the picture. */
export function FeaturedGameCard({ game, heading: Heading }: Props) {
  const t = useStrings('library');
  const { gameId, cover, text, hook: teaser } = game;
  return (
    <article sx={featureStyle}>
      <Picture
        picture={cover}
        alt=""
        first
        sizes="(min-width: 2400px) 1000px, (min-width: 769px) 740px, 78vw"
        sx={pictureStyle}
      />
      <div sx={textStyle}>
        <p sx={eyebrowStyle}>{t('start-here')}</p>
        <Heading lang={fallbackLang(text, 'name')} sx={titleStyle}>
          <LocalLink to="game" params={{ id: gameId }} sx={cardLink}>
            {text.name}
          </LocalLink>
        </Heading>
        <p sx={factsStyle}>
          <span lang={fallbackLang(text, 'tags')} sx={tagsStyle}>
            {text.tags.map(({ label }) => label + DOT)}
          </span>
          {cardFacts(game)}
        </p>
        <p lang={fallbackLang(text, 'summary')} sx={summaryStyle}>
          {teaser}
        </p>
      </div>
    </article>
  );
}
