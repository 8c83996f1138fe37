import { graphql } from 'gatsby';

/** A partner whom a search can be taken to. Needs the variable `$language`. */
export const searchPartnerFragment = graphql`
  fragment SearchPartner on Character {
    characterId
    avatar {
      src
    }
    text(locale: $language) {
      name
      untranslated
    }
    games {
      gameId
      text(locale: $language) {
        name
      }
    }
  }
`;
