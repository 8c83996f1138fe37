import type { ReactNode } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import { LocalLink } from '../../links/local-link';
import { useStrings } from '../../i18n/use-strings';
import { coarsePointer, medium, wide, withoutScript } from '../../theme/theme';
import { EmptyState } from '../../ui/empty-state';
import { DarkHeroBand } from '../../ui/dark-hero-band';
import { FeaturedGameCard } from './featured-game-card';
import { densityStyle, GameGrid } from './game-card';
import { ListFilterBar } from './list-filter-bar';
import { plainList } from './list-style';
import type { TagData } from './tag-list';
import { TagNav, type ListedTag } from './tag-nav';
import { pageLinkStyle, Pagination, type PageLinkData } from '../../ui/pagination';

/** A link to one page of the list; the first has no number in its address. */
function PageLink({ page, tag, text, ...rest }: PageLinkData & { tag: string | undefined }) {
  const shared = {
    sx: pageLinkStyle,
    current: rest.current,
    ...(rest.label !== undefined && { label: rest.label }),
  };
  const number = String(page);
  if (tag === undefined) {
    return page === 1 ? (
      <LocalLink to="library" {...shared}>
        {text}
      </LocalLink>
    ) : (
      <LocalLink to="libraryPage" params={{ page: number }} {...shared}>
        {text}
      </LocalLink>
    );
  }
  return page === 1 ? (
    <LocalLink to="tag" params={{ tag }} {...shared}>
      {text}
    </LocalLink>
  ) : (
    <LocalLink to="tagPage" params={{ tag, page: number }} {...shared}>
      {text}
    </LocalLink>
  );
}

interface LibraryPagesProps {
  page: number;
  pages: number;
  tag: string | undefined;
}

/** The pages of the library list, whole or by tag. */
function LibraryPages({ page, pages, tag }: LibraryPagesProps) {
  return (
    <Pagination page={page} pages={pages}>
      {(link) => <PageLink {...link} tag={tag} />}
    </Pagination>
  );
}

interface Props {
  games: readonly Queries.GameCardFragment[];
  /** How many games the list has on all its pages. */
  total: number;
  /** The tag that the list is filtered by, or null for all games. */
  tag: TagData | null;
  /** Every tag of the library. */
  tags: readonly ListedTag[];
  page: number;
  pages: number;
  /** The fragment of the address, with its `#`; it holds filters and order. */
  hash: string;
  /** The field that searches the library. */
  search: ReactNode;
}

/** Pictures above the fold of a list. */
const FIRST_PICTURES = 2;

/** The least number of games for which the first one is featured. */
const ENOUGH_FOR_A_FEATURE = 3;

/**
 * The first game below the featured one. Once it has come, the rows beside the featured card are whole, and with them
 * its height (`src/gatsby/ssr/first-paint-target.ts`).
 */
export const belowFeature = { at: 4, id: 'more-games' } as const;

/** Two columns wide, and on a desktop two rows high. */
const featureCellStyle = {
  display: 'grid',
  '[data-compact] &': { gridColumn: '1 / -1' },
  [medium]: { gridColumn: 'span 2' },
  [wide]: { gridRow: 'span 2' },
} satisfies ThemeUIStyleObject;

const titleStyle = {
  fontSize: 6,
  fontWeight: 'heavy',
  lineHeight: 'display',
  [medium]: { maxWidth: '75%', fontSize: 7 },
  [wide]: { maxWidth: '52%', fontSize: 8 },
} satisfies ThemeUIStyleObject;

const leadStyle = {
  marginTop: 3,
  marginBottom: 5,
  color: 'nightMuted',
  [medium]: { maxWidth: '75%' },
  [wide]: { maxWidth: '44%', fontSize: 3 },
} satisfies ThemeUIStyleObject;

/** Links, and the room for what comes late: beside them, or a row below on a phone. */
const barStyle = {
  display: 'grid',
  gridTemplateRows: 'auto minmax(44px, auto)',
  alignItems: 'center',
  columnGap: 4,
  marginTop: -2,
  marginBottom: 4,
  [medium]: { gridTemplate: 'minmax(44px, auto) / minmax(0, 1fr) auto' },
  [withoutScript]: { gridTemplateRows: 'auto' },
} satisfies ThemeUIStyleObject;

const waysStyle = {
  ...plainList,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 4,
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 36, color: 'primary' },
  [coarsePointer]: { '& a': { minHeight: 'touch' } },
} satisfies ThemeUIStyleObject;

/** Other ways into the library than its list. */
function OtherWays() {
  const t = useStrings('library');
  return (
    <nav aria-label={t('more-ways')}>
      <ul sx={waysStyle}>
        <li>
          <LocalLink to="nameIndex">{t('a-z')}</LocalLink>
        </li>
        <li>
          <LocalLink to="changes">{t('changes')}</LocalLink>
        </li>
        <li>
          <LocalLink to="shelf">{t('shelf')}</LocalLink>
        </li>
      </ul>
    </nav>
  );
}

/** The list as the build made it gives way to what a filter has found (`filter/filtered-list.tsx`). */
const listStyle = { '[data-filtered] &': { display: 'none' } } satisfies ThemeUIStyleObject;

/** The library list, whole or by tag, one page of it. */
export function LibraryView({ games, total, tag, tags, page, pages, hash, search }: Props) {
  const t = useStrings('library');
  const isFeatured = tag === null && page === 1 && games.length >= ENOUGH_FOR_A_FEATURE;
  const shown = isFeatured ? games.slice(1) : games;
  return (
    <>
      <DarkHeroBand art="shelves">
        <h1 sx={titleStyle}>{tag === null ? t('title') : t('title-tag', { tag: tag.label })}</h1>
        <p sx={leadStyle}>{t(total > 0 ? 'lead' : 'description', { count: total })}</p>
        {search}
      </DarkHeroBand>
      <TagNav tags={tags} tag={tag} />
      <div sx={barStyle}>
        <OtherWays />
        <ListFilterBar tag={tag} hash={hash} />
      </div>
      <div sx={listStyle}>
        {games.length === 0 ? (
          <EmptyState art="empty" title={t('empty-title')} text={t('empty-text')} />
        ) : (
          <GameGrid
            games={shown}
            firstPictures={FIRST_PICTURES}
            heading="h2"
            marked={belowFeature}
            sx={densityStyle}
          >
            {isFeatured && games[0] && (
              <li sx={featureCellStyle}>
                <FeaturedGameCard game={games[0]} heading="h2" />
              </li>
            )}
          </GameGrid>
        )}
        {/* A short list ends before that game. */}
        <div id={shown.length > belowFeature.at ? undefined : belowFeature.id}>
          <LibraryPages page={page} pages={pages} tag={tag?.slug} />
        </div>
      </div>
    </>
  );
}
