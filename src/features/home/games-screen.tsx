import type { ReactNode } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import { LocalLink } from '../../links/local-link';
import { useStrings } from '../../i18n/use-strings';
import { medium, wide } from '../../theme/theme';
import { nightButtonStyle } from '../../ui/button-style';
import { ChevronRightIcon } from '../../ui/icons/chevron-right';
import { SearchIcon } from '../../ui/icons/search';
import { BigGame, GameRow } from './game-tile';
import { bottomInset, extraWide, laptopWindow, lowWindow } from './home-style';
import { moreLink, ScreenHeading } from './screen-heading';

const MOST_TAGS = 6;

interface Tag {
  readonly label: string;
  readonly slug: string;
}

/** Counts the tags of some games and gives the most frequent ones, six at most. */
function popularTags(
  games: readonly { readonly text: { readonly tags: readonly Tag[] } }[],
): Tag[] {
  const counts = new Map<string, { readonly tag: Tag; count: number }>();
  for (const tag of games.flatMap(({ text }) => text.tags)) {
    const counted = counts.get(tag.slug);
    if (counted) counted.count += 1;
    else counts.set(tag.slug, { tag, count: 1 });
  }
  return [...counts.values()]
    .sort((one, other) => other.count - one.count)
    .slice(0, MOST_TAGS)
    .map(({ tag }) => tag);
}

const headStyle = {
  display: 'grid',
  gap: 4,
  [wide]: { gridTemplateColumns: 'minmax(0, 1fr) 320px', alignItems: 'end', gap: 5 },
} satisfies ThemeUIStyleObject;

const searchLinkStyle = {
  ...nightButtonStyle,
  justifyContent: 'start',
  minHeight: 52,
  paddingX: 4,
  color: 'nightMuted',
} satisfies ThemeUIStyleObject;

const gamesStyle = {
  display: 'grid',
  gap: 4,
  marginTop: 5,
  [wide]: {
    gridTemplateColumns: 'minmax(0, 1.35fr) minmax(0, 1fr)',
    [laptopWindow]: { marginTop: 4 },
  },
} satisfies ThemeUIStyleObject;

const otherGamesStyle = {
  display: 'grid',
  gridAutoRows: '1fr',
  gap: 3,
  padding: 0,
  listStyle: 'none',
  [medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [wide]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    minHeight: `clamp(340px, 100dvh - 412px - ${bottomInset}, 480px)`,
    // Tags and the link to all of them stay in sight.
    [laptopWindow]: { gap: 2, minHeight: `clamp(304px, 100dvh - 364px - ${bottomInset}, 480px)` },
  },
  [extraWide]: { minHeight: `clamp(340px, 100dvh - 440px - ${bottomInset}, 600px)` },
} satisfies ThemeUIStyleObject;

const itemStyle = { minWidth: 0 } satisfies ThemeUIStyleObject;

const footStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 5,
  rowGap: 2,
  position: 'relative',
  marginTop: 4,
  [wide]: { [laptopWindow]: { marginTop: 2 }, [lowWindow]: { '& > p': { display: 'none' } } },
} satisfies ThemeUIStyleObject;

const tagsStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 4,
  padding: 0,
  listStyle: 'none',
} satisfies ThemeUIStyleObject;

const tagLinkStyle = {
  ...moreLink,
  color: 'nightMuted',
  fontWeight: 'body',
} satisfies ThemeUIStyleObject;

const allLinkStyle = { ...moreLink, color: 'amber' } satisfies ThemeUIStyleObject;

interface Props {
  games: readonly Queries.HomeGameFragment[];
  /** A line about the visitor's own shelf, below all of it; a low window has no room for it. */
  shelf: ReactNode;
}

/** The screen of games: the newest one large, others beside it, and links. */
export function GamesScreen({ games, shelf }: Props) {
  const t = useStrings('home');
  const [newest, ...others] = games;
  const tags = popularTags(games);
  return (
    <>
      <div sx={headStyle}>
        <ScreenHeading name="games" title={t('games-title')} text={t('games-text')} />
        <LocalLink to="search" sx={searchLinkStyle}>
          <SearchIcon />
          {t('search')}
        </LocalLink>
      </div>
      {newest && (
        <div sx={gamesStyle}>
          <BigGame game={newest} />
          {others.length > 0 && (
            <ul sx={otherGamesStyle}>
              {others.map((game) => (
                <li key={game.gameId} sx={itemStyle}>
                  <GameRow game={game} />
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
      <div sx={footStyle}>
        <ul aria-label={t('tags')} sx={tagsStyle}>
          {tags.map(({ label, slug }) => (
            <li key={slug}>
              <LocalLink to="tag" params={{ tag: slug }} sx={tagLinkStyle}>
                # {label}
              </LocalLink>
            </li>
          ))}
        </ul>
        <LocalLink to="library" sx={allLinkStyle}>
          {t('all-games')}
          <ChevronRightIcon size={18} />
        </LocalLink>
        {shelf}
      </div>
    </>
  );
}
