import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { TonightView } from '../features/tonight/tonight-view';
import { headStrings } from '../i18n/head-strings';
import type { PageContext } from '../routes/page-context';
import { PageHead } from '../layouts/page-head';

function TonightPage({ location }: PageProps<Queries.TonightPageQuery, PageContext>) {
  return <TonightView hash={location.hash} />;
}

export default TonightPage;

export function Head({ data, pageContext }: HeadProps<Queries.TonightPageQuery, PageContext>) {
  const t = headStrings(data.locales, pageContext.language, 'tonight');
  return <PageHead context={pageContext} title={t('title')} description={t('description')} />;
}

export const query = graphql`
  query TonightPage($language: String!) {
    locales: strings(namespaces: ["common", "tonight"], locale: $language) {
      ...Strings
    }
  }
`;
