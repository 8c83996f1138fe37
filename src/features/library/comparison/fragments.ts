import { graphql } from 'gatsby';

/** A game that is offered where nothing is chosen to compare. Needs the variable `$language`. */
export const offeredGameFragment = graphql`
  fragment OfferedGame on Game {
    gameId
    cover {
      ...PictureData
    }
    text(locale: $language) {
      name
      untranslated
    }
  }
`;
