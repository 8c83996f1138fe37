import { graphql } from 'gatsby';

/** A partner on the home page. Needs the variable `$language`. */
export const homePartnerFragment = graphql`
  fragment HomePartner on Character {
    characterId
    avatar {
      ...PictureData
    }
    figure {
      ...PictureData
    }
    text(locale: $language) {
      name
      slogan
      tags
      untranslated
    }
  }
`;

/** A game on the home page. Needs the variable `$language`. */
export const homeGameFragment = graphql`
  fragment HomeGame on Game {
    gameId
    cover {
      ...PictureData
    }
    hook(locale: $language)
    text(locale: $language) {
      name
      tags {
        label
        slug
      }
      untranslated
    }
  }
`;

/** A game in the key art. Needs the variable `$language`. */
export const heroGameFragment = graphql`
  fragment HeroGame on Game {
    gameId
    text(locale: $language) {
      name
      untranslated
    }
  }
`;

/** An activity on the home page. Needs the variable `$language`. */
export const homeActivityFragment = graphql`
  fragment HomeActivity on Activity {
    activityId
    startAt
    endAt
    dates(locale: $language) {
      firstDay
      lastDay
    }
    cover {
      ...PictureData
    }
    hook(locale: $language)
    text(locale: $language) {
      title
      untranslated
    }
  }
`;
