import type { TranslationLag } from '../gatsby/node/checks/content/translation-lag';
import { serviceDay } from '../gatsby/node/sources/legal-versions';
import { readOptions, runCommand } from './command-line';
import { checkContent, sealContent } from './content-check/check-content';

function lineOfLag({ file, version, chinese, days }: TranslationLag): string {
  const has = version === undefined ? 'is missing' : `is missing (there is version ${version})`;
  const since =
    days < 0
      ? `from ${chinese.effective} on`
      : `since ${chinese.effective}, ${String(days)} days ago`;
  return `  ${file} ${has}; the Chinese text is version ${chinese.version} ${since}`;
}

async function run(): Promise<number> {
  const { seal = false } = readOptions({ seal: { type: 'boolean' } });
  const today = serviceDay();
  if (seal) await sealContent('.', today);
  const { faults, lags, files } = await checkContent('.', today);
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
