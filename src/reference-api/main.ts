import { UsageError } from '../node/errors';
import { readModelSettings, warningOf } from './companion/model-settings';
import { parseCommand, usage, type Command } from './command-line';
import { DataFileError } from './database/data-file-error';
import { removeDatabase } from './database/open-database';
import { SampleError } from './seed/read-sample';
import { startReferenceApi } from './server';

/** Who may use the sandbox, in words. */
function sandboxNews({ sandbox, exposeSandbox }: Command): string {
  if (!sandbox) return 'off';
  const whoever = exposeSandbox ? 'everyone who reaches this port' : 'everyone on this machine';
  return `on: SMS codes, faults and edits are open to ${whoever}`;
}

function banner(command: Command, url: string): string {
  return [
    `Reference API at ${url} (${url}/openapi.json)`,
    `  data     ${command.dataFile}`,
    `  sandbox  ${sandboxNews(command)}`,
    '  For development only: never let it face the internet.',
  ].join('\n');
}

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

/** Puts a fault into words for the person at the terminal; undefined when only the stack helps. */
function explain(error: unknown, { host, port }: Command): string | undefined {
  const isExplained =
    error instanceof SampleError || error instanceof DataFileError || error instanceof UsageError;
  if (isExplained) return error.message;
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  const place = `${host}:${String(port)}`;
  switch (error.code) {
    case 'EADDRINUSE':
      return `${place} is in use by another program: choose another port with --port`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `--host: ${host} is no address of this machine`;
    case 'EACCES':
      return `${place} may not be used: choose a port from 1024 with --port`;
    default:
      return undefined;
  }
}

async function run(command: Command): Promise<void> {
  try {
    if (command.reset) removeDatabase(command.dataFile);
    await serve(command);
  } catch (error) {
    const words = explain(error, command);
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
