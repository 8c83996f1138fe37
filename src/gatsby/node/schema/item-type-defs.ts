import * as z from 'zod/mini';
import { camelCase, PICTURE_TEXTS, type ItemType } from '../sources/item-type';
import { idField } from '../sources/nodes';

/** GraphQL types by field. */
type Fields = Readonly<Record<string, string>>;

/**
 * The GraphQL type of a value of the contract that is there: `String!`, `[String!]!`.
 * @param shownAs the type of what stands in the place of each value, such as `Picture` for an address
 * @returns undefined for a value that has no such type: an object
 */
function presentType(schema: z.core.$ZodType, shownAs?: string): string | undefined {
  if (schema instanceof z.ZodMiniOptional || schema instanceof z.ZodMiniDefault) {
    return presentType(schema.def.innerType, shownAs);
  }
  if (schema instanceof z.ZodMiniArray) {
    const entry = presentType(schema.def.element, shownAs);
    return entry && `[${entry}]!`;
  }
  if (shownAs !== undefined) return `${shownAs}!`;
  if (schema instanceof z.ZodMiniPipe) return presentType(schema.def.out);
  if (schema instanceof z.ZodMiniString || schema instanceof z.ZodMiniEnum) return 'String!';
  if (schema instanceof z.ZodMiniNumberFormat) return 'Int!';
  return schema instanceof z.ZodMiniBoolean ? 'Boolean!' : undefined;
}

/** The GraphQL type of a field. A text is always there: it is empty where it is absent on the wire. */
function fieldType(type: ItemType, name: string, schema: z.core.$ZodType): string {
  const shownAs = name in type.pictures ? 'Picture' : type.references[name]?.to;
  const present = presentType(schema, shownAs);
  if (present === undefined) {
    throw new Error(`No GraphQL type follows for ${name} of ${type.name}: declare it in types.ts`);
  }
  const mayBeAbsent = schema instanceof z.ZodMiniOptional && !type.texts.includes(name);
  return mayBeAbsent ? present.slice(0, -1) : present;
}

/** Declares the fields of an item that the contract has under some names, one a line. */
function fieldLines(type: ItemType, names: readonly string[], declared: Fields): string {
  return Object.entries(type.schema.shape)
    .filter(([name]) => names.includes(name))
    .map(([name, schema]) => {
      const field = type.markdown[name] ?? type.references[name]?.field ?? camelCase(name);
      return `  ${field}: ${declared[field] ?? fieldType(type, name, schema)}`;
    })
    .join('\n');
}

interface Declared {
  /** Types that do not follow from the contract, by field. */
  readonly types?: Fields;
  /** Fields that the contract does not have, in GraphQL. */
  readonly more?: string;
}

/**
 * The GraphQL types of an item and of its texts in one language, such as `Game` and `GameText`, as the
 * contract and the item's description have them.
 * @throws Error naming a field whose type does not follow and is not declared
 */
export function itemTypeDefs(type: ItemType, { types = {}, more = '' }: Declared = {}): string {
  const { name, schema, texts, unused } = type;
  const left = ['id', 'i18n', PICTURE_TEXTS, ...texts, ...unused];
  const others = Object.keys(schema.shape).filter((each) => !left.includes(each));
  return `
type ${name}Text {
${fieldLines(type, texts, types)}
  "Names of the fields that have no translation and stayed Chinese."
  untranslated: [String!]!
}

type ${name} implements Node @dontInfer {
  ${idField(type)}: String!
${fieldLines(type, others, types)}
  text(locale: String!): ${name}Text!
  "The address of its picture for link previews; null where none was drawn."
  ogImage(locale: String!): String
  ${more}
}
`;
}
