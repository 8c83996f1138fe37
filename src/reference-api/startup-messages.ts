import { UsageError } from '../node/errors';
import type { Command } from './command-line';
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
