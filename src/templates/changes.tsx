import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { ChangesView } from '../features/library/changes-view';
import { headStrings } from '../i18n/head-strings';
import { requireNode } from '../layouts/require-node';
import type { PageContext } from '../routes/page-context';
import { PageHead } from '../layouts/page-head';

function ChangesPage({ data }: PageProps<Queries.ChangesPageQuery, PageContext>) {
  return <ChangesView changes={requireNode(data.recentChanges)} />;
}

export default ChangesPage;

export function Head({ data, pageContext }: HeadProps<Queries.ChangesPageQuery, PageContext>) {
  const t = headStrings(data.locales, pageContext.language, 'library-pages');
  return (
    <PageHead
      context={pageContext}
      title={t('changes-title')}
      description={t('changes-description')}
    />
  );
}

export const query = graphql`
  query ChangesPage($language: String!, $changesId: String!) {
    locales: strings(namespaces: ["common", "library-pages"], locale: $language) {
      ...Strings
    }
    recentChanges(id: { eq: $changesId }) {
      ...ChangesData
    }
  }
`;
