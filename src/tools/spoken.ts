import { UsageError } from '../node/errors';
import { readOptionsAndWords } from './command-line';
import { runWithCleanup } from './run/cleanup-scope';
import { launchChromium, serveSiteAndApi } from './run/site-in-browser';
import { readPage } from './spoken/read-page';
import { spokenLines } from './spoken/spoken-lines';

void runWithCleanup(async (scope) => {
  const { options, words } = readOptionsAndWords({ base: { type: 'string' } });
  if (words.length === 0) {
    throw new UsageError('Name pages, such as: npm run spoken -- /en/game-library/cat-inn/');
  }
  const base = options.base ?? (await serveSiteAndApi(scope)).site;
  const browser = await launchChromium(scope);
  for (const address of words) {
    console.log(spokenLines(await readPage(browser, base, address)).join('\n'));
  }
  return 0;
});
