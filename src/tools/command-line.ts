import { parseArgs, type ParseArgsConfig } from 'node:util';
import { errorMessage, UsageError } from '../node/errors';

/**
 * Runs a command: what it returns is the exit code. A {@link UsageError} is shown as one message, every
 * other error with its stack.
 */
export async function runCommand(command: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await command();
  } catch (error) {
    console.error(error instanceof UsageError ? error.message : error);
    process.exitCode = 1;
  }
}

type ArgumentOptions = NonNullable<ParseArgsConfig['options']>;

function readArguments<T extends ArgumentOptions>(
  options: T,
  args: readonly string[],
  allowPositionals: boolean,
) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals });
  } catch (error) {
    const known = Object.keys(options).map((name) => `--${name}`);
    // Node adds advice on words that begin with a dash, which no command has.
    const [line = ''] = errorMessage(error).split(/\n|\. To specify a positional/);
    throw new UsageError(`${line} (there is ${known.join(', ')})`);
  }
}

/**
 * The options of a command line.
 * @throws UsageError for an option that there is not
 */
export function readOptions<T extends ArgumentOptions>(
  options: T,
  args: readonly string[] = process.argv.slice(2),
) {
  return readArguments(options, args, false).values;
}

/**
 * The options of a command line and the words between them.
 * @throws UsageError for an option that there is not
 */
export function readOptionsAndWords<T extends ArgumentOptions>(
  options: T,
  args: readonly string[] = process.argv.slice(2),
) {
  const { values, positionals } = readArguments(options, args, true);
  return { options: values, words: positionals };
}

/**
 * A port given on the command line.
 * @throws UsageError when it is not a port
 */
export function portOption(name: string, value: string): number {
  const port = Number(value);
  if (/^\d+$/.test(value) && port > 0 && port < 65_536) return port;
  throw new UsageError(`--${name}: expected a port from 1 to 65535, got ${value}`);
}

/**
 * A whole number given on the command line.
 * @param what it counts, for the message
 * @throws UsageError when it is not a number, or smaller than `least`
 */
export function countOption(name: string, what: string, value: string, least = 0): number {
  const count = Number(value);
  if (/^\d+$/.test(value) && Number.isSafeInteger(count) && count >= least) return count;
  throw new UsageError(
    `--${name}: expected a number of ${what}, ${String(least)} or more, got ${value}`,
  );
}
