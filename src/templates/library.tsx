import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { LibraryView } from '../features/library/library-view';
import { SearchForm } from '../features/search/search-form';
import { headStrings } from '../i18n/head-strings';
import type { PageContext } from '../routes/page-context';
import { PageHead } from '../layouts/page-head';
import { requireNode } from '../layouts/require-node';

interface LibraryContext extends PageContext {
  readonly page: number;
}

function LibraryPage({
  data: { list },
  pageContext: { page },
  location: { hash },
}: PageProps<Queries.LibraryPageQuery, LibraryContext>) {
  const { games, total, tag, tags, pages } = requireNode(list);
  return (
    <LibraryView
      games={games}
      total={total}
      tag={tag}
      tags={tags}
      page={page}
      pages={pages}
      hash={hash}
      search={<SearchForm />}
    />
  );
}

export default LibraryPage;

export function Head({ data, pageContext }: HeadProps<Queries.LibraryPageQuery, LibraryContext>) {
  const { page, language } = pageContext;
  const { tag } = requireNode(data.list);
  const t = headStrings(data.locales, language, 'library');
  const suffix = page === 1 ? '' : '-page';
  const title =
    tag === null
      ? t(`title${suffix}`, { page })
      : t(`title-tag${suffix}`, { tag: tag.label, page });
  const about = tag === null ? t('description') : t('description-tag', { tag: tag.label });
  return (
    <PageHead
      context={pageContext}
      title={title}
      // No two pages describe themselves alike.
      description={page === 1 ? about : `${title} · ${about}`}
    />
  );
}

export const query = graphql`
  query LibraryPage($language: String!, $listId: String!, $page: Int!) {
    locales: strings(namespaces: ["common", "library", "search"], locale: $language) {
      ...Strings
    }
    list: gameList(id: { eq: $listId }) {
      total
      pages
      tag(locale: $language) {
        label
        slug
      }
      tags(locale: $language) {
        label
        slug
        count
      }
      games(page: $page) {
        ...GameCard
      }
    }
  }
`;
