import { activityType, bannerType, characterType, gameType, roleType } from '../sources/model';
import { CHANGE_TYPES } from './change-types';
import { itemTypeDefs } from './item-type-defs';
import { PAGE_STRINGS_TYPES } from './page-strings';

/**
 * The types of the content layer. All of them are declared, nothing is inferred, so that a build
 * does not depend on which content happens to exist. Those of items follow from the contract and the model;
 * what does not follow is declared here, and computed in `resolvers.ts` and `../texts`.
 */
export function typeDefs(): string {
  return /* GraphQL */ `
    "Words for a picture in one language."
    type PictureText {
      "The text that stands for it wherever it is not seen."
      line: String!
      "Description of the picture; empty where nobody has written one."
      description: String!
      "Names of the fields that have no translation and stayed Chinese."
      untranslated: [String!]!
    }

    "A picture of the API, fetched and encoded by the build; a plain picture element shows it."
    type Picture {
      src: String!
      srcSet: String!
      width: Int!
      height: Int!
      color: String!
      "Null where nobody has written any."
      text(locale: String!): PictureText
    }

    "A tag in the language of the page; its address is made of the Chinese tag."
    type Tag {
      label: String!
      slug: String!
    }

    "A tag of the library, with the number of games that carry it."
    type ListedTag {
      label: String!
      slug: String!
      count: Int!
    }

    "A titled text, rendered to sanitised HTML."
    type Section {
      title: String!
      html: String!
    }

    "Whole numbers from the least to the greatest, such as 1 to 4 players."
    type Span {
      min: Int!
      max: Int!
    }

    "Needs of players by their keys: those that a game is known to meet, and those that it does not."
    type Access {
      yes: [String!]!
      no: [String!]!
    }

    "The same in words, with what is not known, and the day and version that it was checked on."
    type AccessInWords {
      yes: [String!]!
      no: [String!]!
      unknown: [String!]!
      "Names of the needs that yes and no of Access have, in that order."
      known: [String!]!
      checked: String
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

    "An answer to a partner's greeting, what the partner says to it, and where that leads."
    type PartnerAnswer {
      say: String!
      reply: String!
      "The chat or the story; null where it leads to a game, or nowhere."
      place: String
      "Null where it leads elsewhere, or the library no longer has the game."
      game: Game
    }

    type GameReason {
      gameId: String!
      text: String!
    }

    "The dates of an activity in the service's time zone, in words."
    type ActivityDates {
      from: String!
      to: String!
      month: String!
      day: String!
      firstDay: String!
      lastDay: String!
    }

    ${itemTypeDefs(gameType, {
      types: {
        tags: '[Tag!]!',
        sections: '[Section!]!',
        essentials: '[String!]!',
        players: 'Span',
        sessionMinutes: 'Span',
        moods: '[String!]',
        access: 'Access',
      },
      more: `
      "As much of its summary as a card holds, in whole sentences."
      hook(locale: String!): String!
      roles: [Role!]!
      "The day of the release in words; null where it is not known."
      released(locale: String!): String
      "The day in words when its texts were last checked; null where it is not known."
      checked(locale: String!): String
      "How many play it, in words; null where it is not known."
      playersInWords(locale: String!): String
      "How long one sitting takes, in words; null where it is not known."
      sessionInWords(locale: String!): String
      "Its moods in words, as far as they have any."
      moodsInWords(locale: String!): [String!]!
      "Who can play it, in words; null where nothing is known."
      accessInWords(locale: String!): AccessInWords
      "The day in words when it was last changed."
      updated(locale: String!): String!
      "The time of the last change of it or one of its roles."
      changedAt: String!
      "Why its partner likes it, in the partner's words; null where nobody has written it."
      partnerReason(locale: String!): String
      "The address of its pictures in words; null where nobody has found any for its gallery."
      pictureWords(locale: String!): String
    `,
    })}
    ${itemTypeDefs(roleType, {
      types: { attributes: '[Attribute!]!', skills: '[Skill!]!' },
      more: `
      "The day in words when it was last changed."
      updated(locale: String!): String!
    `,
    })}
    ${itemTypeDefs(characterType, {
      more: `
      order: Int!
      "Place on the home page; null for those who are not shown there."
      homeOrder: Int
      "True for those whose notebook the site has."
      hasNotebook: Boolean!
      "What a visitor may answer the greeting; none where nobody has written it."
      answers(locale: String!): [PartnerAnswer!]!
      "Why the partner likes games, in the partner's words."
      reasons(locale: String!): [GameReason!]!
    `,
    })}
    ${itemTypeDefs(activityType, {
      more: `
      order: Int!
      dates(locale: String!): ActivityDates!
      "As much of its summary as a card holds, in whole sentences."
      hook(locale: String!): String!
    `,
    })}
    ${itemTypeDefs(bannerType, { more: 'order: Int!' })}

    "A list of games: the whole library, or those that carry a tag."
    type GameList implements Node @dontInfer {
      total: Int!
      "How many pages the list has, one at least."
      pages: Int!
      "The tag that the list is filtered by; null for the whole library."
      tag(locale: String!): Tag
      "The tags that every list offers, the most frequent ones."
      tags(locale: String!): [ListedTag!]!
      "The games of one of its pages, which begin at 1."
      games(page: Int!): [Game!]!
    }

    type IndexLetter {
      id: String!
      label: String!
      "How many games stand under it."
      count: Int!
      "The page on which it begins."
      page: Int!
    }

    type IndexedGame {
      gameId: String!
      name: String!
      untranslated: [String!]!
      "Null where the index is a long one."
      cover: Picture
      "Players and length of a sitting, as far as they are known; null where the index is a long one."
      facts: [String!]
    }

    type IndexGroup {
      id: String!
      label: String!
      games: [IndexedGame!]!
    }

    "A page of the index of names in one language."
    type NameIndexPage implements Node @dontInfer {
      page: Int!
      pages: Int!
      total: Int!
      letters: [IndexLetter!]!
      groups: [IndexGroup!]!
    }

    ${CHANGE_TYPES}

    type MarkdownRemark implements Node @dontInfer {
      frontmatter: MarkdownRemarkFrontmatter!
      "The text as sanitised HTML."
      safeHtml: String!
    }

    "Front matter of legal texts, of about us and of the page on accessibility, validated before the build begins."
    type MarkdownRemarkFrontmatter @dontInfer {
      title: String!
      description: String!
      version: String
      effective: Date @dateformat
      reviewed: Date @dateformat
    }

    ${PAGE_STRINGS_TYPES}
  `;
}
