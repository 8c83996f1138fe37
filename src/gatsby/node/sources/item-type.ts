import type * as z from 'zod/mini';
import type { Translations } from '../../../contract';
import type { PictureText } from '../../../contract/describe-picture';
import type { PictureKind } from '../pictures/picture-kinds';

type Translation = z.ZodMiniOptional<z.ZodMiniObject>;

/** An item in the contract: its fields, and in `i18n` those of them that are translated, the texts. */
type ItemSchema = z.ZodMiniObject<
  z.core.$ZodShape & {
    id: z.core.$ZodType<string>;
    i18n: z.ZodMiniOptional<z.ZodMiniObject<{ en: Translation; ja: Translation }>>;
  }
>;

/** An item as it comes over the wire. */
export interface Wire {
  readonly i18n?:
    | { readonly en?: object | undefined; readonly ja?: object | undefined }
    | undefined;
}

/** The words for the pictures of an item: they belong to the pictures, and are no texts of its own. */
export const PICTURE_TEXTS = 'picture_texts';

type TextName<W extends Wire> = Exclude<
  keyof W & keyof NonNullable<NonNullable<W['i18n']>['en']>,
  typeof PICTURE_TEXTS
>;
type OtherName<W extends Wire> = Exclude<
  keyof W & string,
  TextName<W> | typeof PICTURE_TEXTS | 'i18n'
>;

/** A field that holds ids of items, and the GraphQL field that shows those items. */
interface Reference {
  readonly field: string;
  readonly to: ItemType['name'];
}

/** Facts about the fields of an item that the contract does not say. Names are those of the wire. */
interface Special<W extends Wire, Unused extends OtherName<W>> {
  /** Fields that the site leaves out. */
  readonly unused?: readonly Unused[];
  /** Addresses of pictures: absolute in the model, and the pictures themselves in nodes and GraphQL. */
  readonly pictures: Partial<Readonly<Record<OtherName<W>, PictureKind>>>;
  /** Fields whose pictures are looked at: the build asks for a line that stands for each, or for a description besides. */
  readonly described?: Partial<Readonly<Record<OtherName<W>, 'line' | 'description'>>>;
  /** Links: left out where they lead to no web address. */
  readonly links?: readonly OtherName<W>[];
  /** Texts in Markdown, and the GraphQL field that shows each as HTML. */
  readonly markdown?: Partial<Readonly<Record<TextName<W>, string>>>;
  readonly references?: Partial<Readonly<Record<OtherName<W>, Reference>>>;
}

/** A kind of item: what the contract says about it, and what is special about some of its fields. */
export interface ItemType<S extends ItemSchema = ItemSchema, Unused extends string = string> {
  readonly name: 'Game' | 'Role' | 'Character' | 'Activity' | 'Banner';
  readonly schema: S;
  /** The fields that are translated. */
  readonly texts: readonly string[];
  readonly unused: readonly Unused[];
  readonly pictures: Readonly<Record<string, PictureKind>>;
  readonly described: Readonly<Record<string, 'line' | 'description'>>;
  readonly links: readonly string[];
  readonly markdown: Readonly<Record<string, string>>;
  readonly references: Readonly<Record<string, Reference>>;
}

/** The entries that are there, of a table that need not have any. */
function entriesOf<T>(table: Readonly<Record<string, T | undefined>> = {}): Record<string, T> {
  return Object.fromEntries(
    Object.entries(table).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}

/** Describes a kind of item. Its mapper, nodes, GraphQL types and resolvers follow from the description. */
export function itemType<S extends ItemSchema, Unused extends OtherName<z.output<S>> = never>(
  name: ItemType['name'],
  schema: S,
  special: Special<z.output<S>, Unused>,
): ItemType<S, Unused> {
  const translation = schema.shape.i18n.def.innerType.shape.en.def.innerType;
  return {
    name,
    schema,
    texts: Object.keys(translation.shape).filter((text) => text !== PICTURE_TEXTS),
    unused: special.unused ?? [],
    pictures: entriesOf(special.pictures),
    described: entriesOf(special.described),
    links: special.links ?? [],
    markdown: entriesOf(special.markdown),
    references: entriesOf(special.references),
  };
}

/** The id of a node: stable over builds, so that a rebuild touches only what changed. */
export function nodeId(type: ItemType['name'], id: string): string {
  return `${type.toLowerCase()} ${id}`;
}

/** `updated_at` on the wire is `updatedAt` in the model, in nodes and in GraphQL. */
export function camelCase(name: string): string {
  return name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

type CamelCase<Name> = Name extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Name;

/** The texts of an item in one language; what is absent on the wire is empty. */
type TextsOf<W extends Wire> = {
  readonly [K in TextName<W> as CamelCase<K>]: Readonly<Exclude<W[K], undefined>>;
};

type Item<W extends Wire, Unused> = {
  /** Texts in Chinese. */
  readonly texts: TextsOf<W>;
  readonly translations?: Translations<TextsOf<W>> | undefined;
  /** Words for its pictures, by their absolute addresses. */
  readonly pictureTexts: readonly PictureText[];
} & {
  readonly [
    K in keyof W as K extends Exclude<OtherName<W>, Unused> ? CamelCase<K> : never
  ]: Readonly<W[K]>;
};

/** An item of a type as the site knows it: its texts, and beside them all other fields, named in camel case. */
export type ItemOf<T extends ItemType> =
  T extends ItemType<infer S, infer Unused> ? Item<z.output<S>, Unused> : never;

/** The strings in a field of an item that may hold none, one or a list: ids, addresses of pictures. */
export function stringsIn(item: object, field: string): string[] {
  const value: unknown = Reflect.get(item, field);
  return [value].flat().filter((each) => typeof each === 'string');
}
