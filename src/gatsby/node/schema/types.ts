/**
 * The types of the content layer. All of them are declared, nothing is inferred, so that a build
 * does not depend on which content happens to exist. Texts are resolved per language (`resolvers`).
 */
export const typeDefs = /* GraphQL */ `
  "A picture of the API, fetched and encoded by the build; a plain picture element shows it."
  type Picture {
    src: String!
    srcSet: String!
    width: Int!
    height: Int!
    color: String!
  }

  "A tag in the language of the page; its address is made of the Chinese tag."
  type Tag {
    label: String!
    slug: String!
  }

  "A titled text, rendered to sanitised HTML."
  type Section {
    title: String!
    html: String!
  }

  type Attribute {
    label: String!
    value: String!
  }

  type Skill {
    name: String!
    html: String!
    icon: Picture
  }

  type GameText {
    name: String!
    tags: [Tag!]!
    summary: String!
    developer: String!
    publisher: String!
    html: String!
    sections: [Section!]!
    "Names of the fields that have no translation and stayed Chinese."
    untranslated: [String!]!
  }

  type Game implements Node @dontInfer {
    gameId: String!
    cover: Picture!
    icon: Picture
    banner: Picture
    gallery: [Picture!]!
    releaseDate: String
    platforms: [String!]!
    updatedAt: String!
    roleCount: Int!
    text(locale: String!): GameText!
    roles: [Role!]!
    related: [Game!]!
    character: Character
  }

  type RoleText {
    name: String!
    title: String!
    tags: [String!]!
    attributes: [Attribute!]!
    skills: [Skill!]!
    html: String!
    story: String!
    untranslated: [String!]!
  }

  type Role implements Node @dontInfer {
    roleId: String!
    avatar: Picture!
    portrait: Picture
    rarity: Int
    updatedAt: String!
    text(locale: String!): RoleText!
    game: Game!
    related: [Role!]!
  }

  type CharacterText {
    name: String!
    slogan: String!
    html: String!
    tags: [String!]!
    greeting: String!
    untranslated: [String!]!
  }

  type Character implements Node @dontInfer {
    characterId: String!
    order: Int!
    "Place on the home page; null for those who are not shown there."
    homeOrder: Int
    avatar: Picture!
    figure: Picture
    text(locale: String!): CharacterText!
    games: [Game!]!
  }

  type ActivityText {
    title: String!
    summary: String!
    html: String!
    untranslated: [String!]!
  }

  type Activity implements Node @dontInfer {
    activityId: String!
    order: Int!
    cover: Picture!
    startAt: String!
    endAt: String!
    link: String
    text(locale: String!): ActivityText!
  }

  type BannerText {
    title: String!
    untranslated: [String!]!
  }

  type Banner implements Node @dontInfer {
    bannerId: String!
    order: Int!
    image: Picture!
    link: String
    text(locale: String!): BannerText!
  }

  type MarkdownRemark implements Node @dontInfer {
    frontmatter: MarkdownRemarkFrontmatter!
    "The text as sanitised HTML."
    safeHtml: String!
  }

  "Front matter of legal texts and of about us, validated before the build begins."
  type MarkdownRemarkFrontmatter @dontInfer {
    title: String!
    description: String!
    version: String
    effective: Date @dateformat
  }

  "Strings of one namespace in one language, as JSON text."
  type Locale implements Node @dontInfer {
    ns: String!
    language: String!
    data: String!
  }
`;
