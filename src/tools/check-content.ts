import { serviceDay } from '../gatsby/node/sources/legal-versions';
import { readOptions, runCommand } from './command-line';
import { checkContent, sealContent } from './content-check/check-content';
import { lineOfLag } from './content-check/lag-line';

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
    for (const lag of lags) console.log(`  ${lineOfLag(lag)}`);
  }
  if (faults.length === 0) console.log(`content/ is sound: ${String(files)} files`);
  return faults.length === 0 ? 0 : 1;
}

void runCommand(run);
