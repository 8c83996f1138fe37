import fc from 'fast-check';
import type * as z from 'zod/mini';
import {
  activitySchema,
  bannerSchema,
  gameDetailSchema,
  roleDetailSchema,
} from '../../contract/library';
import { facetsSchema, filterFileSchema } from '../../contract/library-filter';
import { characterSchema } from '../../contract/partners';
import { LOCALES } from '../../config/locales';
import { carryQuery, href, matchRoute, placePath } from '../../routes';
import { tagSlug } from '../../routes/tag-slug';
import { BuildFaults } from './faults';
import type { GatsbyPage } from './pages/page-factory';
import { neededPictures } from './pictures/needed-pictures';
import { pictureKey } from './pictures/picture-kinds';
import { placeholder } from './pictures/placeholder';
import { activityCalendars } from './outputs/calendars/activity-calendars';
import { sitemapPages } from './outputs/discovery/sitemap';
import { lastModifiedIn } from './pages/last-modified';
import { pageSpecs, preparePages } from './page-specs';
import { createAddresses } from './sources/addresses';
import { toGame } from './sources/games';
import { tagFaults } from './sources/integrity-checks';
import { toItem } from './sources/item-mapper';
import { activityType, bannerType, characterType, type Library } from './sources/model';
import { filterFiles } from './outputs/library-filter/filter-files';
import { filterGames } from './outputs/library-filter/filter-games';
import { openPronunciations } from './pronunciations/pronunciations';
import { prepareSearchIndexes } from './search-index/index-rows';
import { gamesByName } from './sources/name-index/name-index';
import { libraryNodes } from './sources/nodes';
import { toRole } from './sources/roles';
import { checkAt } from './sources/wire-faults';
import { renderLibrary } from './texts/render-library';
import { noLineCache } from '../../node/line-cache';
import { checkProperty } from '../../testing/check-property';

/** How many items are thrown at the build; see this room's README. */
const ITEMS = Number(process.env.OUTSIDE_ITEMS ?? 2_000);
const KINDS = 5;

const addresses = createAddresses('https://api.example');

/** Parts of Markdown, and characters that no text should hold. */
const token = fc.constantFrom(
  ...['*', '**', '_', '`', '```\n', '[', ']', '](', '![', '<', '<!--', '>', '- ', '1. ', '# '],
  ...['\n', '\n\n', '\r', '\t', '    ', '|', '---\n', '&', '\\', '[a]: /b\n', '[a](/activity/)'],
  ...['中', 'a ', '🎮', '\u202e', '\u200d', '\ufffd', '//', '..', '%', '%E0', '?a=b', '#c'],
);
const poison = fc.constantFrom('\ud83d', '\udfae', '\0', '\u001b[2J', '\uffff', '\u0085');
const anyText = fc.oneof(
  { weight: 12, arbitrary: fc.array(token, { maxLength: 12 }).map((parts) => parts.join('')) },
  { weight: 6, arbitrary: fc.string({ unit: 'grapheme', maxLength: 60 }) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(token, fc.integer({ min: 1, max: 300 }))
      .map(([part, times]) => part.repeat(times)),
  },
);
/** Mostly sound: an item in which everything is broken shows nothing but its first fault. */
const text = fc.oneof(
  { weight: 200, arbitrary: anyText },
  { weight: 1, arbitrary: fc.tuple(anyText, poison).map(([a, b]) => a + b) },
  {
    weight: 1,
    arbitrary: fc.string({ unit: fc.nat(0xffff).map((unit) => String.fromCharCode(unit)) }),
  },
);
const name = fc.tuple(fc.constant('名'), text).map(([a, b]) => a + b);
const id = fc.oneof(
  { weight: 9, arbitrary: fc.stringMatching(/^[A-Za-z0-9_-]{1,64}$/) },
  // Words that the build itself uses.
  { weight: 1, arbitrary: fc.constantFrom('list', 'gamelist') },
);
const tags = fc.array(text, { maxLength: 4 });
const picture = fc.oneof(
  text,
  text.map((path) => `https://cdn.example/${path}`),
);
const time = fc
  .date({ noInvalidDate: true, min: new Date('0001-01-01'), max: new Date('9999-12-31') })
  .map((date) => date.toISOString());

/** Fields of an item, any of which may be left out or be anything at all. */
function itemOf(fields: Record<string, fc.Arbitrary<unknown>>, texts: readonly string[]) {
  const spoilt = (field: fc.Arbitrary<unknown>) =>
    fc.oneof({ weight: 300, arbitrary: field }, { weight: 1, arbitrary: fc.jsonValue() });
  const shape = (names: readonly string[]) =>
    Object.fromEntries(names.map((each) => [each, spoilt(fields[each] ?? text)]));
  const translation = fc.record(shape(texts), { requiredKeys: [] });
  const i18n = fc.record({ en: translation, ja: translation }, { requiredKeys: [] });
  return fc.record({ ...shape(Object.keys(fields)), i18n: spoilt(i18n) });
}

const section = fc.record({ title: text, body: text });
const skill = fc.record({ name: text, description: text, icon: picture });
const count = fc.nat();
const wire = {
  game: itemOf(
    {
      ...{ id, name, cover: picture, icon: picture, banner: picture, tags, summary: text },
      ...{ role_count: count, updated_at: time, developer: text, publisher: text },
      ...{ release_date: time.map((each) => each.slice(0, 10)), platforms: tags },
      ...{ checked_on: time.map((each) => each.slice(0, 10)), game_version: text },
      ...{ description: text, sections: fc.array(section, { maxLength: 3 }) },
      ...{
        gallery: fc.array(picture, { maxLength: 3 }),
        related_ids: fc.array(id, { maxLength: 3 }),
      },
      character_id: id,
    },
    ['name', 'tags', 'summary', 'developer', 'description', 'sections'],
  ),
  role: itemOf(
    {
      ...{ id, game_id: id, name, title: text, avatar: picture, tags, updated_at: time },
      ...{ portrait: picture, rarity: fc.integer({ min: 1, max: 6 }), description: text },
      ...{ story: text, skills: fc.array(skill, { maxLength: 3 }) },
      attributes: fc.array(fc.record({ label: text, value: text }), { maxLength: 3 }),
    },
    ['name', 'title', 'tags', 'skills', 'description', 'story', 'attributes'],
  ),
  character: itemOf(
    {
      ...{ id, name, avatar: picture, figure: picture, slogan: text, description: text, tags },
      ...{ game_ids: fc.array(id, { maxLength: 3 }), greeting: text, chat_count: count },
    },
    ['name', 'slogan', 'description', 'tags', 'greeting'],
  ),
  activity: itemOf(
    {
      ...{ id, title: name, cover: picture, summary: text, body: text },
      ...{ start_at: time, end_at: time, link: picture },
    },
    ['title', 'summary', 'body'],
  ),
  banner: itemOf({ id, title: name, image: picture, link: picture }, ['title']),
};

/** An item as the contract has it, or nothing; then each fault must have a place and say what was expected. */
function parsed<S extends z.ZodMiniType>(schema: S, value: unknown): z.output<S>[] {
  const checked = checkAt('item', schema, JSON.parse(JSON.stringify(value)));
  if (checked.ok) return [checked.data];
  for (const { where, what } of checked.faults) {
    expect(where).toMatch(/^item(, field [^\n]+)?$/);
    expect(what).toMatch(/expected [\s\S]*, got /);
  }
  expect(new BuildFaults('', checked.faults).message.split('\n').length).toBeLessThan(53);
  return [];
}

/** Calls a step of the build, which may give up with faults and in no other way. */
function unlessFaulty<T>(step: () => T): T | undefined {
  try {
    return step();
  } catch (error) {
    if (!(error instanceof BuildFaults)) throw error;
    for (const { where } of error.faults) expect(where).toMatch(/^[a-z]+ [\w-]+, field /);
    return undefined;
  }
}

/** True when a page has an address that leads to it, and folders that a file system takes. */
function isReachable({ path, context }: GatsbyPage): boolean {
  const parts = path.split('/');
  return (
    matchRoute(encodeURI(path))?.name === context.route &&
    parts.every((part) => part !== '..' && Buffer.byteLength(part) <= 255)
  );
}

function expectSound(made: unknown): void {
  expect(/\p{Cs}|\0/u.test(JSON.stringify(made))).toBe(false);
  expect(/\\u(?:d[89a-f]|00)/.test(JSON.stringify(made).replaceAll('\\\\', ''))).toBe(false);
}

test('whatever the API sends is a fault with a place, or can be made into nodes, pages and calendars', () => {
  let shown = 0;
  checkProperty(
    fc.property(fc.record(wire), (each) => {
      // The pull itself finds tags that share an address.
      const games = parsed(gameDetailSchema, each.game).filter(
        (game) => tagFaults([game]).length === 0,
      );
      const roles = parsed(roleDetailSchema, each.role);
      const characters = parsed(characterSchema, each.character);
      const activities = parsed(activitySchema, each.activity);
      const banners = parsed(bannerSchema, each.banner);
      const roleIds = roles.map((role) => role.id);
      const library: Library = {
        games: games.map((game) => toGame(game, roleIds, addresses)),
        roles: roles.map((role) => toRole(role, addresses)),
        characters: characters.map((item) => toItem(characterType, item, addresses)),
        homeCharacterIds: [],
        activities: activities.map((item) => toItem(activityType, item, addresses)),
        banners: banners.map((item) => toItem(bannerType, item, addresses)),
      };
      const texts = unlessFaulty(() => renderLibrary(library, noLineCache, () => undefined));
      if (!texts) return;
      const places = { things: [], lanterns: [] };
      const content = { legal: [], heroPlaces: { pc: places, m: places } };
      const specs = pageSpecs(library, content);
      const pages = preparePages(specs, LOCALES);
      const readings = openPronunciations();
      const byName = gamesByName(library.games, readings);
      const listed = sitemapPages(specs, lastModifiedIn(library, byName));
      const build = { siteUrl: 'https://site.example', locales: LOCALES };
      const calendars = library.activities.flatMap((activity) =>
        activityCalendars(activity, build),
      );
      const pictures = neededPictures(library).map(
        (needed) => [pictureKey(needed), placeholder(needed.kind)] as const,
      );
      const indexes = prepareSearchIndexes(library, LOCALES, readings);
      const nodes = libraryNodes(library, texts, {
        pictures: new Map(pictures),
        ogImages: new Map(),
        words: new Map(),
        byName,
      });
      shown += nodes.length;
      expect(nodes).toHaveLength(new Set(nodes.map((node) => node.id)).size);
      expectSound([nodes, pages, calendars, listed, [...indexes.values()]]);
      for (const locale of LOCALES) {
        const filter = filterGames(library.games, byName, new Map(pictures), locale);
        for (const { address, text } of filterFiles(filter)) {
          expect(decodeURIComponent(address)).not.toMatch(/\/\.|[\0\\]/);
          const schema = address.includes('/facets.') ? facetsSchema : filterFileSchema;
          schema.parse(JSON.parse(text));
        }
      }
      expect(pages.filter((page) => !isReachable(page))).toEqual([]);
    }),
    { numRuns: Math.ceil(ITEMS / KINDS) },
  );
  // Items that all fail at the contract would say nothing of what comes behind it.
  expect(shown).toBeGreaterThan(ITEMS / 2);
});

test('addresses, slugs and queries take any text that the contract lets through', () => {
  checkProperty(
    fc.property(anyText, anyText, (one, other) => {
      const address = href('tag', { tag: tagSlug(one) }, { locale: 'en', variant: 'm' });
      expect(placePath(address)).toMatchObject({ locale: 'en', variant: 'm' });
      expect(() => matchRoute(`/${one}`)).not.toThrow();
      const carried = carryQuery(`?${one}`, `?${other}`);
      for (const [key, value] of new URLSearchParams(`?${other}`)) {
        expect(new URLSearchParams(carried).getAll(key)).toContain(value);
      }
    }),
    { numRuns: ITEMS },
  );
});
