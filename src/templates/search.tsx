import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { SearchView } from '../features/search/search-view';
import { headStrings } from '../i18n/head-strings';
import { requireNode } from '../layouts/require-node';
import type { PageContext } from '../routes/page-context';
import { PageHead } from '../layouts/page-head';

function SearchPage({ data, location }: PageProps<Queries.SearchPageQuery, PageContext>) {
  return (
    <SearchView
      query={location.search}
      hash={location.hash}
      partners={data.allCharacter.nodes}
      tags={requireNode(data.list).tags}
    />
  );
}

export default SearchPage;

export function Head({ data, pageContext }: HeadProps<Queries.SearchPageQuery, PageContext>) {
  const t = headStrings(data.locales, pageContext.language, 'search');
  return <PageHead context={pageContext} title={t('title')} description={t('description')} />;
}

export const query = graphql`
  query SearchPage($language: String!, $listId: String!) {
    locales: strings(namespaces: ["common", "search", "search-results"], locale: $language) {
      ...Strings
    }
    list: gameList(id: { eq: $listId }) {
      tags(locale: $language) {
        label
        slug
      }
    }
    # One file for every search, so it is bounded.
    allCharacter(sort: { order: ASC }, limit: 50) {
      nodes {
        ...SearchPartner
      }
    }
  }
`;
