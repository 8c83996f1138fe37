import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { readOptions, runCommand } from './command-line';
import { loadEnvironment } from './load-environment';
import { settingRows } from './settings-table';

/** Prints every setting with its value, where that came from, and what it is for. */
function printSettings(): Promise<number> {
  const { sandbox } = readOptions({ sandbox: { type: 'boolean', default: false } });
  const file = sandbox ? '.env.sandbox' : '.env';
  const variables = { ...process.env };
  loadEnvironment({ sandbox });
  const ofFile = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
  for (const row of settingRows({ variables, file, ofFile })) console.log(row);
  return Promise.resolve(0);
}

void runCommand(printSettings);
