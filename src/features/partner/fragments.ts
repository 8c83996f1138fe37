import { graphql } from 'gatsby';

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
    games {
      gameId
      text(locale: $language) {
        name
        untranslated
      }
    }
  }
`;
