import { assertObjectType, buildSchema, printType } from 'graphql';
import * as z from 'zod/mini';
import { idSchema, translationsOf } from '../../../contract/primitives';
import { pictureSchema, textListSchema } from '../../../contract/texts';
import { itemType } from '../sources/item-type';
import { itemTypeDefs } from './item-type-defs';
import { typeDefs } from './types';

const schema = z.object({
  id: idSchema,
  name: z.string(),
  long_text: z.optional(z.string()),
  tags: textListSchema,
  cover: pictureSchema,
  icon: z.optional(pictureSchema),
  gallery: z._default(z.array(pictureSchema), []),
  level: z.optional(z.int()),
  secret: z.boolean(),
  on_sale: z.boolean(),
  game_id: idSchema,
  related_ids: z._default(z.array(idSchema), []),
  i18n: translationsOf({ name: z.string(), long_text: z.string(), tags: z.array(z.string()) }),
});

const description = itemType('Game', schema, {
  unused: ['secret'],
  pictures: { cover: 'cover', icon: 'icon', gallery: 'cover' },
  markdown: { long_text: 'html' },
  references: {
    game_id: { field: 'game', to: 'Game' },
    related_ids: { field: 'related', to: 'Role' },
  },
});

function words(text: string): string {
  return text.trim().split(/\s+/).join(' ');
}

test('fields follow from the contract, what is special from the description', () => {
  const declared = { types: { tags: '[Tag!]!' }, more: 'order: Int!' };
  expect(words(itemTypeDefs(description, declared))).toBe(
    words(`
      type GameText {
        name: String!
        html: String!
        tags: [Tag!]!
        "Names of the fields that have no translation and stayed Chinese."
        untranslated: [String!]!
      }

      type Game implements Node @dontInfer {
        gameId: String!
        cover: Picture!
        icon: Picture
        gallery: [Picture!]!
        level: Int
        onSale: Boolean!
        game: Game!
        related: [Role!]!
        text(locale: String!): GameText!
        "The address of its picture for link previews; null where none was drawn."
        ogImage(locale: String!): String
        order: Int!
      }
    `),
  );
});

test('what has no type in GraphQL is named', () => {
  const odd = z.extend(schema, { place: z.object({ x: z.int() }) });
  const type = itemType('Game', odd, { pictures: {} });
  expect(() => itemTypeDefs(type)).toThrow('No GraphQL type follows for place of Game');
});

test('the declared types are a schema', () => {
  const gatsby = `
    scalar Date
    directive @dontInfer on OBJECT
    directive @dateformat on FIELD_DEFINITION
    interface Node { id: ID! }
    type Query { game: Game }
  `;
  const declared = buildSchema(gatsby + typeDefs(), { assumeValid: true });
  const game = assertObjectType(declared.getType('Game'));
  expect(words(printType(game))).toContain('checkedOn: String platforms: [String!]!');
});
