import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { PartnersView } from '../features/partner/partners-view';
import { headStrings } from '../i18n/head-strings';
import type { PageContext } from '../routes/page-context';
import { PageHead } from '../layouts/page-head';

function PartnersPage({ data, location }: PageProps<Queries.PartnersPageQuery, PageContext>) {
  return <PartnersView partners={data.allCharacter.nodes} hash={location.hash} />;
}

export default PartnersPage;

export function Head({ data, pageContext }: HeadProps<Queries.PartnersPageQuery, PageContext>) {
  const t = headStrings(data.locales, pageContext.language, 'partner');
  return <PageHead context={pageContext} title={t('title')} description={t('description')} />;
}

export const query = graphql`
  query PartnersPage($language: String!) {
    locales: strings(namespaces: ["common", "first-word", "partner"], locale: $language) {
      ...Strings
    }
    allCharacter(sort: { order: ASC }) {
      nodes {
        ...PartnerCard
        # For machines: src/gatsby/ssr/structured-data.ts.
        ogImage(locale: $language)
      }
    }
  }
`;
