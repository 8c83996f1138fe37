import { graphql } from 'gatsby';

/** A picture as {@link Picture} shows it. */
export const pictureFragment = graphql`
  fragment PictureData on Picture {
    src
    srcSet
    width
    height
    color
  }
`;

export const stringsFragment = graphql`
  fragment Strings on PageStrings {
    edges {
      node {
        ns
        language
        data
      }
    }
  }
`;

/** The card of a game. Needs the variable `$language`. */
export const gameCardFragment = graphql`
  fragment GameCard on Game {
    gameId
    platforms
    hook(locale: $language)
    cover {
      ...PictureData
    }
    text(locale: $language) {
      name
      tags {
        label
      }
      untranslated
    }
  }
`;

/** The card of a role. Needs the variable `$language`. */
export const roleCardFragment = graphql`
  fragment RoleCard on Role {
    roleId
    avatar {
      ...PictureData
    }
    text(locale: $language) {
      name
      title
      tags
      untranslated
    }
  }
`;

/** A link to a role. Needs the variable `$language`. */
export const roleLinkFragment = graphql`
  fragment RoleLink on Role {
    roleId
    text(locale: $language) {
      name
      untranslated
    }
  }
`;
