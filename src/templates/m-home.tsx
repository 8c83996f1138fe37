import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { hasDownloads } from '../config/browser-env';
import { activityState } from '../platform/activity-state';
import type { HomeContext } from '../features/home/home-data';
import { MHomeView } from '../features/home/m-home-view';
import { headStrings } from '../i18n/head-strings';
import type { PageContext } from '../routes/page-context';
import { PageHead } from '../layouts/page-head';
import {
  Activities,
  Games,
  Partners,
  MApp,
} from '../layouts/home-screens/late-home-screen-contents';

function MHomePage({
  data,
  pageContext: { roof },
}: PageProps<Queries.MHomePageQuery, HomeContext>) {
  const {
    hero,
    night,
    dawn,
    roofGames,
    download,
    poster,
    homePartners,
    greeter,
    allActivity,
    gamesByIds,
  } = data;
  return (
    <MHomeView
      hero={{
        dusk: hero?.childImageSharp?.gatsbyImageData,
        night: night?.childImageSharp?.gatsbyImageData,
        dawn: dawn?.childImageSharp?.gatsbyImageData,
        places: roof,
        games: roofGames,
        activities: allActivity.nodes,
        stateOf: activityState,
      }}
      appArt={download?.childImageSharp?.gatsbyImageData}
      screens={{
        partners: <Partners partners={homePartners.nodes} greeters={greeter.nodes} />,
        games: <Games games={gamesByIds} />,
        activities: <Activities activities={allActivity.nodes} />,
        app: hasDownloads ? <MApp poster={poster?.childImageSharp?.gatsbyImageData} /> : null,
      }}
    />
  );
}

export default MHomePage;

export function Head({ data, pageContext }: HeadProps<Queries.MHomePageQuery, PageContext>) {
  const t = headStrings(data.locales, pageContext.language, 'home');
  return (
    <PageHead context={pageContext} title={t('title')} bareTitle description={t('description')} />
  );
}

export const query = graphql`
  query MHomePage($language: String!, $ids: [String!]!, $roofIds: [String!]!) {
    locales: strings(namespaces: ["common", "download", "first-word", "home"], locale: $language) {
      ...Strings
    }
    hero: file(sourceInstanceName: { eq: "art" }, relativePath: { eq: "hero-m.webp" }) {
      childImageSharp {
        gatsbyImageData(
          layout: CONSTRAINED
          width: 1080
          formats: [WEBP, AVIF]
          placeholder: DOMINANT_COLOR
          breakpoints: [540, 1080]
        )
      }
    }
    night: file(sourceInstanceName: { eq: "art" }, relativePath: { eq: "hero-m-night.webp" }) {
      childImageSharp {
        gatsbyImageData(
          layout: CONSTRAINED
          width: 1080
          formats: [WEBP, AVIF]
          placeholder: DOMINANT_COLOR
          breakpoints: [540, 1080]
        )
      }
    }
    dawn: file(sourceInstanceName: { eq: "art" }, relativePath: { eq: "hero-m-dawn.webp" }) {
      childImageSharp {
        gatsbyImageData(
          layout: CONSTRAINED
          width: 1080
          formats: [WEBP, AVIF]
          placeholder: DOMINANT_COLOR
          breakpoints: [540, 1080]
        )
      }
    }
    download: file(sourceInstanceName: { eq: "art" }, relativePath: { eq: "download.webp" }) {
      childImageSharp {
        gatsbyImageData(
          layout: CONSTRAINED
          width: 1080
          formats: [WEBP, AVIF]
          placeholder: DOMINANT_COLOR
          breakpoints: [540, 1080]
        )
      }
    }
    poster: file(sourceInstanceName: { eq: "art" }, relativePath: { eq: "promo-poster.webp" }) {
      childImageSharp {
        gatsbyImageData(
          layout: CONSTRAINED
          width: 800
          formats: [WEBP, AVIF]
          placeholder: DOMINANT_COLOR
          breakpoints: [400, 800]
        )
      }
    }
    roofGames: gamesByIds(ids: $roofIds) {
      ...HeroGame
    }
    gamesByIds(ids: $ids) {
      ...HomeGame
    }
    homePartners: allCharacter(
      filter: { homeOrder: { ne: null } }
      sort: { homeOrder: ASC }
      limit: 8
    ) {
      nodes {
        ...HomePartner
      }
    }
    greeter: allCharacter(filter: { homeOrder: { ne: null } }, sort: { homeOrder: ASC }, limit: 1) {
      nodes {
        avatar {
          ...PictureData
        }
        ...Greeting
      }
    }

    allActivity(sort: { endAt: DESC }, limit: 40) {
      nodes {
        ...HomeActivity
      }
    }
  }
`;
