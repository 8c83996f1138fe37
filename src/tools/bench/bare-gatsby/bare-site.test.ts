import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { makeTempFolder } from '../../../node/temp-folder';
import { FIRST_EDITS, readBareTemplate, writeBareData } from './bare-site';
import { barePages, countsFor, itemsFor, TEMPLATES, type PageCounts } from './pages';

/** Those of the sample library's build. */
const SAMPLE = new Map([
  ['about', 6],
  ['activity', 6],
  ['game-roles', 144],
  ['game', 144],
  ['home', 3],
  ['legal', 24],
  ['library', 114],
  ['m-home', 3],
  ['not-found', 2],
  ['partner-shell', 6],
  ['partners', 6],
  ['profile', 6],
  ['role', 864],
  ['search', 6],
]);

const counts = countsFor(SAMPLE);

it('has as many pages as the site, each at an address of its own', () => {
  expect(counts).toEqual({ game: 144, roles: 144, role: 864, list: 120, text: 62 });
  const pages = barePages(counts);
  expect(pages).toHaveLength(1334);
  expect(new Set(pages.map((page) => page.path)).size).toBe(1334);
  for (const template of TEMPLATES) {
    expect(pages.filter((page) => page.template === template)).toHaveLength(counts[template]);
  }
  // Three languages, two variants.
  expect(new Set(pages.map(({ context }) => context.prefix)).size).toBe(6);
});

/** Counts with one game more, of six roles. */
const more = countsFor(new Map([...SAMPLE, ['game', 150], ['game-roles', 150], ['role', 900]]));

it('has the pages of one game more when the site has, and most others as they were', () => {
  const before = barePages(counts).map((page) => JSON.stringify(page));
  const after = new Set(barePages(more).map((page) => JSON.stringify(page)));
  expect(after.size).toBe(1334 + 48);
  // Four lists of twenty show it.
  expect(before.filter((page) => !after.has(page))).toHaveLength(4 * 6);
});

it('has a query in each template, and none that Gatsby would take for one of our own site', async () => {
  for (const template of TEMPLATES) {
    expect(await readBareTemplate(template)).toMatch(/export const query = graphql.\nquery Bare/);
  }
  const site = path.join(__dirname, 'site');
  const sources = [__dirname, site, path.join(site, 'templates')].flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => /\.[mc]?[jt]sx?$/.test(name))
      .map((name) => path.join(folder, name)),
  );
  expect(sources.length).toBeGreaterThan(8);
  // Written apart, or this very file would hold one.
  const tag = ['graphql', '`'].join('');
  expect(sources.filter((file) => readFileSync(file, 'utf8').includes(tag))).toEqual([]);
});

describe('its data', () => {
  let folder: string;
  beforeEach(() => {
    folder = makeTempFolder();
  });
  afterEach(() => {
    rmSync(folder, { recursive: true });
  });
  const read = (name: string): unknown =>
    JSON.parse(readFileSync(path.join(folder, 'data', `${name}.json`), 'utf8'));

  it.each<[string, PageCounts]>([
    ['the sample library', counts],
    ['a game without roles', { game: 6, roles: 6, role: 0, list: 6, text: 3 }],
  ])('has every node that its pages ask for: %s', async (_name, of) => {
    await writeBareData(folder, of);
    const nodes = ['Game', 'Role', 'Strings'].flatMap(read) as { id: string; roles?: string[] }[];
    const ids = new Set(nodes.map(({ id }) => id));
    const asked = barePages(of).flatMap(({ context }) => {
      const { nodeId = [], nodeIds = [], strings } = context;
      return [nodeId, nodeIds, strings].flat() as string[];
    });
    const linked = nodes.flatMap(({ roles = [] }) => roles);
    expect([...asked, ...linked].filter((id) => !ids.has(id))).toEqual([]);
    expect(linked).toHaveLength(itemsFor(of.role) * 3);
  });

  it('leaves all games and roles as they are when one comes', async () => {
    await writeBareData(folder, counts);
    const before = ['Game', 'Role'].flatMap(read);
    await writeBareData(folder, more);
    const after = new Set(['Game', 'Role'].flatMap(read).map((node) => JSON.stringify(node)));
    expect(before.filter((node) => !after.has(JSON.stringify(node)))).toEqual([]);
    expect(after.size).toBe(before.length + 3 + 18);
  });

  it('changes one game in each language by an edit, and the strings by another', async () => {
    await writeBareData(folder, counts);
    const games = read('Game') as unknown[];
    const strings = read('Strings');
    await writeBareData(folder, counts, { ...FIRST_EDITS, summary: '改动。' });
    const edited = read('Game') as unknown[];
    expect(games.filter((game, at) => JSON.stringify(game) !== JSON.stringify(edited[at]))).toEqual(
      games.slice(0, 3),
    );
    expect(read('Strings')).toEqual(strings);
    await writeBareData(folder, counts, { ...FIRST_EDITS, footer: '新的页脚' });
    expect(read('Strings')).not.toEqual(strings);
  });
});
