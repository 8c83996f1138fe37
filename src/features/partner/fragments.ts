import { graphql } from 'gatsby';

/** The greeting of a partner. Needs the variable `$language`. */
export const greetingFragment = graphql`
  fragment Greeting on Character {
    characterId
    text(locale: $language) {
      name
      greeting
      untranslated
    }
    answers(locale: $language) {
      say
      reply
      place
      game {
        gameId
        text(locale: $language) {
          name
        }
      }
    }
  }
`;

/** The pages of a partner. Needs the variable `$language`. */
export const partnerPageFragment = graphql`
  fragment PartnerPage on Character {
    ...Greeting
    hasNotebook
    avatar {
      src
    }
    figure {
      src
    }
    text(locale: $language) {
      name
      slogan
      html
      greeting
      tags
      untranslated
    }
    zh: text(locale: "zh") {
      tags
    }
    games {
      gameId
      text(locale: $language) {
        name
      }
    }
    reasons(locale: $language) {
      gameId
      text
    }
  }
`;

/** The card of a partner. Needs the variable `$language`. */
export const partnerCardFragment = graphql`
  fragment PartnerCard on Character {
    ...Greeting
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
    zh: text(locale: "zh") {
      tags
    }
    games {
      gameId
      text(locale: $language) {
        name
        untranslated
      }
    }
    reasons(locale: $language) {
      gameId
      text
    }
  }
`;
