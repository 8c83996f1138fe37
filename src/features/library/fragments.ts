import { graphql } from 'gatsby';

/** Everything that a game's page shows. Needs the variable `$language`. */
export const gameDataFragment = graphql`
  fragment GameData on Game {
    gameId
    released(locale: $language)
    checked(locale: $language)
    updated(locale: $language)
    changedAt
    gameVersion
    platforms
    playersInWords(locale: $language)
    sessionInWords(locale: $language)
    sessionMinutes {
      min
      max
    }
    moodsInWords(locale: $language)
    ...AccessData
    cover {
      ...PictureData
      ...PictureWords
    }
    banner {
      ...PictureData
      ...PictureWords
    }
    gallery {
      ...PictureData
      text(locale: $language) {
        line
        untranslated
      }
    }
    pictureWords(locale: $language)
    text(locale: $language) {
      name
      tags {
        label
        slug
      }
      summary
      developer
      publisher
      html
      sections {
        title
        html
      }
      untranslated
    }
    roles {
      ...RoleCard
    }
    related {
      ...GameCard
    }
    partnerReason(locale: $language)
    character {
      characterId
      avatar {
        ...PictureData
      }
      text(locale: $language) {
        name
        untranslated
      }
    }
  }
`;

export const gameRolesFragment = graphql`
  fragment GameRolesData on Game {
    gameId
    text(locale: $language) {
      name
      untranslated
    }
    roles {
      ...RoleCard
    }
  }
`;

/** Everything that a role's page shows. Needs the variable `$language`. */
export const roleDataFragment = graphql`
  fragment RoleData on Role {
    roleId
    rarity
    updated(locale: $language)
    updatedAt
    avatar {
      ...PictureData
    }
    portrait {
      ...PictureData
      text(locale: $language) {
        line
        untranslated
      }
    }
    text(locale: $language) {
      name
      title
      tags
      attributes {
        label
        value
      }
      skills {
        name
        html
        icon {
          ...PictureData
        }
      }
      html
      story
      untranslated
    }
    game {
      gameId
      text(locale: $language) {
        name
        untranslated
      }
      character {
        characterId
        avatar {
          ...PictureData
        }
        text(locale: $language) {
          name
          untranslated
        }
      }
    }
    related {
      ...RoleCard
    }
  }
`;

/** A page of the index of names. */
export const nameIndexFragment = graphql`
  fragment NameIndexData on NameIndexPage {
    page
    pages
    total
    letters {
      id
      label
      count
      page
    }
    groups {
      id
      label
      games {
        gameId
        name
        untranslated
        cover {
          ...PictureData
        }
        facts
      }
    }
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
    playersInWords(locale: $language)
    sessionInWords(locale: $language)
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
