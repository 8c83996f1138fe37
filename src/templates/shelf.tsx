import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { ShelfView } from '../features/library/shelf/shelf-view';
import { headStrings } from '../i18n/head-strings';
import type { PageContext } from '../routes/page-context';
import { PageHead } from '../layouts/page-head';

function ShelfPage(_: PageProps<Queries.ShelfPageQuery, PageContext>) {
  return <ShelfView />;
}

export default ShelfPage;

export function Head({ data, pageContext }: HeadProps<Queries.ShelfPageQuery, PageContext>) {
  const t = headStrings(data.locales, pageContext.language, 'library-pages');
  return (
    <PageHead context={pageContext} title={t('shelf-title')} description={t('shelf-description')} />
  );
}

export const query = graphql`
  query ShelfPage($language: String!) {
    locales: strings(namespaces: ["common", "library-pages", "reading"], locale: $language) {
      ...Strings
    }
  }
`;
