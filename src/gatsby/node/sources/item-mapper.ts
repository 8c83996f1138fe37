import * as z from 'zod/mini';
import { pictureTextsOf, type WithPictureTexts } from '../../../contract/describe-picture';
import { webLink, type Addresses } from './addresses';
import {
  camelCase,
  PICTURE_TEXTS,
  stringsIn,
  type ItemOf,
  type ItemType,
  type Wire,
} from './item-type';

/** An absent text is empty: `''`, or no entries where the contract has a list. */
function emptyText(schema: z.core.$ZodType): unknown {
  if (schema instanceof z.ZodMiniCatch) return emptyText(schema.def.innerType);
  const isList =
    schema instanceof z.ZodMiniOptional && schema.def.innerType instanceof z.ZodMiniArray;
  return isList ? [] : '';
}

/** The absolute addresses in a field: one, perhaps one, or those of a list. Empty ones count as absent. */
function toPictures(
  wire: Readonly<Record<string, unknown>>,
  name: string,
  schema: z.core.$ZodType,
  { picture, optionalPicture }: Addresses,
): unknown {
  const given = stringsIn(wire, name);
  if (Array.isArray(wire[name])) return given.filter((address) => address !== '').map(picture);
  return schema instanceof z.ZodMiniOptional ? optionalPicture(given[0]) : picture(given[0] ?? '');
}

/** A translation with its names in camel case. */
function toTranslation(texts: object): object {
  return Object.fromEntries(
    Object.entries(texts)
      .filter(([name]) => name !== PICTURE_TEXTS)
      .map(([name, text]: [string, unknown]) => [camelCase(name), text]),
  );
}

/** The words for the pictures of an item, each with the absolute address of its picture. */
function toPictureTexts(wire: WithPictureTexts, { picture }: Addresses) {
  return pictureTextsOf(wire).map((text) => ({ ...text, picture: picture(text.picture) }));
}

/**
 * An item of the API as the site knows it: texts apart from the other fields, names in camel case, pictures
 * with absolute addresses, no links that lead to no web address.
 */
export function toItem<T extends ItemType>(
  type: T,
  wire: z.output<T['schema']>,
  addresses: Addresses,
): ItemOf<T>;
// The compiler cannot follow names through a loop: the tests compare what comes out with the model.
export function toItem(
  { schema, texts: textNames, unused, pictures, links }: ItemType,
  item: Wire & WithPictureTexts & Readonly<Record<string, unknown>>,
  addresses: Addresses,
): object {
  const { i18n, ...wire } = item;
  const texts: Record<string, unknown> = {};
  const others: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(schema.shape)) {
    if (name === 'i18n' || name === PICTURE_TEXTS || unused.includes(name)) continue;
    const key = camelCase(name);
    if (textNames.includes(name)) texts[key] = wire[name] ?? emptyText(field);
    else if (name in pictures) others[key] = toPictures(wire, name, field, addresses);
    else if (links.includes(name)) others[key] = webLink(stringsIn(wire, name)[0]);
    else others[key] = wire[name];
  }
  const translations = i18n && {
    ...(i18n.en && { en: toTranslation(i18n.en) }),
    ...(i18n.ja && { ja: toTranslation(i18n.ja) }),
  };
  return { ...others, texts, translations, pictureTexts: toPictureTexts(item, addresses) };
}
