import { graphql } from 'gatsby';

/** Who can play a game. Needs the variable `$language`. */
export const accessFragment = graphql`
  fragment AccessData on Game {
    gameId
    access {
      yes
      no
    }
    accessInWords(locale: $language) {
      yes
      no
      unknown
      known
      checked
    }
  }
`;
