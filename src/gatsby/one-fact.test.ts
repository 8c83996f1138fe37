import { readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import * as z from 'zod/mini';
import { readEnvironment } from '../config/environment';
import { LOCALES, type Locale } from '../config/locales';
import { formatDay } from '../i18n/dates';
import { filesBelow } from '../node/files-below';
import { lineLog } from '../node/log-line';
import { pagePath } from '../routes';
import { sampled } from '../testing/check-property';
import { tempFolder } from '../testing/temp-folder';
import { valueAt } from '../testing/value-at';
import { toPageSource } from './ssr/page-source';
import { structuredData } from './ssr/structured-data';
import type { BuildInput } from './node/build-input';
import { ogSubjects } from './node/og-images/og-subjects';
import { PICTURES_PATH } from '../routes/pictures-path';
import { neededPictures } from './node/pictures/needed-pictures';
import { pictureKey } from './node/pictures/picture-kinds';
import { readInput } from './node/read-input';
import { pullLibrary } from './node/sources/pull-library';
import { startFaultyApi, type FaultyApi } from './node/sources/testing/faulty-api';
import { smallLibrary, type Item } from './node/sources/testing/small-library';
import {
  gameFields,
  ITEMS,
  roleFields,
  type FieldValue,
  type Surface,
} from './node/testing/changed-facts';

const surfaces: readonly Surface[] = [
  ...(['page', 'search', 'filter', 'feed', 'json-ld', 'preview', 'redirects', 'aids'] as const),
];

/** Time at which an editor changes them. */
const LATER = '2026-11-21T08:00:00Z';

/** Number of facts that are changed at once. */
const FACTS = 100;

/** A field of a game or a role. */
interface Fact {
  readonly type: 'game' | 'role';
  /** The place of the item in its list. */
  readonly at: number;
  readonly field: string;
  readonly values: (number: number) => FieldValue;
}

const places = Array.from({ length: ITEMS }, (_, at) => at);
const facts: readonly Fact[] = places.flatMap((at) => [
  ...Object.entries(gameFields).map(([field, values]) => ({
    ...{ type: 'game' as const, at, field, values },
  })),
  ...Object.entries(roleFields).map(([field, values]) => ({
    ...{ type: 'role' as const, at, field, values },
  })),
]);

let api: FaultyApi;
const folders = {
  content: path.resolve('content'),
  static: path.resolve('static'),
  data: tempFolder(),
};
beforeAll(async () => {
  api = await startFaultyApi(smallLibrary(ITEMS, 1));
  const [character] = api.library.characters;
  api.library.characters.push({ ...character, id: 'c2', name: '第二位' });
});
afterAll(() => api.close());

function itemOf({ type, at }: Pick<Fact, 'type' | 'at'>): Item {
  const item = api.library[type === 'game' ? 'games' : 'roles'][at];
  if (!item) throw new Error(`There is no ${type} ${String(at)}`);
  return item;
}

const textsSchema = z.catch(z.record(z.string(), z.unknown()), {});

/** Gives a field of an item another value, as an editor would. */
function change(fact: Fact, { value, translations }: FieldValue, time: string): void {
  const item = itemOf(fact);
  item[fact.field] = value;
  item.updated_at = time;
  if (!translations) return;
  const inLanguage = (locale: 'en' | 'ja') => ({
    ...textsSchema.parse(valueAt(item, `i18n.${locale}`)),
    [fact.field]: translations[locale],
  });
  item.i18n = { en: inLanguage('en'), ja: inLanguage('ja') };
}

const pictureTextsSchema = z.catch(z.array(z.record(z.string(), z.unknown())), []);

/** Puts the addresses of pictures to their words, as an editor does who changes a picture. */
function placePictureTexts(): void {
  for (const item of [...api.library.games, ...api.library.roles]) {
    const picture = item.cover ?? item.avatar;
    item.picture_texts = pictureTextsSchema
      .parse(item.picture_texts)
      .map((text) => ({ ...text, picture }));
  }
}

/** Words of a build by surface: of each item where a surface has a part of its own for it. */
interface Built {
  readonly of: (fact: Fact, surface: Surface) => string;
  readonly all: string;
}

function nodeOf({ nodes }: BuildInput, id: string): Readonly<Record<string, unknown>> {
  const node = nodes.find((each) => each.id === id);
  if (!node) throw new Error(`There is no node ${id}`);
  return node.fields;
}

/** Returns what the page of an item gets from its query in a language. */
function dataOf(input: BuildInput, id: string, locale: Locale): Record<string, unknown> {
  const fields = nodeOf(input, id);
  const text = valueAt(fields, `text.${locale}`);
  return { ...fields, text, ogImage: valueAt(fields, `ogImage.${locale}`) ?? null };
}

function stringsIn(locale: Locale) {
  const edges = ['common', 'library-pages'].map((ns) => {
    const data = readFileSync(path.join('content', 'locales', locale, `${ns}.json`), 'utf8');
    return { node: { ns, language: locale, data } };
  });
  return { edges };
}

/** Tells what machines read of an item on its page, in every language. */
function toldToMachines(input: BuildInput, type: Fact['type'], id: string): string {
  const graphs = LOCALES.map((locale) => {
    const item = dataOf(input, `${type} ${id}`, locale);
    const game = type === 'role' ? dataOf(input, `game ${String(item.gameId)}`, locale) : undefined;
    const pathname = pagePath(type, { id }, { locale, variant: 'pc' });
    const data = { locales: stringsIn(locale), [type]: { ...item, game } };
    const page = toPageSource(pathname, { data }, 'https://site.example');
    if (!page) throw new Error(`${pathname} is no page`);
    return structuredData(page);
  });
  return JSON.stringify(graphs);
}

const log = lineLog({ warn: () => undefined, info: () => undefined });

/** Titles and lines of the pictures for link previews, by the id of their node. */
async function previews(): Promise<Map<string, string>> {
  const { library } = await pullLibrary({
    ...{
      baseUrl: api.baseUrl,
      cacheDir: path.join(folders.data, 'pulled'),
      log,
      losses: undefined,
    },
    lastBuildFile: path.join(folders.data, 'none.json'),
  });
  // As if every picture had been encoded: only what is written beneath it is looked at.
  const encoded = {
    src: '',
    srcSet: `${PICTURES_PATH}a.webp 640w`,
    width: 640,
    height: 360,
    color: '',
  };
  const pictures = new Map(neededPictures(library).map((each) => [pictureKey(each), encoded]));
  const said = new Map<string, string>();
  for (const { node, ...subject } of ogSubjects(library, pictures, LOCALES)) {
    said.set(node, `${said.get(node) ?? ''}${JSON.stringify(subject)}`);
  }
  return said;
}

/** Makes all that a build makes before Gatsby renders pages. */
async function build(): Promise<Built> {
  placePictureTexts();
  const environment = readEnvironment({
    ...{ GATSBY_API_BASE_URL: api.baseUrl, PICTURES: 'origin', OG_IMAGES_BUDGET: '0' },
  });
  const input = await readInput(environment, folders, log);
  const publicDir = tempFolder();
  for (const write of input.outputs) await write(publicDir);
  const files = filesBelow(publicDir);
  const textOf = (wanted: RegExp): string =>
    files
      .filter((file) => wanted.test(file))
      .map((file) => readFileSync(path.join(publicDir, file), 'utf8'))
      .join('\n');
  const subjects = await previews();
  const idOf = (item: Pick<Fact, 'type' | 'at'>): string =>
    `${item.type} ${String(itemOf(item).id)}`;
  const machines = (item: Pick<Fact, 'type' | 'at'>): string =>
    toldToMachines(input, item.type, String(itemOf(item).id));
  const shared = {
    search: textOf(/^\/search-index\//),
    filter: textOf(/^\/library-filter\//),
    feed: textOf(/feed\.(?:xml|json)$/),
    redirects: JSON.stringify(input.redirects),
    aids: textOf(/^\/reading-aids\//),
  };
  const items = places.flatMap((at) => (['game', 'role'] as const).map((type) => ({ type, at })));
  return {
    of: (fact, surface) => {
      switch (surface) {
        case 'page':
          return JSON.stringify(nodeOf(input, idOf(fact)));
        case 'json-ld':
          return machines(fact);
        case 'preview':
          return subjects.get(idOf(fact)) ?? '';
        case 'search':
        case 'filter':
        case 'feed':
        case 'redirects':
        case 'aids':
          return shared[surface];
      }
    },
    all: [
      ...[JSON.stringify(input.nodes), JSON.stringify(input.pages), shared.redirects, textOf(/./)],
      ...items.map(machines),
      ...subjects.values(),
    ].join('\n'),
  };
}

/** Lists what surfaces should say of a fact and do not. */
function missing(built: Built, fact: Fact, { said, shown }: FieldValue): string[] {
  const wanted = [
    ...surfaces.flatMap((surface) => (said[surface] ?? []).map((text) => ({ surface, text }))),
    ...(shown === undefined ? [] : [{ surface: 'page' as const, text: shown }]),
  ];
  return wanted.flatMap(({ surface, text }) =>
    built.of(fact, surface).includes(text)
      ? []
      : [`${surface} of ${fact.type} ${String(fact.at)}, field ${fact.field}: ${text}`],
  );
}

test(`${String(FACTS)} facts that change are told by every surface after one build, and none as it was`, async () => {
  const before = new Map(facts.map((fact, number) => [fact, fact.values(number)]));
  for (const [fact, value] of before) change(fact, value, '2026-11-01T08:00:00Z');
  const first = await build();
  expect(facts.flatMap((fact) => missing(first, fact, before.get(fact)!))).toEqual([]);

  const [changed = []] = sampled(
    fc.shuffledSubarray([...facts], { minLength: FACTS, maxLength: FACTS }),
    1,
  );
  const after = changed.map((fact, number) => ({
    fact,
    value: fact.values(facts.length + number),
  }));
  for (const { fact, value } of after) change(fact, value, LATER);
  const second = await build();
  const same = facts.filter((fact) => !changed.includes(fact));
  expect(after.flatMap(({ fact, value }) => missing(second, fact, value))).toEqual([]);
  expect(same.flatMap((fact) => missing(second, fact, before.get(fact)!))).toEqual([]);
  const stale = changed.flatMap((fact) => {
    const said = new Set(surfaces.flatMap((surface) => before.get(fact)?.said[surface] ?? []));
    return [...said].filter((text) => second.all.includes(text));
  });
  expect(stale).toEqual([]);
  // The day of the change too.
  for (const fact of changed) {
    expect(second.of(fact, 'page')).toContain(formatDay(LATER, 'en'));
    expect(second.of(fact, 'feed')).toContain(LATER);
  }
}, 120_000);
