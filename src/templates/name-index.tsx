import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { NameIndexView } from '../features/library/name-index-view';
import { headStrings } from '../i18n/head-strings';
import { requireNode } from '../layouts/require-node';
import type { PageContext } from '../routes/page-context';
import { PageHead } from '../layouts/page-head';

function NameIndexPage({ data }: PageProps<Queries.NameIndexPageQuery, PageContext>) {
  return <NameIndexView index={requireNode(data.nameIndexPage)} />;
}

export default NameIndexPage;

export function Head({ data, pageContext }: HeadProps<Queries.NameIndexPageQuery, PageContext>) {
  const { page } = requireNode(data.nameIndexPage);
  const t = headStrings(data.locales, pageContext.language, 'library-pages');
  const suffix = page === 1 ? '' : '-page';
  return (
    <PageHead
      context={pageContext}
      title={t(`index-title${suffix}`, { page })}
      description={t(`index-description${suffix}`, { page })}
    />
  );
}

export const query = graphql`
  query NameIndexPage($language: String!, $indexId: String!) {
    locales: strings(namespaces: ["common", "library", "library-pages"], locale: $language) {
      ...Strings
    }
    nameIndexPage(id: { eq: $indexId }) {
      ...NameIndexData
    }
  }
`;
