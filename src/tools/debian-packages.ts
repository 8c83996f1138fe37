import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { UsageError } from '../node/errors';

/** Facts and programs of the machine; tests replace them. */
export interface Machine {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly exists: (file: string) => boolean;
  readonly isRoot: boolean;
  /** Runs a program with its output on the terminal; its exit code, or 127 when there is no such program. */
  readonly run: (command: string, args: readonly string[]) => number;
  /** The output of a program, empty when it fails. */
  readonly output: (command: string, args: readonly string[]) => string;
}

/** The machine that this runs on. */
export const thisMachine: Machine = {
  env: process.env,
  exists: existsSync,
  isRoot: process.getuid?.() === 0,
  run: (command, args) =>
    spawnSync(command, args, {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status ?? 127,
  output: (command, args) => {
    const { status, stdout } = spawnSync(command, args, { encoding: 'utf8' });
    return status === 0 ? stdout : '';
  },
};

/** True on Debian, and what is made of it, for its administrator. */
export function mayInstall(machine: Machine): boolean {
  return machine.isRoot && machine.output('apt-get', ['--version']) !== '';
}

interface Wanting {
  /** Words for what needs the packages. */
  readonly what: string;
  /** Words for what may be done in place of installing them, which end the sentence. */
  readonly orElse?: string;
}

/**
 * Installs Debian's packages where that may be done.
 * @throws UsageError that says what to install where it may not, or when it fails
 */
export function installPackages(
  machine: Machine,
  packages: readonly string[],
  { what, orElse = '' }: Wanting,
): void {
  if (packages.length === 0) return;
  const wanted = packages.join(' ');
  if (!mayInstall(machine)) {
    const how = `install them (on Debian: apt-get install ${wanted})`;
    throw new UsageError(`There is no ${wanted} here for ${what}: ${how}${orElse}`);
  }
  console.log(`Installing ${wanted} for ${what}`);
  if (
    machine.run('apt-get', ['update']) !== 0 ||
    machine.run('apt-get', ['install', '-y', ...packages]) !== 0
  ) {
    throw new UsageError(`apt-get could not install ${wanted}; its message is above`);
  }
}
