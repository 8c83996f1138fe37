import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../../../../config/locales';
import { translate } from '../../../../contract';
import { stringsIn, type ItemType } from '../item-type';
import { gameType, roleType, type Game, type Role } from '../model';

/** A game or a role, and which of both. */
export type ChangingItem =
  | { readonly kind: 'game'; readonly item: Game }
  | { readonly kind: 'role'; readonly item: Role };

const digestsSchema = z.record(z.string(), z.string());

const textDigestsSchema = z.object({
  /** Digests of texts by field. */
  fields: digestsSchema,
  /** Sections of a game, or skills of a role: digest of the title, then digest of what stands under it. */
  parts: z.array(z.string()),
});

/** Digests of what a language shows. */
export type TextDigests = z.infer<typeof textDigestsSchema>;

/** Digests of all that pages show of an item, part by part. */
const itemDigestsSchema = z.object({
  /** Facts that are alike in each language, by field. */
  facts: digestsSchema,
  /** Pictures by field. */
  pictures: z.record(z.string(), z.array(z.string())),
  /** Texts by language; a language that shows what Chinese pages show is left out. */
  texts: z.partialRecord(z.enum(LOCALES), textDigestsSchema),
});

export type ItemDigests = z.infer<typeof itemDigestsSchema>;

/** Reads digests that an earlier build wrote; undefined when they have another form. */
export function parseDigests(json: string): ItemDigests | undefined {
  try {
    return itemDigestsSchema.parse(JSON.parse(json));
  } catch {
    return undefined;
  }
}

/** Length of a digest: 48 bits, for comparing a part with what the same part was. */
export const DIGEST_LENGTH = 8;

/** Fields that are no part of a page, or that other items decide; words for a picture are no news of the game. */
const LEFT_OUT: ReadonlySet<string> = new Set([
  ...['id', 'updatedAt', 'texts', 'translations', 'pictureTexts', 'aliases', 'otherNames'],
  ...['gameId', 'roleIds', 'relatedIds', 'characterId'],
]);

/** Digests a value that JSON can hold; an absent one is empty. */
export function digestOf(value: unknown): string {
  if (value === undefined) return '';
  const hash = createHash('sha256').update(JSON.stringify(value));
  return hash.digest('base64url').slice(0, DIGEST_LENGTH);
}

/** Digests the address of a picture without its host: a library that moves has no other pictures. */
export function pictureDigest(address: string): string {
  return digestOf(address.replace(/^[a-z]+:\/\/[^/]+/i, ''));
}

function digestFields(fields: object, isWanted: (name: string) => boolean): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([name]) => isWanted(name))
      .map(([name, value]: [string, unknown]) => [name, digestOf(value)]),
  );
}

/** Titles and digests of the sections of a game, or of the skills of a role, in a language. */
function partsIn({ kind, item }: ChangingItem, locale: Locale) {
  if (kind === 'game') {
    const { sections } = translate(item.texts, item.translations, locale).texts;
    return sections.map(({ title, body }) => ({ title, digest: digestOf(body) }));
  }
  const { skills } = translate(item.texts, item.translations, locale).texts;
  return skills.map(({ name, description }, at) => {
    // Translated skills have no icons of their own.
    const icon = item.texts.skills[at]?.icon ?? '';
    return { title: name, digest: digestOf([description, pictureDigest(icon)]) };
  });
}

function textDigests(changing: ChangingItem, locale: Locale): TextDigests {
  const { kind, item } = changing;
  const texts =
    kind === 'game'
      ? translate(item.texts, item.translations, locale).texts
      : translate(item.texts, item.translations, locale).texts;
  return {
    fields: digestFields(texts, (name) => name !== 'sections' && name !== 'skills'),
    parts: partsIn(changing, locale).map(({ title, digest }) => digestOf(title) + digest),
  };
}

/** Digests all that the pages of an item show, in each language. */
export function itemDigests(changing: ChangingItem): ItemDigests {
  const { kind, item } = changing;
  const type: ItemType = kind === 'game' ? gameType : roleType;
  const chinese = textDigests(changing, DEFAULT_LOCALE);
  const others = LOCALES.filter((locale) => locale !== DEFAULT_LOCALE)
    .map((locale) => [locale, textDigests(changing, locale)] as const)
    .filter(([, digests]) => JSON.stringify(digests) !== JSON.stringify(chinese));
  return {
    facts: digestFields(item, (name) => !LEFT_OUT.has(name) && !(name in type.pictures)),
    pictures: Object.fromEntries(
      Object.keys(type.pictures).map((name) => [name, stringsIn(item, name).map(pictureDigest)]),
    ),
    texts: { [DEFAULT_LOCALE]: chinese, ...Object.fromEntries(others) },
  };
}

/** Selects the digests of what a language shows. */
export function textsIn({ texts }: ItemDigests, locale: Locale): TextDigests {
  return texts[locale] ?? texts[DEFAULT_LOCALE] ?? { fields: {}, parts: [] };
}
