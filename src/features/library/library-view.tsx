import { LocalLink } from '../../i18n/local-link';
import { useStrings } from '../../i18n/use-strings';
import { Message } from '../../ui/message';
import { PageTitle } from '../../ui/page-title';
import { GameGrid } from './game-card';
import { Pagination } from './pagination';
import { tagStyle, type TagData } from './tag-list';

interface Props {
  games: readonly Queries.GameCardFragment[];
  /** The tag that the list is filtered by, or null for all games. */
  tag: TagData | null;
  /** Every tag of the library. */
  tags: readonly TagData[];
  page: number;
  pages: number;
}

/** Pictures above the fold of a list: two rows on a desk. */
const FIRST_PICTURES = 3;

/** The library list, whole or by tag, one page of it. */
export const LibraryView = ({ games, tag, tags, page, pages }: Props) => {
  const t = useStrings('library');
  return (
    <>
      <PageTitle
        title={tag === null ? t('title') : t('title-tag', { tag: tag.label })}
        lead={
          <>
            {t('lead')}{' '}
            <LocalLink to="search" sx={{ color: 'primary', whiteSpace: 'nowrap' }}>
              {t('search')}
            </LocalLink>
          </>
        }
      />
      {tags.length > 0 && (
        <nav aria-label={t('tags')} sx={{ marginBottom: 5 }}>
          <ul sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, padding: 0, listStyle: 'none' }}>
            <li>
              <LocalLink to="library" current={tag === null} sx={tagStyle}>
                {t('all')}
              </LocalLink>
            </li>
            {tags.map(({ label, slug }) => (
              <li key={slug}>
                <LocalLink
                  to="tag"
                  params={{ tag: slug }}
                  current={slug === tag?.slug}
                  sx={tagStyle}
                >
                  {label}
                </LocalLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {games.length === 0 ? (
        <Message title={t('empty-title')} text={t('empty-text')} />
      ) : (
        <GameGrid games={games} firstPictures={FIRST_PICTURES} heading="h2" />
      )}
      <Pagination page={page} pages={pages} tag={tag?.slug} />
    </>
  );
};
