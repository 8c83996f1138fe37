import type { TranslationLag } from '../gatsby/node/checks/content/translation-lag';
import { runCommand } from './command-line';
import { checkContent } from './content-check/check-content';

/** Today where the service is, whose legal texts begin on its days. */
function today(): string {
  return new Date().toLocaleDateString('sv-SE', { timeZone: 'Asia/Shanghai' });
}

function lineOfLag({ file, version, chinese, days }: TranslationLag): string {
  const has = version === undefined ? 'is not there' : `has version ${version}`;
  const since =
    days < 0
      ? `from ${chinese.effective} on`
      : `since ${chinese.effective}, ${String(days)} days ago`;
  return `  ${file} ${has}; the Chinese text is version ${chinese.version} ${since}`;
}

async function run(): Promise<number> {
  const { faults, lags, files } = await checkContent('.', today());
  for (const fault of faults) console.error(fault);
  if (lags.length > 0) {
    console.log(
      'Translations that lag behind (no fault: readers see the Chinese text, or an older one):',
    );
    for (const lag of lags) console.log(lineOfLag(lag));
  }
  if (faults.length === 0) console.log(`content/ is sound: ${String(files)} files`);
  return faults.length === 0 ? 0 : 1;
}

void runCommand(run);
