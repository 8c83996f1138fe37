import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { ActivityCard } from '../features/activity/activity-card';
import { useNow } from '../features/activity/use-now';
import { HomeSection } from '../features/home/home-section';
import { Hero } from '../features/home/hero';
import { GameGrid } from '../features/library/game-card';
import { PartnerGrid } from '../features/partner/partner-grid';
import { headStrings } from '../i18n/head-strings';
import type { PageContext } from '../layouts/page-context';
import { PageHead } from '../layouts/page-head';

const MHomePage = ({ data }: PageProps<Queries.MHomePageQuery, PageContext>) => {
  const now = useNow();
  return (
    <>
      <Hero />
      <HomeSection id="partners" title="partners" to="partners" all="all-partners">
        <PartnerGrid partners={data.allCharacter.nodes} />
      </HomeSection>
      <HomeSection id="games" title="games" to="library" all="all-games">
        <GameGrid games={data.gamesByIds} />
      </HomeSection>
      <HomeSection id="activities" title="activities" to="activity" all="all-activities">
        {data.allActivity.nodes.map((activity) => (
          <ActivityCard key={activity.activityId} activity={activity} now={now} heading="h3" />
        ))}
      </HomeSection>
    </>
  );
};

export default MHomePage;

export const Head = ({ data, pageContext }: HeadProps<Queries.MHomePageQuery, PageContext>) => {
  const t = headStrings(data.locales, pageContext.language, 'home');
  return (
    <PageHead context={pageContext} title={t('title')} bareTitle description={t('description')} />
  );
};

export const query = graphql`
  query MHomePage($language: String!, $ids: [String!]!) {
    locales: allLocale(
      filter: {
        ns: { in: ["common", "home", "library", "partner", "activity"] }
        language: { eq: $language }
      }
    ) {
      ...Strings
    }
    gamesByIds(ids: $ids) {
      ...GameCard
    }
    allCharacter(sort: { order: ASC }, limit: 4) {
      nodes {
        ...PartnerCard
      }
    }
    allActivity(sort: { endAt: DESC }, limit: 3) {
      nodes {
        ...ActivityData
      }
    }
  }
`;
