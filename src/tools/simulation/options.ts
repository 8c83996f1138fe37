import { UsageError } from '../../node/errors';
import { countOption, readOptions } from '../command-line';

/** The command line of `npm run simulate`. */
export interface SimulateCommand {
  readonly seed: number;
  readonly hours: number;
  readonly build: 'stub' | 'real';
  readonly calm: number;
  readonly mostAge: number;
  readonly visit: 'folder' | 'http';
}

const SEEDS = 1_000_000;
const WEEK = 168;
const CALM = 8;

/** The longest night, and the calm hour behind it. */
const MOST_AGE = 25;

function oneOf<T extends string>(name: string, value: string, choices: readonly T[]): T {
  const choice = choices.find((each) => each === value);
  if (choice !== undefined) return choice;
  throw new UsageError(`--${name}: expected ${choices.join(' or ')}, got ${value}`);
}

/**
 * Reads the command line of `npm run simulate`.
 * @param args what stands behind the command
 * @throws UsageError that says what was expected
 */
export function readSimulateCommand(args: readonly string[]): SimulateCommand {
  const { seed, hours, build, calm, visit, ...options } = readOptions(
    {
      seed: { type: 'string' },
      hours: { type: 'string', default: String(WEEK) },
      build: { type: 'string', default: 'stub' },
      calm: { type: 'string', default: String(CALM) },
      'most-age': { type: 'string', default: String(MOST_AGE) },
      visit: { type: 'string', default: 'folder' },
    },
    args,
  );
  return {
    seed:
      seed === undefined
        ? Math.floor(Math.random() * SEEDS)
        : countOption('seed', 'a simulation', seed),
    hours: countOption('hours', 'hours', hours, 1),
    calm: countOption('calm', 'calm hours', calm, 1),
    mostAge: countOption('most-age', 'hours', options['most-age']),
    build: oneOf('build', build, ['stub', 'real']),
    visit: oneOf('visit', visit, ['folder', 'http']),
  };
}

/** Writes the command that makes the same hours again. */
export function replayLine({ seed, hours, build, calm, mostAge, visit }: SimulateCommand): string {
  const options = { seed, hours, build, calm, 'most-age': mostAge, visit };
  const words = Object.entries(options).map(([name, value]) => `--${name} ${String(value)}`);
  return `npm run simulate -- ${words.join(' ')}`;
}
