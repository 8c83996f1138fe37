import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { writeFiles } from '../../../node/temp-folder';
import { tempFolder } from '../../../testing/temp-folder';
import { setBuildInput } from '../build-input';
import { changeLogFile } from '../sources/changes/change-log-file';
import { compressPublic } from '../outputs/compress/compress-public';
import { onPostBuild } from './on-post-build';

const home = process.cwd();
const strings = (['zh', 'en', 'ja'] as const).flatMap((language) =>
  ['legal', 'legal-files'].map((ns) => ({
    ...{ ns, language },
    data: readFileSync(path.resolve(`content/locales/${language}/${ns}.json`), 'utf8'),
  })),
);

/** A page in which the build doctor finds nothing. */
const page = `<html lang="en"><head><title>a</title><meta name="robots" content="noindex"></head>${'new '.repeat(1000)}</html>`;

let folder: string;
beforeEach(async () => {
  folder = tempFolder({
    'public/404.html': 'old '.repeat(1000),
    'public/page-data/app-data.json': '{"webpackCompilationHash":"a"}',
  });
  await compressPublic(path.join(folder, 'public'));
  writeFiles(folder, { 'public/404.html': page });
  process.chdir(folder);
});
afterEach(() => {
  process.chdir(home);
});

const said: string[] = [];

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** Ends a build as Gatsby does. */
async function endBuild(graphql: () => unknown): Promise<void> {
  const timer = { start: () => undefined, setStatus: () => undefined, end: () => undefined };
  await Reflect.apply(onPostBuild, undefined, [
    {
      graphql,
      reporter: {
        activityTimer: () => timer,
        info: (line: string) => said.push(line),
        warn: (line: string) => said.push(line),
      },
      store: { getState: () => ({ html: { trackedHtmlFiles: new Map() }, pages: new Map() }) },
    },
  ]);
}

test('what fails at the end leaves no old compressed copy beside a new page', async () => {
  await expect(endBuild(() => ({ errors: ['broken'] }))).rejects.toThrow('broken');
  for (const ending of ['br', 'gz']) {
    expect(existsSync(path.join('public', `404.html.${ending}`))).toBe(false);
  }
});

test('a good build is remembered, with what it read, outside of what may be deleted to read every item again', async () => {
  said.length = 0;
  const faults = [{ where: 'GET /games', what: 'answered HTTP 502 after 4 tries' }];
  const note = { collection: 'games', since: '2026-11-25T20:00:00.000Z' } as const;
  const stale = [{ ...note, why: 'could not be read', ids: [], faults } as const];
  const snapshots = { version: 1, address: 'http://localhost:8787', collections: {} } as const;
  const time = '2026-11-01T08:00:00Z';
  const counts = { games: 3, roles: 6, partners: 1, activities: 1, banners: 1 };
  const read = { lists: 'l', pictures: { needed: [], digest: 'p' } };
  setBuildInput({
    nodes: [],
    pages: [],
    outputs: [],
    redirects: [],
    legal: [],
    counts,
    stale,
    snapshots,
    read,
    digest: 'd',
    changeLog: { seen: new Map([['game g1', { updatedAt: time, digests: '{}' }]]), entries: [] },
    changesDigest: 'c',
  });
  await endBuild(() => ({
    data: {
      partners: { nodes: [] },
      files: { nodes: [] },
      strings: { nodes: strings },
    },
  }));
  expect(JSON.parse(readFileSync(path.join('.data', 'last-good-build.json'), 'utf8'))).toEqual({
    address: 'http://localhost:8787',
    counts,
    stale,
  });
  const changes = changeLogFile(path.join('.data', 'changes'), 'http://localhost:8787');
  expect(readFileSync(changes, 'utf8')).toContain(`\ngame g1 ${time} {}\n`);
  const index = readFileSync(path.join('.data', 'last-good', 'index.json'), 'utf8');
  expect(JSON.parse(index)).toEqual(snapshots);
  expect(readJson('.data/build-record.json')).toMatchObject({ read });
  const { id } = z.object({ id: z.string() }).parse(readJson('public/builds/latest.json'));
  // Everybody may read this one.
  expect(readJson(`public/builds/meta/${id}.json`)).toMatchObject({
    stale: [{ ...note, why: 'could not be read' }],
  });
  expect(readFileSync(`public/builds/meta/${id}.json`, 'utf8')).not.toContain('502');
  expect(said).toEqual([
    expect.stringMatching(/^Left out because unset: .*the promo video/),
    expect.stringMatching(
      /^STALE: visitors see games as of 2026-11-25T20:00:00.000Z, \d+ hours ago/,
    ),
  ]);
});
