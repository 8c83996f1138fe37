import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { NotFoundPageView } from '../features/not-found/not-found-page-view';
import { NOT_FOUND_TITLE } from '../features/not-found/not-found-view';
import { headStrings } from '../i18n/head-strings';
import type { PageContext } from '../routes/page-context';
import { PageHead } from '../layouts/page-head';
import { placePath } from '../routes';

function NotFoundPage({ location }: PageProps<Queries.NotFoundPageQuery, PageContext>) {
  return <NotFoundPageView pathname={location.pathname} />;
}

export default NotFoundPage;

export function Head({
  data,
  pageContext,
  location,
}: HeadProps<Queries.NotFoundPageQuery, PageContext>) {
  // The build asks for /404/, a browser for whatever was not found: its language is the page's.
  const { locale } = placePath(location.pathname);
  const t = headStrings(data.locales, locale, 'not-found');
  return (
    <PageHead
      context={{ ...pageContext, language: locale }}
      title={NOT_FOUND_TITLE}
      bareTitle
      description={t('text')}
    />
  );
}

export const query = graphql`
  query NotFoundPage {
    locales: strings(namespaces: ["common", "not-found"]) {
      ...Strings
    }
  }
`;
