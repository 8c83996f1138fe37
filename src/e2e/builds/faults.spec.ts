import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@playwright/test';
import { startFaultyApi } from '../../gatsby/node/sources/testing/faulty-api';
import {
  POISON_FAULTS,
  poisonedAnswer,
  poisonedLibrary,
} from '../../gatsby/node/sources/testing/poisoned-library';
import { smallLibrary } from '../../gatsby/node/sources/testing/small-library';
import { buildCopy } from '../../tools/isolated-build/build-copy';
import { takeSnapshot } from '../../tools/isolated-build/folder-snapshot';
import { test } from './site-folder';

// Every kind of fault has a unit test (`pull-losses.test.ts`, `api-reader.test.ts`, `on-pre-init.test.ts`); here one of them stops a whole build.
test('what is wrong stops the build with one readable error, and the last good build stays whole', async ({
  siteFolder,
}) => {
  const publicDir = path.join(siteFolder, 'public');
  // What another spec has built there is a good build as well.
  if (!existsSync(publicDir)) {
    const good = await startFaultyApi(smallLibrary(2, 1));
    const first = await buildCopy(siteFolder, { GATSBY_API_BASE_URL: good.baseUrl });
    await good.close();
    expect(first.code, first.output).toBe(0);
  }
  const before = await takeSnapshot(publicDir);
  // Without the cache of a build before, Gatsby empties `public/` as soon as it begins.
  const cache = path.join(siteFolder, '.cache');
  await rename(cache, `${cache}-kept`);
  const api = await startFaultyApi(poisonedLibrary());
  api.misbehave(poisonedAnswer);
  const build = await buildCopy(siteFolder, { GATSBY_API_BASE_URL: api.baseUrl });
  await api.close();
  await rm(cache, { recursive: true });
  await rename(`${cache}-kept`, cache);
  expect(build.code).not.toBe(0);
  for (const fault of POISON_FAULTS) expect(build.output).toContain(fault);
  expect(build.output).not.toMatch(/\n\s+at .*node_modules/);
  expect(build.output).not.toMatch(/^\s*::/m);
  expect(build.output).not.toContain('\u001b[2J');
  expect(await takeSnapshot(publicDir)).toEqual(before);
});
