import { readdirSync } from 'node:fs';
import path from 'node:path';
import { UsageError } from '../../node/errors';
import { countOption, portOption, readOptionsAndWords } from '../command-line';
import { BUILD_CASES, type BuildCase } from './build/cases';

/** The command line of `npm run bench`. */
export interface BenchOptions {
  /** Names of kinds; none means all of them. */
  readonly kinds: readonly string[];
  /** Games of the library that is built. */
  readonly games: number;
  /** Those of them that are generated, beside the sample library. */
  readonly scale: number;
  readonly cases: readonly BuildCase[];
  /** True when a bare Gatsby site with as many pages is built too. */
  readonly bare: boolean;
  /** True when it is recorded what the processor works at during the builds. */
  readonly profile: boolean;
  /** Folder of the copies that are built; what they keep outside of Gatsby's caches stays for the next run. */
  readonly folder: string;
  readonly port: number;
  /** The folder with `public/` and `.cache/` whose pages are measured. */
  readonly site: string;
  /** Another one, looked at in turn with the first. */
  readonly beside: string | undefined;
  /** Visits of each page; medians are shown. */
  readonly rounds: number;
  /** Addresses or names (`game m`) instead of one page of each kind. */
  readonly pages: readonly string[];
  /** A file of questions for the companion or the search, instead of those that it is tuned to. */
  readonly set: string | undefined;
  /** Visitors who talk with the API at once. */
  readonly visitors: number;
  readonly json: string | undefined;
  readonly against: string | undefined;
}

const SAMPLE_GAMES = path.join('src', 'reference-api', 'sample', 'games');

function casesOption(value: string | undefined): readonly BuildCase[] {
  if (value === undefined) return BUILD_CASES;
  const wanted = value.split(',').map((each) => each.trim());
  const unknown = wanted.find((name) => !BUILD_CASES.some((each) => each === name));
  if (unknown !== undefined) {
    throw new UsageError(
      `--only: there is no build "${unknown}" (there is ${BUILD_CASES.join(', ')})`,
    );
  }
  return BUILD_CASES.filter((name) => wanted.includes(name));
}

function kindsOption(words: readonly string[], known: readonly string[]): readonly string[] {
  const unknown = words.find((word) => !known.includes(word));
  if (unknown !== undefined) {
    throw new UsageError(`There is no benchmark "${unknown}" (there is ${known.join(', ')})`);
  }
  return words.length === 0 ? known : known.filter((name) => words.includes(name));
}

/**
 * Reads the command line of `npm run bench`.
 * @param args what stands behind the command
 * @param known the names of all kinds
 * @throws UsageError that says what was expected
 */
export function readBenchOptions(args: readonly string[], known: readonly string[]): BenchOptions {
  const { options, words } = readOptionsAndWords(
    {
      games: { type: 'string' },
      only: { type: 'string' },
      bare: { type: 'boolean', default: false },
      profile: { type: 'boolean', default: false },
      folder: { type: 'string', default: path.join('.data', 'bench') },
      port: { type: 'string', default: '8797' },
      site: { type: 'string', default: '.' },
      beside: { type: 'string' },
      rounds: { type: 'string', default: '7' },
      page: { type: 'string', multiple: true, default: [] },
      set: { type: 'string' },
      visitors: { type: 'string', default: '1000' },
      json: { type: 'string' },
      against: { type: 'string' },
    },
    args,
  );
  const sample = readdirSync(SAMPLE_GAMES).length;
  const games = countOption('games', 'games', options.games ?? String(sample), sample);
  return {
    kinds: kindsOption(words, known),
    games,
    scale: games - sample,
    cases: casesOption(options.only),
    bare: options.bare,
    profile: options.profile,
    folder: path.resolve(options.folder),
    port: portOption('port', options.port),
    site: path.resolve(options.site),
    beside: options.beside,
    rounds: countOption('rounds', 'visits', options.rounds, 1),
    pages: options.page,
    set: options.set === undefined ? undefined : path.resolve(options.set),
    visitors: countOption('visitors', 'visitors', options.visitors, 1),
    json: options.json,
    against: options.against,
  };
}
