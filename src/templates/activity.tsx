import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { ActivityView } from '../features/activity/activity-view';
import { headStrings } from '../i18n/head-strings';
import type { PageContext } from '../routes/page-context';
import { PageHead } from '../layouts/page-head';

function ActivityPage({ data, location }: PageProps<Queries.ActivityPageQuery, PageContext>) {
  return (
    <ActivityView
      activities={data.allActivity.nodes}
      banners={data.allBanner.nodes}
      hash={location.hash}
    />
  );
}

export default ActivityPage;

export function Head({ data, pageContext }: HeadProps<Queries.ActivityPageQuery, PageContext>) {
  const t = headStrings(data.locales, pageContext.language, 'activity');
  return <PageHead context={pageContext} title={t('title')} description={t('description')} />;
}

export const query = graphql`
  query ActivityPage($language: String!) {
    locales: strings(namespaces: ["activity", "common"], locale: $language) {
      ...Strings
    }
    allActivity(sort: { order: ASC }) {
      nodes {
        ...ActivityData
        # For machines: src/gatsby/ssr/structured-data.ts.
        ogImage(locale: $language)
      }
    }
    allBanner(sort: { order: ASC }) {
      nodes {
        ...BannerData
      }
    }
  }
`;
