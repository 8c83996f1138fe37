import { graphql, type HeadProps } from 'gatsby';
import { ComponentGalleryView } from '../features/component-gallery/component-gallery-view';
import { headStrings } from '../i18n/head-strings';
import type { PageContext } from '../routes/page-context';
import { PageHead } from '../layouts/page-head';

function ComponentsPage() {
  return <ComponentGalleryView />;
}

export default ComponentsPage;

export function Head({ data, pageContext }: HeadProps<Queries.ComponentsPageQuery, PageContext>) {
  const t = headStrings(data.locales, pageContext.language, 'components');
  return (
    <PageHead context={pageContext} title={t('title')} description={t('description')} noindex />
  );
}

export const query = graphql`
  query ComponentsPage($language: String!) {
    locales: strings(namespaces: ["common", "components"], locale: $language) {
      ...Strings
    }
  }
`;
