import { UsageError } from '../node/errors';
import { readModelSettings, warningOf } from './companion/model-settings';
import { parseCommand, usage, type Command } from './command-line';
import { backUp, restore as restoreBackup } from './database/backup';
import { removeDatabase } from './database/open-database';
import { startReferenceApi } from './server';
import { banner, describeBackup, describeRestore, explainFault } from './startup-messages';

async function serve(command: Command): Promise<void> {
  const model = readModelSettings(process.env);
  const warning = model && warningOf(model);
  if (warning !== undefined) console.warn(warning);
  const api = await startReferenceApi({ ...command, quiet: false, model });
  console.log(banner(command, api.url));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      void api.close().then(() => process.exit(0));
    });
  }
}

/** Makes or restores a backup, where one is asked for. @returns what was done */
async function copy({ dataFile, backup, restore }: Command): Promise<string | undefined> {
  if (backup !== undefined) return describeBackup(backup, await backUp(dataFile, backup));
  if (restore === undefined) return undefined;
  return describeRestore(dataFile, await restoreBackup(dataFile, restore, new Date()));
}

async function run(command: Command): Promise<void> {
  try {
    const copied = await copy(command);
    if (copied !== undefined) {
      console.log(copied);
      return;
    }
    if (command.reset) removeDatabase(command.dataFile);
    await serve(command);
  } catch (error) {
    const words = explainFault(error, command);
    console.error(words ?? error);
    process.exitCode = words === undefined ? 1 : 2;
  }
}

async function main(args: readonly string[]): Promise<void> {
  try {
    const command = parseCommand(args);
    if (command.help) console.log(usage);
    else await run(command);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    console.error(`${error.message} (--help lists the options)`);
    process.exitCode = 2;
  }
}

void main(process.argv.slice(2));
