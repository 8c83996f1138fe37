import type {
  AboutPage,
  Event,
  Graph,
  ItemList,
  Organization,
  Person,
  QuantitativeValue,
  SearchAction,
  Thing,
  VideoGame,
  WebSite,
  WithActionConstraints,
} from 'schema-dts';
import * as z from 'zod/mini';
import { localeFacts } from '../../config/locales';
import { href, type RouteName } from '../../routes';
import { SEARCH_PARAMETER } from '../../routes/table';
import { pageOgImage, pictureSchema } from './og-image';
import { accessTerms } from './access-terms';
import { libraryPageNames, partNames, type PageSource } from './page-source';
import {
  breadcrumbs,
  nonEmpty,
  itemList,
  libraryCrumb,
  MOST_LISTED,
  organization,
  pc,
  tonight,
  type Crumb,
} from './structured-data-parts';

/** Describes a page beyond its place on the site. */
type Describe = (page: PageSource) => readonly Thing[];

/** The site with its search, and who runs it. */
function home(page: PageSource): readonly Thing[] {
  const search = page.siteUrl + href('search', {}, pc(page));
  const potentialAction: WithActionConstraints<Exclude<SearchAction, string>> = {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${search}?${SEARCH_PARAMETER}={search_term_string}`,
    },
    'query-input': 'required name=search_term_string',
  };
  const site: WebSite = {
    '@type': 'WebSite',
    name: partNames(page).site,
    alternateName: partNames(page)['site-slogan'],
    url: page.canonical,
    inLanguage: localeFacts[page.locale].tag,
    potentialAction,
  };
  return [site, organization(page)];
}

const gameSchema = z.object({
  game: z.object({
    platforms: z.array(z.string()),
    players: z.nullish(z.object({ min: z.int(), max: z.int() })),
    access: z.nullable(z.object({ yes: z.array(z.string()), no: z.array(z.string()) })),
    releaseDate: z.nullish(z.string()),
    updatedAt: z.string(),
    text: z.object({
      name: z.string(),
      summary: z.string(),
      developer: z.string(),
      publisher: z.string(),
      tags: z.array(z.object({ label: z.string() })),
    }),
  }),
});

function maker(name: string): Organization | undefined {
  return name === '' ? undefined : { '@type': 'Organization', name };
}

function playersOf({
  min,
  max,
}: {
  readonly min: number;
  readonly max: number;
}): QuantitativeValue {
  const span = min === max ? { value: min } : { minValue: min, maxValue: max };
  return { '@type': 'QuantitativeValue', ...span };
}

function game(page: PageSource): readonly Thing[] {
  const { platforms, players, access, releaseDate, updatedAt, text } = gameSchema.parse(
    page.data,
  ).game;
  const described: VideoGame = {
    '@type': 'VideoGame',
    name: text.name,
    url: page.canonical,
    image: pageOgImage(page),
    dateModified: updatedAt,
    ...nonEmpty({
      description: text.summary,
      genre: text.tags.map(({ label }) => label),
      gamePlatform: platforms,
      numberOfPlayers: players ? playersOf(players) : undefined,
      datePublished: releaseDate,
      author: maker(text.developer),
      publisher: maker(text.publisher),
      ...(access && accessTerms(access)),
    }),
  };
  return [described, breadcrumbs(page, [libraryCrumb(page), [text.name]])];
}

const gameRolesSchema = z.object({
  game: z.object({
    gameId: z.string(),
    text: z.object({ name: z.string() }),
    roles: z.array(z.object({ roleId: z.string() })),
  }),
});

function gameRoles(page: PageSource): readonly Thing[] {
  const { gameId, text, roles } = gameRolesSchema.parse(page.data).game;
  const ofGame: Crumb = [text.name, href('game', { id: gameId }, pc(page))];
  return [
    itemList(roles.map(({ roleId }) => page.siteUrl + href('role', { id: roleId }, pc(page)))),
    breadcrumbs(page, [libraryCrumb(page), ofGame]),
  ];
}

const roleSchema = z.object({
  role: z.object({
    text: z.object({ name: z.string(), title: z.string() }),
    game: z.object({ gameId: z.string(), text: z.object({ name: z.string() }) }),
  }),
});

/** A role is a person, as the vocabulary has it: “alive, dead, undead, or fictional”. */
function role(page: PageSource): readonly Thing[] {
  const { text, game: of } = roleSchema.parse(page.data).role;
  const gameAddress = href('game', { id: of.gameId }, pc(page));
  const described: Person = {
    '@type': 'Person',
    name: text.name,
    url: page.canonical,
    image: pageOgImage(page),
    ...nonEmpty({ description: text.title }),
    subjectOf: { '@type': 'VideoGame', name: of.text.name, url: page.siteUrl + gameAddress },
  };
  return [
    described,
    breadcrumbs(page, [libraryCrumb(page), [of.text.name, gameAddress], [text.name]]),
  ];
}

const listSchema = z.object({
  list: z.object({
    tag: z.nullable(z.object({ label: z.string() })),
    games: z.array(z.object({ gameId: z.string() })),
  }),
});

function library(page: PageSource): readonly Thing[] {
  const { tag, games } = listSchema.parse(page.data).list;
  return [
    itemList(games.map(({ gameId }) => page.siteUrl + href('game', { id: gameId }, pc(page)))),
    breadcrumbs(page, [libraryCrumb(page), ...(tag === null ? [] : [[tag.label] as const])]),
  ];
}

function nameIndex(page: PageSource): readonly Thing[] {
  return [breadcrumbs(page, [libraryCrumb(page), [libraryPageNames(page)['index-title']]])];
}

function changes(page: PageSource): readonly Thing[] {
  return [breadcrumbs(page, [libraryCrumb(page), [libraryPageNames(page)['changes-title']]])];
}

const partnersSchema = z.object({
  allCharacter: z.object({
    nodes: z.array(
      z.object({
        characterId: z.string(),
        ogImage: z.nullable(z.string()),
        text: z.object({ name: z.string() }),
      }),
    ),
  }),
});

function partners(page: PageSource): readonly Thing[] {
  const { nodes } = partnersSchema.parse(page.data).allCharacter;
  const list: ItemList = {
    '@type': 'ItemList',
    itemListElement: nodes.slice(0, MOST_LISTED).map(({ characterId, ogImage, text }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      item: {
        '@type': 'Person',
        name: text.name,
        url: page.siteUrl + href('partnerDetail', { id: characterId }, pc(page)),
        ...(ogImage !== null && { image: page.siteUrl + ogImage }),
      },
    })),
  };
  return [list, breadcrumbs(page, [[partNames(page)['nav-partners']]])];
}

const activitySchema = z.object({
  allActivity: z.object({
    nodes: z.array(
      z.object({
        activityId: z.string(),
        startAt: z.string(),
        endAt: z.string(),
        ogImage: z.nullable(z.string()),
        cover: pictureSchema,
        text: z.object({ title: z.string(), summary: z.string() }),
      }),
    ),
  }),
});

/** Activities take place on the site and in games: online, whatever their story says. */
function activity(page: PageSource): readonly Thing[] {
  const { nodes } = activitySchema.parse(page.data).allActivity;
  const events = nodes.slice(0, MOST_LISTED).map((each): Event => {
    const url = `${page.canonical}#${each.activityId}`;
    return {
      '@type': 'Event',
      name: each.text.title,
      startDate: each.startAt,
      endDate: each.endAt,
      eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
      location: { '@type': 'VirtualLocation', url },
      ...nonEmpty({ description: each.text.summary }),
      ...(each.ogImage !== null && { image: page.siteUrl + each.ogImage }),
    };
  });
  return [...events, breadcrumbs(page, [[partNames(page)['nav-activity']]])];
}

function about(page: PageSource): readonly Thing[] {
  const described: AboutPage = {
    '@type': 'AboutPage',
    url: page.canonical,
    mainEntity: organization(page),
  };
  return [described, breadcrumbs(page, [[partNames(page)['nav-about']]])];
}

function accessibility(page: PageSource): readonly Thing[] {
  return [breadcrumbs(page, [[partNames(page)['nav-accessibility']]])];
}

/** Descriptions of the pages that search engines list, by route. */
const described: Partial<Readonly<Record<RouteName, Describe>>> = {
  ...{ home, about, accessibility, activity, partners, tonight },
  ...{ library, libraryPage: library, tag: library, tagPage: library },
  ...{ nameIndex, nameIndexPage: nameIndex, changes },
  ...{ game, gameRoles, role },
};

/**
 * Describes a page to machines in the vocabulary of schema.org, as JSON-LD
 * (https://www.w3.org/TR/json-ld11/#embedding-json-ld-in-html-documents). Both layouts tell the same.
 * @returns undefined for pages that search engines do not list
 * @throws Error when the query of a template no longer returns what is told
 */
export function structuredData(page: PageSource): Graph | undefined {
  const things = described[page.route]?.(page);
  return things && { '@context': 'https://schema.org', '@graph': things };
}
