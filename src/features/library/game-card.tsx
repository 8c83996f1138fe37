import { LocalLink } from '../../i18n/local-link';
import { langOf } from '../../i18n/untranslated';
import { useStrings } from '../../i18n/use-strings';
import { medium, wide } from '../../theme/theme';
import { cardLink, cardStyle } from '../../ui/card-style';
import { Picture } from '../../ui/picture';

interface Props {
  game: Queries.GameCardFragment;
  /** Among the pictures that a visitor sees first. */
  first?: boolean;
  /** One below the heading that the list stands under. */
  heading: 'h2' | 'h3';
}

/** A game in a list. */
const GameCard = ({
  game: { gameId, cover, text, roleCount },
  first = false,
  heading: Heading,
}: Props) => {
  const t = useStrings('library');
  return (
    <article sx={cardStyle}>
      <Picture
        picture={cover}
        alt=""
        first={first}
        sizes="(min-width: 769px) 360px, 92vw"
        sx={{ aspectRatio: '16 / 9' }}
      />
      <div sx={{ display: 'grid', gap: 2, padding: 3, alignContent: 'start' }}>
        <Heading lang={langOf(text, 'name')} sx={{ fontSize: 3 }}>
          <LocalLink to="game" params={{ id: gameId }} sx={cardLink}>
            {text.name}
          </LocalLink>
        </Heading>
        <p
          lang={langOf(text, 'summary')}
          sx={{
            color: 'muted',
            fontSize: 1,
            display: '-webkit-box',
            WebkitLineClamp: 3,
            WebkitBoxOrient: 'vertical',
            overflow: 'hidden',
          }}
        >
          {text.summary}
        </p>
        <p sx={{ fontSize: 0, color: 'muted' }}>
          <span lang={langOf(text, 'tags')}>{text.tags.map(({ label }) => label).join(' · ')}</span>
          {text.tags.length > 0 && ' · '}
          {t('role-count', { count: roleCount })}
        </p>
      </div>
    </article>
  );
};

interface GridProps {
  games: readonly Queries.GameCardFragment[];
  /** How many of the first pictures are fetched at once. */
  firstPictures?: number;
  heading?: Props['heading'];
}

/** Games side by side, as many as the frame has room for. */
export const GameGrid = ({ games, firstPictures = 0, heading = 'h3' }: GridProps) => (
  <ul
    sx={{
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: 4,
      padding: 0,
      listStyle: 'none',
      [medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      [wide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    }}
  >
    {games.map((game, index) => (
      <li key={game.gameId} sx={{ display: 'grid' }}>
        <GameCard game={game} first={index < firstPictures} heading={heading} />
      </li>
    ))}
  </ul>
);
