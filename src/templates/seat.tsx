import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { SeatPage } from '../features/seat/seat-page';
import { headStrings } from '../i18n/head-strings';
import type { PageContext } from '../routes/page-context';
import { PageHead } from '../layouts/page-head';

function SeatTemplate({ location }: PageProps<Queries.SeatPageQuery, PageContext>) {
  return <SeatPage hash={location.hash} />;
}

export default SeatTemplate;

export function Head({ data, pageContext }: HeadProps<Queries.SeatPageQuery, PageContext>) {
  const t = headStrings(data.locales, pageContext.language, 'library-pages');
  return (
    <PageHead context={pageContext} title={t('seat-title')} description={t('seat-description')} />
  );
}

export const query = graphql`
  query SeatPage($language: String!) {
    locales: strings(namespaces: ["common", "library-pages"], locale: $language) {
      ...Strings
    }
  }
`;
