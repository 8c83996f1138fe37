import { graphql } from 'gatsby';

/** What the pages of a partner show, as the build knew it. Needs the variable `$language`. */
export const partnerPageFragment = graphql`
  fragment PartnerPage on Character {
    characterId
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
  }
`;

/** What a partner's card shows. Needs the variable `$language`. */
export const partnerCardFragment = graphql`
  fragment PartnerCard on Character {
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
  }
`;
