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

/**
 * The options of a command line.
 * @throws UsageError for an option that there is not
 */
export function readOptions<T extends NonNullable<ParseArgsConfig['options']>>(
  options: T,
  args: readonly string[] = process.argv.slice(2),
) {
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    const known = Object.keys(options).map((name) => `--${name}`);
    const [line = ''] = errorMessage(error).split('\n');
    throw new UsageError(`${line} (there is ${known.join(', ')})`);
  }
}

/**
 * A port given on the command line.
 * @throws UsageError when it is none
 */
export function portOption(name: string, value: string): number {
  const port = Number(value);
  if (/^\d+$/.test(value) && port > 0 && port < 65_536) return port;
  throw new UsageError(`--${name}: expected a port from 1 to 65535, got ${value}`);
}
