import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { hasDownloads } from '../config/browser-env';
import { activityState } from '../platform/activity-state';
import type { HomeContext } from '../features/home/home-data';
import { PcHomeView } from '../features/home/pc-home-view';
import { headStrings } from '../i18n/head-strings';
import { Footer } from '../layouts/late-footer';
import { Main } from '../layouts/main-column';
import type { PageContext } from '../routes/page-context';
import { PageHead } from '../layouts/page-head';
import {
  Activities,
  Games,
  Partners,
  PcApp,
} from '../layouts/home-screens/late-home-screen-contents';

function HomePage({
  data,
  location,
  pageContext: { roof },
}: PageProps<Queries.HomePageQuery, HomeContext>) {
  const {
    hero,
    night,
    dawn,
    roofGames,
    download,
    poster,
    homePartners,
    greeter,
    allCharacter,
    allActivity,
    gamesByIds,
    allGame,
  } = data;
  return (
    <PcHomeView
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
        app: hasDownloads ? <PcApp poster={poster?.childImageSharp?.gatsbyImageData} /> : null,
      }}
      partnerCount={allCharacter.totalCount}
      gameCount={allGame.totalCount}
      visit={location.key}
      Main={Main}
      footer={<Footer pathname={location.pathname} search={location.search} hash={location.hash} />}
    />
  );
}

export default HomePage;

export function Head({ data, pageContext }: HeadProps<Queries.HomePageQuery, PageContext>) {
  const t = headStrings(data.locales, pageContext.language, 'home');
  return (
    <PageHead context={pageContext} title={t('title')} bareTitle description={t('description')} />
  );
}

export const query = graphql`
  query HomePage($language: String!, $ids: [String!]!, $roofIds: [String!]!) {
    locales: strings(namespaces: ["common", "download", "first-word", "home"], locale: $language) {
      ...Strings
    }
    hero: file(sourceInstanceName: { eq: "art" }, relativePath: { eq: "hero.webp" }) {
      childImageSharp {
        gatsbyImageData(
          layout: CONSTRAINED
          width: 1920
          formats: [WEBP, AVIF]
          placeholder: DOMINANT_COLOR
          breakpoints: [1280, 1920]
        )
      }
    }
    night: file(sourceInstanceName: { eq: "art" }, relativePath: { eq: "hero-night.webp" }) {
      childImageSharp {
        gatsbyImageData(
          layout: CONSTRAINED
          width: 1920
          formats: [WEBP, AVIF]
          placeholder: DOMINANT_COLOR
          breakpoints: [1280, 1920]
        )
      }
    }
    dawn: file(sourceInstanceName: { eq: "art" }, relativePath: { eq: "hero-dawn.webp" }) {
      childImageSharp {
        gatsbyImageData(
          layout: CONSTRAINED
          width: 1920
          formats: [WEBP, AVIF]
          placeholder: DOMINANT_COLOR
          breakpoints: [1280, 1920]
        )
      }
    }
    download: file(sourceInstanceName: { eq: "art" }, relativePath: { eq: "download.webp" }) {
      childImageSharp {
        gatsbyImageData(
          layout: CONSTRAINED
          width: 1200
          formats: [WEBP, AVIF]
          placeholder: DOMINANT_COLOR
          breakpoints: [800, 1200]
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
      limit: 5
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
    allCharacter {
      totalCount
    }
    allGame {
      totalCount
    }
    allActivity(sort: { endAt: DESC }, limit: 40) {
      nodes {
        ...HomeActivity
      }
    }
  }
`;
