import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { ComparisonView } from '../features/library/comparison/comparison-view';
import { ItemPicker } from '../features/typeahead/item-picker';
import { headStrings } from '../i18n/head-strings';
import type { PageContext } from '../routes/page-context';
import { PageHead } from '../layouts/page-head';

function ComparePage({ data, location }: PageProps<Queries.ComparePageQuery, PageContext>) {
  return <ComparisonView hash={location.hash} offered={data.gamesByIds} Picker={ItemPicker} />;
}

export default ComparePage;

export function Head({ data, pageContext }: HeadProps<Queries.ComparePageQuery, PageContext>) {
  const t = headStrings(data.locales, pageContext.language, 'library-pages');
  return (
    <PageHead
      context={pageContext}
      title={t('compare-title')}
      description={t('compare-description')}
    />
  );
}

export const query = graphql`
  query ComparePage($language: String!, $ids: [String!]!) {
    locales: strings(namespaces: ["common", "library-pages"], locale: $language) {
      ...Strings
    }
    gamesByIds(ids: $ids) {
      ...OfferedGame
    }
  }
`;
