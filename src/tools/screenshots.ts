import { mkdirSync } from 'node:fs';
import path from 'node:path';
import pLimit from 'p-limit';
import { removeDatabase } from '../reference-api/database/open-database';
import { UsageError } from '../node/errors';
import { readOptions } from './command-line';
import { runWithCleanup } from './run/cleanup-scope';
import { launchChromium, serveSiteAndApi } from './run/site-in-browser';
import { drawManifestPictures } from './screenshots/manifest-pictures';
import { drawReadmePictures } from './screenshots/readme-pictures';
import { allShots, among } from './screenshots/shots';
import { takeShot } from './screenshots/take-shot';

const AT_ONCE = 2;

/** Pictures of the README begin without any data. */
const NEW_DATA_FILE = '.data/screenshots/reference-api.sqlite';

void runWithCleanup(async (scope) => {
  const options = readOptions({
    readme: { type: 'boolean', default: false },
    manifest: { type: 'boolean', default: false },
    out: { type: 'string', default: '.data/screenshots' },
    base: { type: 'string' },
    kind: { type: 'string' },
    variant: { type: 'string' },
    locale: { type: 'string' },
    scheme: { type: 'string' },
  });
  if (options.readme) {
    removeDatabase(NEW_DATA_FILE);
    const origins = await serveSiteAndApi(scope, NEW_DATA_FILE);
    await drawReadmePictures(await launchChromium(scope), origins);
    return 0;
  }
  if (options.manifest) {
    const origins = await serveSiteAndApi(scope);
    await drawManifestPictures(await launchChromium(scope), origins);
    return 0;
  }
  const shots = allShots.filter(
    ({ kind, variant, locale, scheme }) =>
      among(options.kind, kind) &&
      among(options.variant, variant) &&
      among(options.locale, locale) &&
      among(options.scheme, scheme),
  );
  if (shots.length === 0) {
    const kinds = [...new Set(allShots.map(({ kind }) => kind))].join(', ');
    throw new UsageError(`No page is left by these options; --kind takes ${kinds}`);
  }
  const folder = path.resolve(options.out);
  mkdirSync(folder, { recursive: true });
  const base = options.base ?? (await serveSiteAndApi(scope)).site;
  const browser = await launchChromium(scope);
  const limit = pLimit(AT_ONCE);
  await Promise.all(shots.map((shot) => limit(() => takeShot(browser, base, folder, shot))));
  console.log(`${String(shots.length)} pages are in ${folder}`);
  return 0;
});
