import { rm } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { makeTempFolder } from '../../node/temp-folder';
import { isNightly } from '../../testing/nightly';
import { writeNumberedBuild } from '../../tools/release-load/numbered-builds';
import { releaseNow, runLoad } from '../../tools/release-load/release-load';
import { ReleaseStore } from '../../tools/release/release-store';
import { startNginx } from '../../tools/web-servers/nginx';
import { startOwnServer } from '../../tools/web-servers/own-server';

/** Connections of visitors: by day so many that several requests are under way in each step of a release. */
const CONNECTIONS = isNightly ? 200 : 40;
const RELEASES = isNightly ? [2, 3, 4, 5, 6] : [2, 3];
const NEWEST = 1 + RELEASES.length;

let folder: string;

test.beforeAll(async () => {
  folder = makeTempFolder();
  for (const build of [1, ...RELEASES]) await writeNumberedBuild(buildFolder(build), build);
});

test.afterAll(() => rm(folder, { recursive: true, force: true }));

function buildFolder(build: number): string {
  return path.join(folder, `build-${String(build)}`);
}

/** Lines of an operator whose other sites have their files kept open. */
const KEPT_OPEN = 'open_file_cache max=1000; open_file_cache_valid 1h; open_file_cache_errors on;';

for (const [name, start] of [
  [
    'nginx',
    ({ current, hostingFolder }: ReleaseStore) =>
      startNginx({ root: current, rules: hostingFolder, http: KEPT_OPEN }),
  ],
  ['npm run serve', ({ current }: ReleaseStore) => startOwnServer(current)],
] as const) {
  test(`${name}: while ${String(RELEASES.length)} releases switch, no request of ${String(CONNECTIONS)} connections fails, and no page mixes builds`, async () => {
    const store = new ReleaseStore(path.join(folder, name.replaceAll(' ', '-')));
    await releaseNow(store, buildFolder(1));
    const { url, close } = await start(store);
    const { failed, mixed, newest, requests } = await runLoad({
      ...{ url, connections: CONNECTIONS, rounds: 1 },
      steps: RELEASES.map((build) => () => releaseNow(store, buildFolder(build))),
    });
    await close();
    expect({ failed, mixed, newest }).toEqual({ failed: [], mixed: [], newest: NEWEST });
    // Each of them has opened a page of each release with all that belongs to it.
    expect(requests).toBeGreaterThan(CONNECTIONS * (1 + RELEASES.length) * 4);
  });
}
