import { readFileSync } from 'node:fs';
import path from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import ts from 'typescript';
import * as z from 'zod/mini';
import { LOCALES, type Locale } from '../../config/locales';
import { hostileText } from '../../contract/testing/hostile-texts';
import { pagePath, type RouteName, type Variant } from '../../routes';
import { sampled } from '../../testing/check-property';
import { discoveryHead } from './discovery-head';
import { toPageSource, type PageSource } from './page-source';
import { structuredData } from './structured-data';

const SITE = 'https://www.example.com';

function locales(locale: Locale) {
  const edges = ['common', 'library-pages'].map((ns) => {
    const data = readFileSync(path.join('content', 'locales', locale, `${ns}.json`), 'utf8');
    return { node: { ns, language: locale, data } };
  });
  return { edges };
}

const text = { name: '万灯城', summary: '一万盏灯。', developer: '灯下工作室', publisher: '' };
const tags = [{ label: '解谜' }, { label: '</script><b>"' }];
const cover = { src: '/static/pictures/a-640.webp', srcSet: '', width: 1280 };
const game = {
  gameId: 'lantern-city',
  platforms: ['PC'],
  players: { min: 1, max: 4 },
  access: { yes: ['one_hand', 'no_flashing', 'text_size'], no: ['without_sight'] },
  releaseDate: '2024-02-10',
  updatedAt: '2026-01-02T03:04:05Z',
  ogImage: '/static/og/0123456789abcdef.jpg',
  cover,
  text: { ...text, tags },
  roles: [{ roleId: 'lamp-keeper' }],
};
const role = {
  ogImage: null,
  text: { name: '阿灯', title: '巡灯人', tags: [] },
  game: { gameId: 'lantern-city', text },
};
const activity = {
  activityId: 'a1',
  startAt: '2026-01-01T00:00:00Z',
  endAt: '2026-02-01T00:00:00Z',
  ogImage: '/static/og/1.jpg',
  cover,
  text: { title: '灯会', summary: '' },
};
const list = { tag: { label: '解谜' }, games: [game] };
const partners = [{ characterId: 'p1', ogImage: '/static/og/2.jpg', text: { name: '小满' } }];

/** Result of the query of each page that search engines list. */
const samples = {
  home: { params: {}, data: {} },
  about: { params: {}, data: {} },
  accessibility: { params: {}, data: {} },
  activity: { params: {}, data: { allActivity: { nodes: [activity] } } },
  partners: { params: {}, data: { allCharacter: { nodes: partners } } },
  library: { params: {}, data: { list: { ...list, tag: null } } },
  libraryPage: { params: { page: '2' }, data: { list } },
  tag: { params: { tag: '解谜' }, data: { list } },
  tagPage: { params: { tag: '解谜', page: '2' }, data: { list } },
  game: { params: { id: 'lantern-city' }, data: { game } },
  nameIndex: { params: {}, data: {} },
  nameIndexPage: { params: { page: '2' }, data: {} },
  changes: { params: {}, data: {} },
  gameRoles: { params: { id: 'lantern-city' }, data: { game } },
  role: { params: { id: 'lamp-keeper' }, data: { role } },
} satisfies Partial<Record<RouteName, object>>;

type Sample = keyof typeof samples;

function isSample(name: string): name is Sample {
  return name in samples;
}
const names = Object.keys(samples).filter(isSample);

function pageOf(name: Sample, locale: Locale = 'zh', variant: Variant = 'pc') {
  const params = { id: '', tag: '', page: '', ...samples[name].params };
  const pathname = pagePath(name, params, { locale, variant });
  const result = { data: { ...samples[name].data, locales: locales(locale) } };
  const page = toPageSource(pathname, result, SITE);
  if (!page) throw new Error(`${pathname} is no page`);
  return { pathname, page };
}

function graphOf(page: PageSource) {
  const graph = structuredData(page);
  if (!graph) throw new Error(`${page.route} tells nothing`);
  return graph;
}

/** A thing that a page tells of. */
const thingSchema = z.looseObject({ '@type': z.string() });
type Thing = z.output<typeof thingSchema>;

/**
 * Lists what the vocabulary of schema.org, as its types have it, objects to in things.
 */
function vocabularyFaults(lists: readonly (readonly Thing[])[]): readonly string[] {
  const files = new Map(
    lists.map((things, at) => [
      path.resolve('src', 'gatsby', 'ssr', `graphs-${String(at)}.ts`),
      `import type { Thing } from 'schema-dts';\nexport const things: readonly Thing[] = ${JSON.stringify(things)};\n`,
    ]),
  );
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    module: ts.ModuleKind.ESNext,
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (name) => files.has(name) || fileExists.call(host, name);
  host.getSourceFile = (name, version, ...rest) => {
    const text = files.get(name);
    return text === undefined
      ? getSourceFile.call(host, name, version, ...rest)
      : ts.createSourceFile(name, text, version);
  };
  const diagnostics = ts.getPreEmitDiagnostics(ts.createProgram([...files.keys()], options, host));
  return [...files.keys()].map((file) =>
    diagnostics
      .filter((each) => each.file?.fileName === file)
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))
      .join('\n'),
  );
}

/** Takes out a value that a list has before. */
function unique<Value>(values: readonly Value[]): Value[] {
  return [...new Map(values.map((value) => [JSON.stringify(value), value])).values()];
}

/**
 * Reduces a thing to what the vocabulary has a say in: its types, its words and the kinds of values. Texts and numbers are
 * all of one type, and a list has each shape once; without the search engines' own addition, which the vocabulary's types
 * know apart from things.
 */
function shapeOf(thing: unknown): Thing {
  const text = JSON.stringify(thing, (key, value: unknown) => {
    if (key === 'query-input') return undefined;
    if (typeof value === 'number') return 0;
    if (typeof value !== 'string' || key === '@type') return value;
    return value.startsWith('https://schema.org/') ? value : '';
  });
  return thingSchema.parse(
    JSON.parse(text, (_, value: unknown) => (Array.isArray(value) ? unique(value) : value)),
  );
}

test('what every page tells is of the vocabulary of schema.org, and another word is found', () => {
  const things = unique(
    LOCALES.flatMap((locale) =>
      names.flatMap((name) => graphOf(pageOf(name, locale).page)['@graph'].map(shapeOf)),
    ),
  );
  const [ours, otherWord, otherType] = vocabularyFaults([
    things,
    [{ '@type': 'VideoGame', platform: 'PC' }],
    [{ '@type': 'VideoGames' }],
  ]);
  expect(ours).toBe('');
  expect(otherWord).toContain('platform');
  expect(otherType).toContain('VideoGames');
}, 60_000);

test('a game tells what it is and where it stands', () => {
  expect(graphOf(pageOf('game').page)['@graph']).toEqual([
    {
      '@type': 'VideoGame',
      name: '万灯城',
      url: `${SITE}/game-library/lantern-city/`,
      image: `${SITE}/static/og/0123456789abcdef.jpg`,
      dateModified: '2026-01-02T03:04:05Z',
      description: '一万盏灯。',
      genre: ['解谜', '</script><b>"'],
      gamePlatform: ['PC'],
      numberOfPlayers: { '@type': 'QuantitativeValue', minValue: 1, maxValue: 4 },
      datePublished: '2024-02-10',
      author: { '@type': 'Organization', name: '灯下工作室' },
      accessibilityFeature: ['displayTransformability'],
      accessibilityHazard: ['noFlashingHazard'],
    },
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: '游伴', item: `${SITE}/` },
        { '@type': 'ListItem', position: 2, name: '游戏知识库', item: `${SITE}/game-library/` },
        { '@type': 'ListItem', position: 3, name: '万灯城' },
      ],
    },
  ]);
});

test.each(names)('both layouts of %s tell the same, and nothing that closes the script', (name) => {
  const [pc, m] = (['pc', 'm'] as const).map((variant) =>
    graphOf(pageOf(name, 'ja', variant).page),
  );
  expect(m).toEqual(pc);
  const { pathname, page } = pageOf(name);
  const html = renderToStaticMarkup(discoveryHead(pathname, page));
  expect(html.match(/<\/script>/g)).toHaveLength(1);
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(json)).toEqual(graphOf(page));
});

const TEXT_FIELDS = ['name', 'title', 'summary', 'label', 'developer', 'publisher'];
const anyData = z.looseObject({});

/** The data of a page, with other texts, one after the other. */
function saying(name: Sample, texts: readonly string[]) {
  let next = 0;
  return anyData.parse(
    JSON.parse(JSON.stringify(samples[name].data), (field, value: unknown) =>
      TEXT_FIELDS.includes(field) ? texts[next++ % texts.length] : value,
    ),
  );
}

test.each(names)('whatever the texts of %s say, its script holds them and ends there', (name) => {
  const texts = sampled(hostileText, 200);
  const { pathname, page } = pageOf(name);
  for (let from = 0; from < texts.length; from += 5) {
    const data = { ...saying(name, texts.slice(from)), locales: locales('zh') };
    const html = renderToStaticMarkup(discoveryHead(pathname, { ...page, data }));
    const [, json = '', ...behind] = html.split(/<script[^>]*>|<\/script>/);
    expect(JSON.parse(json)).toEqual(JSON.parse(JSON.stringify(graphOf({ ...page, data }))));
    expect(behind).toHaveLength(1);
  }
});

test('the site tells how it is searched', () => {
  const json = JSON.stringify(graphOf(pageOf('home', 'en').page));
  expect(json).toContain(`${SITE}/en/game-library/search/?searchValue={search_term_string}`);
  expect(json).toContain('"query-input":"required name=search_term_string"');
});

test('a list of thousands tells of its first fifty', () => {
  const roles = Array.from({ length: 2_000 }, (_, at) => ({ roleId: `r${String(at)}` }));
  const { page } = pageOf('gameRoles');
  const data = { game: { ...game, roles }, locales: locales('zh') };
  const { length } = JSON.stringify(graphOf({ ...page, data }));
  expect(length).toBeLessThan(7_000);
});

test('Baidu is told the devices and the twin', () => {
  const heads = (['pc', 'm'] as const).map((variant) => {
    const { pathname, page } = pageOf('tag', 'zh', variant);
    return renderToStaticMarkup(discoveryHead(pathname, page));
  });
  const address = `${SITE}/m/game-library/tag/${encodeURIComponent('解谜')}/`;
  expect(heads[0]).toContain(`content="format=html5;url=${address}"`);
  expect(heads[0]).toContain('name="applicable-device" content="pc"');
  expect(heads[1]).toContain('name="applicable-device" content="mobile"');
  expect(heads[1]).not.toContain('mobile-agent');
  const legal = toPageSource('/terms/', { data: {} }, SITE);
  if (!legal) throw new Error('no page');
  const html = renderToStaticMarkup(discoveryHead('/terms/', legal));
  expect(html).toContain('content="pc,mobile"');
  expect(html).toContain('content="no-transform"');
});
