import path from 'node:path';
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
import { hostileItem } from '../../contract/testing/hostile-items';
import { hostileText } from '../../contract/testing/hostile-texts';
import { lineSchema } from '../../contract/texts';
import { LOCALES } from '../../config/locales';
import { carryQuery, href, matchRoute, placePath } from '../../routes';
import { tagSlug } from '../../routes/tag-slug';
import { BuildFaults } from './faults';
import { neededPictures } from './pictures/needed-pictures';
import { pictureKey } from './pictures/picture-kinds';
import { placeholder } from './pictures/placeholder';
import { activityCalendars } from './outputs/calendars/activity-calendars';
import { sitemapPages } from './outputs/discovery/sitemap';
import { lastModifiedIn } from './pages/last-modified';
import { pageSpecs, preparePages } from './page-specs';
import { updateLog } from './sources/changes/change-log';
import { recentChanges } from './sources/changes/recent-changes';
import { createAddresses } from './sources/addresses';
import { readDiscoveryStrings, type DiscoveryStrings } from './sources/discovery-strings';
import { toGame } from './sources/games';
import { tagFaults } from './sources/integrity-checks';
import { toItem } from './sources/item-mapper';
import { activityType, bannerType, characterType, type Library } from './sources/model';
import { itemChangesFile } from './outputs/item-changes/item-changes-file';
import { filterFiles } from './outputs/library-filter/filter-files';
import { filterGames } from './outputs/library-filter/filter-games';
import { openPronunciations } from './pronunciations/pronunciations';
import { prepareSearchIndexes } from './search-index/index-rows';
import { readGameChoiceWords } from './sources/game-choice';
import { gamesByName } from './sources/name-index/name-index';
import { libraryNodes } from './sources/nodes';
import { toRole } from './sources/roles';
import { checkAt } from './sources/wire-faults';
import { isReachable, unfitIn } from './testing/sound-build';
import { renderLibrary } from './texts/render-library';
import { noLineCache } from '../../node/line-cache';
import { checkProperty } from '../../testing/check-property';

/** How many items are thrown at the build; see this room's README. */
const ITEMS = Number(process.env.OUTSIDE_ITEMS ?? 300);
const KINDS = 5;

const addresses = createAddresses('https://api.example');

const wire = {
  game: hostileItem(gameDetailSchema),
  role: hostileItem(roleDetailSchema),
  character: hostileItem(characterSchema),
  activity: hostileItem(activitySchema),
  banner: hostileItem(bannerSchema),
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

let strings: DiscoveryStrings;
beforeAll(async () => {
  strings = await readDiscoveryStrings(path.resolve('content', 'locales'));
});

test('whatever the API sends is a fault with a place, or can be made into nodes, pages and calendars', async () => {
  const choiceWords = await readGameChoiceWords('content');
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
      const indexes = prepareSearchIndexes(library, LOCALES, readings, new Map(pictures));
      // All of it has come since the last build.
      const changeLog = updateLog({ seen: new Map(), entries: [] }, library);
      const nodes = libraryNodes(library, texts, {
        pictures: new Map(pictures),
        ogImages: new Map(),
        words: new Map(),
        notebooks: new Map(),
        choiceWords,
        byName,
        changes: recentChanges(library, changeLog, strings),
      });
      const told = LOCALES.map((locale) =>
        itemChangesFile({ library, changeLog }, strings[locale].changes, locale),
      );
      shown += nodes.length;
      expect(nodes).toHaveLength(new Set(nodes.map((node) => node.id)).size);
      expect(unfitIn([nodes, told, pages, calendars, listed, [...indexes.values()]])).toBeNull();
      for (const locale of LOCALES) {
        const filter = filterGames(library.games, byName, new Map(pictures), choiceWords, locale);
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

const fitText = hostileText.filter((text) => lineSchema.safeParse(text).success);

test('addresses, slugs and queries take any text that the contract lets through', () => {
  checkProperty(
    fc.property(fitText, fitText, (one, other) => {
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
