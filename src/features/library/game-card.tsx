import type { ReactNode } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import { LocalLink } from '../../links/local-link';
import { fallbackLang } from '../../i18n/fallback-lang';
import { medium, wide } from '../../theme/theme';
import { cardLink, cardStyle } from '../../ui/card-style';
import { Picture } from '../../ui/picture';
import { clampLines, plainList } from './list-style';
import { TagWords } from './tag-list';
import { DOT } from '../../i18n/dot';

interface Props {
  game: Queries.GameCardFragment;
  /** Above the fold: the picture is fetched at once. */
  first: boolean;
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

const titleStyle = { fontSize: 3, ...clampLines(4) } satisfies ThemeUIStyleObject;

const summaryStyle = {
  color: 'muted',
  fontSize: 1,
  lineHeight: 1.65,
  ...clampLines(4),
} satisfies ThemeUIStyleObject;

const platformsStyle = { color: 'muted', fontSize: 13 } satisfies ThemeUIStyleObject;

function GameCard({
  game: { gameId, cover, text, hook: teaser, platforms },
  first,
  heading: Heading,
}: Props) {
  return (
    <article sx={cardStyle}>
      <Picture
        picture={cover}
        alt=""
        first={first}
        sizes="(min-width: 769px) 360px, 78vw"
        sx={pictureStyle}
      />
      <div sx={textStyle}>
        <Heading lang={fallbackLang(text, 'name')} sx={titleStyle}>
          <LocalLink to="game" params={{ id: gameId }} sx={cardLink}>
            {text.name}
          </LocalLink>
        </Heading>
        <p sx={platformsStyle}>{platforms.join(DOT)}</p>
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
  [wider]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
} satisfies ThemeUIStyleObject;

/** Style of the library's list besides: two in a row, with their names alone, where a visitor has chosen so. */
export const densityStyle = {
  '@container page (max-width: 559.98px)': {
    '[data-compact] &': {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gap: 3,
      '& article :is(p, ul)': { display: 'none' },
      '& article > div': { padding: 3 },
      '& h2, & h3': { fontSize: 2 },
    },
  },
} satisfies ThemeUIStyleObject;

const cellStyle = { display: 'grid' } satisfies ThemeUIStyleObject;

interface GridProps {
  games: readonly Queries.GameCardFragment[];
  /** How many of the first pictures are fetched at once. */
  firstPictures?: number;
  heading?: Props['heading'];
  /** The id of the game at a place of the list, counted from 0. */
  marked?: { readonly at: number; readonly id: string };
  /** List items before the games. */
  children?: ReactNode;
  /** Class of further styles, by `sx`. */
  className?: string | undefined;
}

/** Games side by side, as many as the frame has room for. */
export function GameGrid({
  games,
  firstPictures = 0,
  heading = 'h3',
  marked,
  children,
  className,
}: GridProps) {
  return (
    <ul className={className} sx={gridStyle}>
      {children}
      {games.map((game, index) => (
        <li key={game.gameId} id={index === marked?.at ? marked.id : undefined} sx={cellStyle}>
          <GameCard game={game} first={index < firstPictures} heading={heading} />
        </li>
      ))}
    </ul>
  );
}
