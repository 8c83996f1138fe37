import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { writeFiles } from '../../../node/temp-folder';
import { tempFolder } from '../../../testing/temp-folder';
import { setBuildInput } from '../build-input';
import { compressPublic } from '../outputs/compress/compress-public';
import { onPostBuild } from './on-post-build';

const home = process.cwd();
const strings = ['zh', 'en', 'ja'].map((language) => ({
  language,
  data: readFileSync(path.join('content', 'locales', language, 'legal.json'), 'utf8'),
}));

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

/** Ends a build as Gatsby does. */
async function endBuild(graphql: () => unknown): Promise<void> {
  const timer = { start: () => undefined, setStatus: () => undefined, end: () => undefined };
  await Reflect.apply(onPostBuild, undefined, [
    {
      graphql,
      reporter: { activityTimer: () => timer, info: (line: string) => said.push(line) },
      store: { getState: () => ({ html: { trackedHtmlFiles: new Map() } }) },
    },
  ]);
}

test('what fails at the end leaves no old compressed copy beside a new page', async () => {
  await expect(endBuild(() => ({ errors: ['broken'] }))).rejects.toThrow('broken');
  for (const ending of ['br', 'gz']) {
    expect(existsSync(path.join('public', `404.html.${ending}`))).toBe(false);
  }
});

test('a good build is remembered outside of what may be deleted to read every item again', async () => {
  const counts = { games: 3, roles: 6, partners: 1, activities: 1, banners: 1 };
  setBuildInput({
    nodes: [],
    pages: [],
    outputs: [],
    redirects: [],
    legal: [],
    counts,
    stale: [],
    snapshots: undefined,
    digest: 'd',
  });
  await endBuild(() => ({
    data: {
      partners: { nodes: [] },
      files: { nodes: [] },
      strings: { nodes: strings },
      shells: { nodes: [] },
    },
  }));
  expect(JSON.parse(readFileSync(path.join('.data', 'last-good-build.json'), 'utf8'))).toEqual({
    address: 'http://localhost:8787',
    counts,
    stale: [],
  });
  expect(said).toEqual([expect.stringMatching(/^Left out because unset: .*the promo video/)]);
});
