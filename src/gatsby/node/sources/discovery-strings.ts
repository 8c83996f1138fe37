import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import { LOCALES, type Locale } from '../../../config/locales';

const titledSchema = z.object({ title: z.string(), description: z.string() });

/** The form for one of something, which not every language has. */
const one = z.optional(z.string());

/** Words of a game's page that its file to take along repeats. */
const gamePageWords = {
  facts: z.string(),
  developer: z.string(),
  publisher: z.string(),
  released: z.string(),
  platforms: z.string(),
  players: z.string(),
  session: z.string(),
  moods: z.string(),
  'checked-for': z.string(),
  version: z.string(),
  checked: z.string(),
  updated: z.string(),
  contents: z.string(),
  introduction: z.string(),
  gallery: z.string(),
  'gallery-picture': z.string(),
  roles: z.string(),
  rarity: z.string(),
  skills: z.string(),
};

const schemas = {
  discovery: z.object({
    'feed-title': z.string(),
    'feed-subtitle': z.string(),
    summary: z.string(),
    'machine-files': z.string(),
    sitemap: z.string(),
    'pictures-in-words': z.string(),
    'back-to-game': z.string(),
    'offline-save': z.string(),
    'offline-made': z.string(),
    'offline-latest': z.string(),
  }),
  changes: z.object({
    'new-game': z.string(),
    'new-role': z.string(),
    page: z.string(),
    'section-new_one': one,
    'section-new_other': z.string(),
    'section-revised_one': one,
    'section-revised_other': z.string(),
    'sections-rearranged': z.string(),
    'sections-translated': z.string(),
    'skill-new_one': one,
    'skill-new_other': z.string(),
    'skill-revised_one': one,
    'skill-revised_other': z.string(),
    skills: z.string(),
    'skills-rearranged': z.string(),
    'skills-translated': z.string(),
    'role-new_one': one,
    'role-new_other': z.string(),
    'role-revised_one': one,
    'role-revised_other': z.string(),
    introduction: z.string(),
    story: z.string(),
    attributes: z.string(),
    'pictures-new_one': one,
    'pictures-new_other': z.string(),
    pictures: z.string(),
    checked: z.string(),
    'checked-again': z.string(),
    roles: z.string(),
    facts: z.string(),
    quoted: z.string(),
    more_one: one,
    more_other: z.string(),
  }),
  common: z.object({ 'site-name': z.string(), 'site-slogan': z.string() }),
  home: titledSchema,
  library: z.extend(titledSchema, {
    'role-title': z.string(),
    'roles-title': z.string(),
    'roles-description': z.string(),
    'title-tag': z.string(),
    'title-tag-page': z.string(),
    'description-tag': z.string(),
    ...gamePageWords,
  }),
  game: z.object({
    access: z.string(),
    'access-yes': z.string(),
    'access-no': z.string(),
    'access-unknown': z.string(),
    'access-none': z.string(),
    'access-checked': z.string(),
  }),
  partner: titledSchema,
  activity: titledSchema,
  search: titledSchema,
  'library-pages': z.object({ 'shelf-title': z.string() }),
};

type InOneLanguage = { readonly [N in keyof typeof schemas]: z.infer<(typeof schemas)[N]> };

/** The strings that files for machines say of the site, by language and namespace. */
export type DiscoveryStrings = Readonly<Record<Locale, InOneLanguage>>;

/** The strings that tell what has changed, in one language. */
export type ChangeStrings = InOneLanguage['changes'];

/**
 * Reads the strings that files for machines say of the site.
 * @param root the folder of the strings, with a folder for each language
 * @throws Error when a string is missing
 */
export async function readDiscoveryStrings(root: string): Promise<DiscoveryStrings> {
  const read = async (locale: Locale, name: keyof typeof schemas): Promise<unknown> =>
    JSON.parse(await readFile(path.join(root, locale, `${name}.json`), 'utf8'));
  const inLanguage = async (locale: Locale): Promise<InOneLanguage> => ({
    discovery: schemas.discovery.parse(await read(locale, 'discovery')),
    changes: schemas.changes.parse(await read(locale, 'changes')),
    common: schemas.common.parse(await read(locale, 'common')),
    home: schemas.home.parse(await read(locale, 'home')),
    library: schemas.library.parse(await read(locale, 'library')),
    game: schemas.game.parse(await read(locale, 'game')),
    partner: schemas.partner.parse(await read(locale, 'partner')),
    activity: schemas.activity.parse(await read(locale, 'activity')),
    search: schemas.search.parse(await read(locale, 'search')),
    'library-pages': schemas['library-pages'].parse(await read(locale, 'library-pages')),
  });
  const [zh, en, ja] = LOCALES;
  return { zh: await inLanguage(zh), en: await inLanguage(en), ja: await inLanguage(ja) };
}
