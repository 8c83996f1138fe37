import { graphql } from 'gatsby';

/** What a partner says first. Needs the variable `$language`. */
export const firstWordFragment = graphql`
  fragment FirstWord on Character {
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

/** What the pages of a partner show, as the build knew it. Needs the variable `$language`. */
export const partnerPageFragment = graphql`
  fragment PartnerPage on Character {
    ...FirstWord
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
    }
    reasons(locale: $language) {
      gameId
      text
    }
  }
`;

/** What a partner's card shows. Needs the variable `$language`. */
export const partnerCardFragment = graphql`
  fragment PartnerCard on Character {
    ...FirstWord
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
