import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { LibraryView } from '../features/library/library-view';
import type { TagData } from '../features/library/tag-list';
import { SearchForm } from '../features/search/search-form';
import { headStrings } from '../i18n/head-strings';
import type { PageContext } from '../routes/page-context';
import { PageHead } from '../layouts/page-head';

interface LibraryContext extends PageContext {
  readonly tag: TagData | null;
  readonly tags: readonly TagData[];
  readonly page: number;
  readonly pages: number;
  /** Games on all pages together. */
  readonly total: number;
}

function LibraryPage({
  data,
  pageContext: { tag, tags, page, pages, total },
}: PageProps<Queries.LibraryPageQuery, LibraryContext>) {
  return (
    <LibraryView
      games={data.gamesByIds}
      total={total}
      tag={tag}
      tags={tags}
      page={page}
      pages={pages}
      search={<SearchForm text="" />}
    />
  );
}

export default LibraryPage;

export function Head({ data, pageContext }: HeadProps<Queries.LibraryPageQuery, LibraryContext>) {
  const { tag, page, language } = pageContext;
  const t = headStrings(data.locales, language, 'library');
  const suffix = page === 1 ? '' : '-page';
  const title =
    tag === null
      ? t(`title${suffix}`, { page })
      : t(`title-tag${suffix}`, { tag: tag.label, page });
  return (
    <PageHead
      context={pageContext}
      title={title}
      description={tag === null ? t('description') : t('description-tag', { tag: tag.label })}
    />
  );
}

export const query = graphql`
  query LibraryPage($language: String!, $ids: [String!]!) {
    locales: allLocale(
      filter: { ns: { in: ["common", "library", "search"] }, language: { eq: $language } }
    ) {
      ...Strings
    }
    gamesByIds(ids: $ids) {
      ...GameCard
    }
  }
`;
