import type { ReactNode } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import { LocalLink } from '../../links/local-link';
import { useStrings } from '../../i18n/use-strings';
import { gutter, medium, wide, widest, withoutScript } from '../../theme/theme';
import { inPhrases } from '../../ui/in-phrases';
import { EmptyState } from '../../ui/empty-state';
import { LowHeroBand } from '../../ui/low-hero-band';
import { FeaturedGameCard } from './featured-game-card';
import { compactRows, densityStyle, fifthColumn, GameGrid } from './game-card';
import { asGameRow } from './game-row-style';
import { ListFilterBar } from './list-filter-bar';
import { clampLines } from './list-style';
import { OtherWays } from './other-ways';
import type { TagData } from './tag-list';
import { TagNav, type ListedTag } from './tag-nav';
import { pageLinkStyle, Pagination, type PageLinkData } from '../../ui/pagination';

/** A link to one page of the list; the first has no number in its address. */
function PageLink({ page, tag, text, ...rest }: PageLinkData & { tag: string | undefined }) {
  const shared = { sx: pageLinkStyle, ...rest };
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

/** Pictures of cards above the fold of a list that begins without a featured one. */
const FIRST_PICTURES = 2;

/** The least number of games for which the first one is featured. */
const ENOUGH_FOR_A_FEATURE = 3;

/** Number of games beside the featured one on a desktop, as its style counts them. */
const ROWS = 5;

/** Rows of the next five games beside the featured one on a desktop: six names are on the first screen. */
const featuringStyle = {
  // The featured one stays large.
  ...compactRows('& > li + li'),
  [wide]: {
    // As high as a name and two lines of facts, so that nothing moves when rows come in one after the other.
    gridTemplateRows: 'repeat(5, minmax(74px, auto))',
    rowGap: 2,
    '& > li:nth-of-type(n + 2):nth-of-type(-n + 6)': {
      ...asGameRow,
      gridColumn: '-2 / -1',
      // Room for what comes late: the buttons of a row.
      '& article > div': { ...asGameRow['& article > div'], paddingInlineEnd: 36 },
    },
    '& > li:nth-of-type(n + 7)': { marginTop: 4 },
  },
  [widest]: {
    ...fifthColumn,
    '& > li:nth-of-type(n + 2):nth-of-type(-n + 6)': {
      gridColumn: '-3 / -1',
      '& article p + p:nth-child(n)': { ...clampLines(1), fontSize: 1, wordBreak: 'normal' },
    },
  },
} satisfies ThemeUIStyleObject;

/** All columns but the last or the last two, on a desktop as high as the rows beside it. */
const featureCellStyle = {
  display: 'grid',
  [medium]: { gridColumn: 'span 2' },
  [wide]: { gridColumn: '1 / -2', gridRow: '1 / span 5' },
  [widest]: { gridColumn: '1 / -3' },
} satisfies ThemeUIStyleObject;

const titleStyle = {
  // Beside the drawing.
  maxWidth: 'calc(100% - 84px)',
  fontSize: 5,
  fontWeight: 'heavy',
  lineHeight: 'display',
  [medium]: { maxWidth: '75%' },
  [wide]: { maxWidth: '56%', fontSize: 6 },
} satisfies ThemeUIStyleObject;

const leadStyle = {
  ...inPhrases,
  marginTop: 1,
  marginBottom: 3,
  color: 'nightMuted',
  fontSize: 1,
  lineHeight: 1.6,
  [medium]: { maxWidth: '75%' },
  [wide]: { maxWidth: '56%', marginTop: 2, marginBottom: 4, fontSize: 2 },
} satisfies ThemeUIStyleObject;

/** The field, and the other ways into the library: beside it on a desktop, below it on a phone. */
const waysInStyle = {
  [medium]: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 5 },
  '& > form': { [medium]: { flex: '0 1 560px' } },
} satisfies ThemeUIStyleObject;

/** One row: tags, and at its end the room for what comes late, on a phone below them; then what that opens. */
const toolsStyle = {
  display: 'grid',
  gridTemplate: 'auto minmax(44px, auto) / minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: 2,
  // A page can be wider than its window.
  maxWidth: `calc(100vw - 2 * ${gutter})`,
  paddingY: 2,
  [withoutScript]: { gridTemplateRows: 'auto' },
  [medium]: { gridTemplate: 'minmax(44px, auto) / minmax(0, 1fr) auto' },
  // Chips begin as far below the band as the contents of other pages.
  [wide]: { columnGap: 4, paddingTop: '20px', paddingBottom: 3 },
} satisfies ThemeUIStyleObject;

/** The list as the build made it gives way to what a filter has found (`filter/filtered-list.tsx`). */
const listStyle = { '[data-filtered] &': { display: 'none' } } satisfies ThemeUIStyleObject;

/** The library list, whole or by tag, one page of it. */
export function LibraryView({ games, total, tag, tags, page, pages, hash, search }: Props) {
  const t = useStrings('library');
  const isFeatured = tag === null && page === 1 && games.length >= ENOUGH_FOR_A_FEATURE;
  const shown = isFeatured ? games.slice(1) : games;
  return (
    <>
      <LowHeroBand art="shelves">
        <h1 sx={titleStyle}>{tag === null ? t('title') : t('title-tag', { tag: tag.label })}</h1>
        <p sx={leadStyle}>{t(total > 0 ? 'lead' : 'description', { count: total })}</p>
        <div sx={waysInStyle}>
          {search}
          <OtherWays />
        </div>
      </LowHeroBand>
      <div sx={toolsStyle}>
        <TagNav tags={tags} tag={tag} />
        <ListFilterBar tag={tag} tags={tags} hash={hash} />
      </div>
      <div sx={listStyle}>
        {games.length === 0 ? (
          <EmptyState art="empty" title={t('empty-title')} text={t('empty-text')} />
        ) : (
          <GameGrid
            games={shown}
            firstPictures={isFeatured ? 0 : FIRST_PICTURES}
            rows={isFeatured ? ROWS : 0}
            heading="h2"
            sx={isFeatured ? featuringStyle : densityStyle}
          >
            {isFeatured && games[0] && (
              <li sx={featureCellStyle}>
                <FeaturedGameCard game={games[0]} heading="h2" />
              </li>
            )}
          </GameGrid>
        )}
        <LibraryPages page={page} pages={pages} tag={tag?.slug} />
      </div>
    </>
  );
}
