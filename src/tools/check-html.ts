import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { LOCALES } from '../config/locales';
import { examinePages } from '../gatsby/node/doctor/build-doctor';
import { scanPage } from '../gatsby/node/doctor/scan-page';
import { BuildFaults } from '../gatsby/node/faults';
import { HOSTING_FOLDER, parseRewrites } from '../gatsby/node/outputs/hosting/hosting-rules';
import { UsageError } from '../node/errors';
import { pagePath } from '../routes';
import { readOptions, runCommand } from './command-line';

const WORKER_FILE = path.join(__dirname, 'html-check', 'check-worker.ts');

/** Finds out from the home pages of a build what its languages are and where the site stands. */
function readSite(publicDir: string) {
  const homeOf = (locale: (typeof LOCALES)[number]): string =>
    path.join(publicDir, pagePath('home', {}, { locale, variant: 'pc' }), 'index.html');
  const locales = LOCALES.filter((locale) => existsSync(homeOf(locale)));
  const [first] = locales;
  const rules = path.join(publicDir, HOSTING_FOLDER, 'rewrites.json');
  if (!first || !existsSync(rules)) {
    throw new UsageError(`There is no finished build in ${publicDir}: run npm run build first`);
  }
  const { canonical = 'http://localhost' } = scanPage(readFileSync(homeOf(first), 'utf8'));
  const rewrites = parseRewrites(readFileSync(rules, 'utf8'));
  return { publicDir, locales, rewrites, siteUrl: new URL(canonical).origin };
}

async function checkHtml(): Promise<number> {
  const { dir } = readOptions({ dir: { type: 'string', default: 'public' } });
  const site = readSite(path.resolve(dir));
  const { count, findings, sourceFaults } = await examinePages(site, { workerFile: WORKER_FILE });
  const faults = [...findings, ...sourceFaults];
  if (faults.length > 0) {
    const heading = `${String(faults.length)} kinds of faults in the HTML of ${dir}:`;
    console.error(new BuildFaults(heading, faults).message);
    return 1;
  }
  console.log(`${String(count)} HTML files are sound`);
  return 0;
}

void runCommand(checkHtml);
