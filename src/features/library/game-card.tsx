import type { ReactNode } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import { LocalLink } from '../../links/local-link';
import { fallbackLang } from '../../i18n/fallback-lang';
import { medium, wide, widest } from '../../theme/theme';
import { cardLink, cardStyle } from '../../ui/card-style';
import { Picture } from '../../ui/picture';
import { clampLines, plainList } from './list-style';
import { TagWords } from './tag-list';
import { cardFacts, wholeFacts } from './card-facts';
import { asGameRow } from './game-row-style';

interface Props {
  game: Queries.GameCardFragment;
  /** Above the fold: the picture is fetched at once. */
  first: boolean;
  /** A row on a desktop. */
  isRow: boolean;
  /** One below the heading that the list stands under. */
  heading: 'h2' | 'h3';
}

const pictureStyle = { aspectRatio: '16 / 9' } satisfies ThemeUIStyleObject;

const textStyle = {
  display: 'grid',
  gridTemplateRows: 'auto auto 1fr auto',
  gap: 2,
  padding: 4,
} satisfies ThemeUIStyleObject;

const titleStyle = { fontSize: 3 } satisfies ThemeUIStyleObject;

const summaryStyle = {
  color: 'muted',
  fontSize: 1,
  lineHeight: 1.65,
  ...clampLines(4),
} satisfies ThemeUIStyleObject;

const factsStyle = {
  ...wholeFacts,
  color: 'muted',
  fontSize: '0.8125rem',
} satisfies ThemeUIStyleObject;

/** Width of a picture; on a phone 54vw is shown at 92: two pixels a point, so that screens of cards stay light. */
const SIZES = '(min-width: 769px) 360px, 54vw';
const ROW_SIZES = '(min-width: 769px) 120px, 54vw';

function GameCard({ game, first, isRow, heading: Heading }: Props) {
  const { gameId, cover, text, hook: teaser } = game;
  return (
    <article data-row={isRow ? '' : undefined} sx={cardStyle}>
      <Picture
        picture={cover}
        alt=""
        first={first}
        sizes={isRow ? ROW_SIZES : SIZES}
        sx={pictureStyle}
      />
      <div sx={textStyle}>
        <Heading lang={fallbackLang(text, 'name')} sx={titleStyle}>
          <LocalLink to="game" params={{ id: gameId }} sx={cardLink}>
            {text.name}
          </LocalLink>
        </Heading>
        <p sx={factsStyle}>{cardFacts(game)}</p>
        {teaser !== '' && (
          <p lang={fallbackLang(text, 'summary')} sx={summaryStyle}>
            {teaser}
          </p>
        )}
        <TagWords tags={text.tags.map(({ label }) => label)} lang={fallbackLang(text, 'tags')} />
      </div>
    </article>
  );
}

/** A width with room for a fourth column. */
const wider = '@container page (min-width: 1600px)';

const gridStyle = {
  ...plainList,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 4,
  [medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [wide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: 5 },
  // Three games fill their row.
  [wider]: {
    '&:where(:has(> :nth-of-type(4)))': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
} satisfies ThemeUIStyleObject;

/** A row of a phone: its small picture is left alone, and the bookmark has the end of the row (`card-buttons`). */
const phoneRow = {
  ...asGameRow,
  '--corner-inline': 'auto 2px',
  '--corner-block': '0',
  '--disc': 'transparent',
  // The keyword `inherit` would leave the property unset.
  '--ink': 'currentColor',
  '--compare': 'none',
  '& article > div': { ...asGameRow['& article > div'], paddingInlineEnd: 44 },
} satisfies ThemeUIStyleObject;

/** Makes the style of a list whose items are rows on a phone, but where a visitor has chosen large pictures. */
export function compactRows(items: string) {
  return {
    '@container page (max-width: 559.98px)': {
      'html:not([data-cards]) &': { gap: 2, [items]: phoneRow },
    },
  } satisfies ThemeUIStyleObject;
}

export const fifthColumn = {
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
} satisfies ThemeUIStyleObject;

/** Style of the library's list besides. */
export const densityStyle = {
  ...compactRows('& > li'),
  [widest]: fifthColumn,
} satisfies ThemeUIStyleObject;

const cellStyle = { display: 'grid' } satisfies ThemeUIStyleObject;

interface GridProps {
  games: readonly Queries.GameCardFragment[];
  /** How many of the first pictures are fetched at once. */
  firstPictures?: number;
  /** How many of the first games are rows on a desktop. */
  rows?: number;
  heading?: Props['heading'];
  /** List items before the games. */
  children?: ReactNode;
  /** Class of further styles, by `sx`. */
  className?: string | undefined;
}

/** Games side by side, as many as the frame has room for. */
export function GameGrid({
  games,
  firstPictures = 0,
  rows = 0,
  heading = 'h3',
  children,
  className,
}: GridProps) {
  return (
    <ul className={className} sx={gridStyle}>
      {children}
      {games.map((game, index) => (
        <li key={game.gameId} sx={cellStyle}>
          <GameCard
            game={game}
            first={index < firstPictures}
            isRow={index < rows}
            heading={heading}
          />
        </li>
      ))}
    </ul>
  );
}
