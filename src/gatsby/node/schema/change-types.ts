/** The types of what has changed lately. */
export const CHANGE_TYPES = /* GraphQL */ `
  type ChangePiece {
    text: String!
    "Fragment of the item's page; null for plain words."
    fragment: String
    isChinese: Boolean!
  }

  "A change in words."
  type ChangeLine {
    pieces: [ChangePiece!]!
  }

  type ChangedRole {
    roleId: String!
    name: String!
    untranslated: [String!]!
  }

  "What changed of some roles of a game; without lines, of the roles of a new one."
  type RoleChange {
    lines: [ChangeLine!]!
    roles: [ChangedRole!]!
    more: Int!
  }

  type ChangedGame {
    gameId: String!
    name: String!
    "Line on the game, where it is new or nothing else can be said of it; empty elsewhere."
    teaser: String!
    untranslated: [String!]!
    cover: Picture!
    lines: [ChangeLine!]!
    roleChanges: [RoleChange!]!
    roleCount: Int!
  }

  type ChangedDay {
    day: String!
    label: String!
    games: [ChangedGame!]!
  }

  "What changed lately, in one language."
  type RecentChanges implements Node @dontInfer {
    "Whether it is known of something what has changed: the first build of a library knows only when."
    isTold: Boolean!
    "Whether it is known of everything."
    isWhole: Boolean!
    days: [ChangedDay!]!
  }
`;
