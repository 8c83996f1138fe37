import { UsageError } from '../node/errors';
import type { Command } from './command-line';
import type { CopySummary, Restored } from './database/backup';
import { DataFileError } from './database/data-file-error';
import { SampleError } from './seed/read-sample';

/** Who may use the sandbox, in words. */
function sandboxNews({ sandbox, exposeSandbox }: Command): string {
  if (!sandbox) return 'off';
  const whoever = exposeSandbox ? 'everyone who reaches this port' : 'everyone on this machine';
  return `on: SMS codes, faults and edits are open to ${whoever}`;
}

/** The words with which a server begins: its address, its data and whom the sandbox is open to. */
export function banner(command: Command, url: string): string {
  return [
    `Reference API at ${url} (${url}/openapi.json)`,
    `  data     ${command.dataFile}`,
    `  sandbox  ${sandboxNews(command)}`,
    '  For development only: never let it face the internet.',
  ].join('\n');
}

function describeCopy({ bytes, users, messages }: CopySummary): string {
  return `${String(users)} accounts, ${String(messages)} messages, ${(bytes / 1e6).toFixed(1)} MB; every page was read`;
}

/** The words at the end of a backup. */
export function describeBackup(file: string, summary: CopySummary): string {
  return `Backup written to ${file}: ${describeCopy(summary)}.`;
}

/** The words at the end of a restore: what is in force, and what there is to do. */
export function describeRestore(dataFile: string, { kept, ...summary }: Restored): string {
  const before = kept === undefined ? '' : `\nWhat was there before is kept as ${kept}.`;
  return `${dataFile} is the backup now: ${describeCopy(summary)}.${before}\nStart the API again.`;
}

/** Puts a fault into words for the person at the terminal; undefined when only the stack helps. */
export function explainFault(error: unknown, { host, port }: Command): string | undefined {
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
