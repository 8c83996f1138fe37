import { parseArgs } from 'node:util';
import { errorMessage, UsageError } from '../node/errors';

/** The options of the command line, parsed. */
export interface Command {
  readonly help: boolean;
  readonly port: number;
  readonly host: string;
  readonly dataFile: string;
  readonly scale: number;
  readonly reset: boolean;
  /** The file to copy the database to, instead of a start. */
  readonly backup: string | undefined;
  /** The backup to put in the place of the database, instead of a start. */
  readonly restore: string | undefined;
  readonly sandbox: boolean;
  readonly exposeSandbox: boolean;
  readonly trustProxy: string | undefined;
}

export const usage = `npm run api -- [options]

  --port N            port to listen on (8787)
  --host NAME         address to bind to (127.0.0.1: this machine only)
  --data FILE         database file (.data/reference-api.sqlite)
  --scale N           at least N generated games besides the sample
  --reset             delete the database first and begin with the sample again
  --backup FILE       copy the database to a new file and end; an API may run meanwhile
  --restore FILE      put a backup in the place of the database, which is kept beside it, and end
  --no-sandbox        without the /sandbox routes
  --expose-sandbox    the sandbox also where other machines reach it: then everyone may read
                      login codes, edit games and spoil answers
  --trust-proxy LIST  addresses or networks of the proxies in front, whose x-forwarded-for
                      says who calls
  --help              this text`;

const options = {
  port: { type: 'string', default: '8787' },
  host: { type: 'string', default: '127.0.0.1' },
  data: { type: 'string', default: '.data/reference-api.sqlite' },
  scale: { type: 'string', default: '0' },
  reset: { type: 'boolean', default: false },
  backup: { type: 'string' },
  restore: { type: 'string' },
  sandbox: { type: 'boolean', default: true },
  'expose-sandbox': { type: 'boolean', default: false },
  'trust-proxy': { type: 'string' },
  help: { type: 'boolean', default: false },
} as const;

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowNegative: true }).values;
  } catch (error) {
    const [line = ''] = errorMessage(error).split('\n');
    throw new UsageError(line);
  }
}

function wholeNumber(name: string, text: string, highest: number): number {
  const value = Number(text);
  if (/^\d+$/.test(text) && value <= highest) return value;
  throw new UsageError(
    `--${name}: expected a whole number from 0 to ${String(highest)}, got ${text}`,
  );
}

/**
 * Reads the command line.
 * @param args what stands behind the script's name
 * @throws UsageError for an unknown option or a value that does not fit
 */
export function parseCommand(args: readonly string[]): Command {
  const { port, host, data, scale, help, reset, backup, restore, sandbox, ...more } = parse(args);
  const tasks = Object.entries({ reset, backup, restore }).filter(([, wanted]) => wanted);
  if (tasks.length > 1) {
    const names = tasks.map(([name]) => `--${name}`).join(' and ');
    throw new UsageError(`${names}: expected one of them`);
  }
  return {
    help,
    reset,
    backup,
    restore,
    sandbox,
    exposeSandbox: more['expose-sandbox'],
    trustProxy: more['trust-proxy'],
    port: wholeNumber('port', port, 65_535),
    scale: wholeNumber('scale', scale, 100_000),
    host,
    dataFile: data,
  };
}
