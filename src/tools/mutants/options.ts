import { UsageError } from '../../node/errors';
import { countOption, readOptions } from '../command-line';
import { MUTANT_ROOMS, type MutantRoom } from './rooms';

/** The command line of `npm run mutants`. */
export interface MutantsOptions {
  /** A commit: only lines that have changed since then. */
  readonly since: string | undefined;
  /** The most mutants that are tried; undefined for all of them. */
  readonly sample: number | undefined;
  readonly seed: number;
  readonly rooms: readonly MutantRoom[];
}

const SAMPLE = 200;
const SEEDS = 1_000_000;

function roomsOption(value: string | undefined): readonly MutantRoom[] {
  if (value === undefined) return MUTANT_ROOMS;
  const rooms = MUTANT_ROOMS.filter((room) => room === value || room.startsWith(`${value}/`));
  if (rooms.length > 0) return rooms;
  throw new UsageError(`--room: there is no room "${value}" (there is ${MUTANT_ROOMS.join(', ')})`);
}

function sampleOption(value: string | undefined, since: string | undefined): number | undefined {
  if (value !== undefined) return countOption('sample', 'mutants', value, 1);
  return since === undefined ? SAMPLE : undefined;
}

/**
 * Reads the command line of `npm run mutants`.
 * @param args what stands behind the command
 * @throws UsageError that says what was expected
 */
export function readMutantsOptions(args: readonly string[]): MutantsOptions {
  const { since, sample, seed, room } = readOptions(
    {
      since: { type: 'string' },
      sample: { type: 'string' },
      seed: { type: 'string' },
      room: { type: 'string' },
    },
    args,
  );
  return {
    since,
    sample: sampleOption(sample, since),
    seed:
      seed === undefined
        ? Math.floor(Math.random() * SEEDS)
        : countOption('seed', 'a sample', seed),
    rooms: roomsOption(room),
  };
}
