import type { ThemeUIStyleObject } from 'theme-ui';
import { LocalLink } from '../../links/local-link';
import { fallbackLang } from '../../i18n/fallback-lang';
import { useStrings } from '../../i18n/use-strings';
import { forcedColors, medium, printed, wide } from '../../theme/theme';
import { cardLink, cardStyle } from '../../ui/card-style';
import { Picture } from '../../ui/picture';
import { clampLines } from './list-style';
import { DOT } from '../../i18n/dot';

interface Props {
  game: Queries.GameCardFragment;
  heading: 'h2' | 'h3';
}

const featureStyle = {
  ...cardStyle,
  gridTemplateRows: '1fr',
  backgroundColor: 'nightDeep',
  color: 'onNight',
} satisfies ThemeUIStyleObject;

const pictureStyle = {
  aspectRatio: '16 / 9',
  [medium]: { gridArea: '1 / 1' },
  [wide]: { aspectRatio: 'auto', height: '100%', minHeight: 0, contain: 'size' },
} satisfies ThemeUIStyleObject;

const textStyle = {
  display: 'grid',
  gap: 2,
  alignSelf: 'end',
  padding: 4,
  [medium]: {
    gridArea: '1 / 1',
    padding: 5,
    paddingTop: 96,
    background:
      'linear-gradient(rgb(21 16 48 / 0%), rgb(21 16 48 / 80%) 80px, rgb(21 16 48 / 94%))',
  },
  [forcedColors]: { backgroundColor: 'Canvas', backgroundImage: 'none' },
  [printed]: { gridArea: 'auto', paddingTop: 4 },
} satisfies ThemeUIStyleObject;

const eyebrowStyle = {
  color: 'amber',
  fontSize: 1,
  fontWeight: 'bold',
} satisfies ThemeUIStyleObject;

const titleStyle = {
  fontSize: 5,
  fontWeight: 'heavy',
  ...clampLines(4),
  [wide]: { fontSize: 6 },
} satisfies ThemeUIStyleObject;

const summaryStyle = { maxWidth: '40em', ...clampLines(3) } satisfies ThemeUIStyleObject;

const factsStyle = { color: 'nightMuted', fontSize: 1 } satisfies ThemeUIStyleObject;

/** The first game of a list, large: text on a dark gradient over the picture. */
export function FeaturedGameCard({
  game: { gameId, cover, text, hook: teaser, platforms },
  heading: Heading,
}: Props) {
  const t = useStrings('library');
  const facts = [...text.tags.map(({ label }) => label), ...platforms];
  return (
    <article sx={featureStyle}>
      <Picture
        picture={cover}
        alt=""
        first
        sizes="(min-width: 769px) 740px, 78vw"
        sx={pictureStyle}
      />
      <div sx={textStyle}>
        <p sx={eyebrowStyle}>{t('start-here')}</p>
        <Heading lang={fallbackLang(text, 'name')} sx={titleStyle}>
          <LocalLink to="game" params={{ id: gameId }} sx={cardLink}>
            {text.name}
          </LocalLink>
        </Heading>
        <p lang={fallbackLang(text, 'summary')} sx={summaryStyle}>
          {teaser}
        </p>
        <p lang={fallbackLang(text, 'tags')} sx={factsStyle}>
          {facts.join(DOT)}
        </p>
      </div>
    </article>
  );
}
