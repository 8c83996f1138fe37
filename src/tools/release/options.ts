import path from 'node:path';
import { UsageError } from '../../node/errors';
import { countOption, readOptions } from '../command-line';

/** Task of `npm run release`. */
export type ReleaseTask = 'release' | 'try' | 'roll-back' | 'list' | 'verify';

/** The command line of `npm run release`. */
export interface ReleaseCommand {
  readonly task: ReleaseTask;
  /** The folder with `current` and `releases/`. */
  readonly into: string;
  /** True for a build for the sandbox, as `npm run build -- --sandbox` makes it. */
  readonly sandbox: boolean;
  /** Builds although nothing has changed since the last build. */
  readonly force: boolean;
  /** A finished build elsewhere, as `npm run merge` makes it; undefined to build here. */
  readonly from: string | undefined;
  readonly keep: number;
  readonly pagesLost: number;
  /** Addresses of buckets and of folders elsewhere that get the release, too. */
  readonly to: readonly string[];
  /** Lines for the shell. */
  readonly hook: string | undefined;
  readonly hookBefore: string | undefined;
  /** The release that is meant. */
  readonly id: string | undefined;
}

const KEEP = 5;
const PAGES_LOST = 20;

/** A release's id: what names a folder may not lead out of it. */
function idOption(id: string | undefined): string | undefined {
  if (id === undefined || /^[0-9a-f]+(?:-\d+)?$/.test(id)) return id;
  throw new UsageError(`--id: expected the id of a release as --list shows it, got ${id}`);
}

/**
 * Reads the command line of `npm run release`.
 * @throws UsageError that says what was expected
 */
export function readReleaseCommand(args: readonly string[]): ReleaseCommand {
  const { into, from, to, keep, hook, id, sandbox, force, ...options } = readOptions(
    {
      into: { type: 'string', default: path.join('.data', 'site') },
      from: { type: 'string' },
      to: { type: 'string', multiple: true, default: [] },
      keep: { type: 'string', default: String(KEEP) },
      'pages-lost': { type: 'string', default: String(PAGES_LOST) },
      hook: { type: 'string' },
      'hook-before': { type: 'string' },
      id: { type: 'string' },
      sandbox: { type: 'boolean', default: false },
      force: { type: 'boolean', default: false },
      'dry-run': { type: 'boolean', default: false },
      rollback: { type: 'boolean', default: false },
      list: { type: 'boolean', default: false },
      verify: { type: 'boolean', default: false },
    },
    args,
  );
  const tasks: ReleaseTask[] = [
    ...(options['dry-run'] ? (['try'] as const) : []),
    ...(options.rollback ? (['roll-back'] as const) : []),
    ...(options.list ? (['list'] as const) : []),
    ...(options.verify ? (['verify'] as const) : []),
  ];
  const [task = 'release', other] = tasks;
  if (other !== undefined) {
    throw new UsageError('Ask for one of --dry-run, --rollback, --list and --verify at a time');
  }
  return {
    ...{
      task,
      from,
      to,
      hook,
      hookBefore: options['hook-before'],
      sandbox,
      force,
      into: path.resolve(into),
      id: idOption(id),
    },
    keep: countOption('keep', 'releases', keep, 1),
    pagesLost: countOption('pages-lost', 'pages of 100', options['pages-lost']),
  };
}
