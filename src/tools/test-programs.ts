import { installPackages, thisMachine, type Machine } from './debian-packages';

/** Programs of Debian that unit tests run, and the package of each. */
const PROGRAMS = {
  rsync: { file: '/usr/bin/rsync', packageName: 'rsync' },
  'systemd-analyze': { file: '/usr/bin/systemd-analyze', packageName: 'systemd' },
} as const;

export type TestProgram = keyof typeof PROGRAMS;

const ALL: readonly TestProgram[] = ['rsync', 'systemd-analyze'];

/**
 * Makes sure of programs that unit tests run: they are installed where they are missing and this may be done, as
 * Chromium is. A test that has none of them fails and says so.
 * @throws UsageError that says what to install
 */
export function ensureTestPrograms(
  programs: readonly TestProgram[] = ALL,
  machine: Machine = thisMachine,
): void {
  const missing = programs.filter((program) => !machine.exists(PROGRAMS[program].file));
  const packages = missing.map((program) => PROGRAMS[program].packageName);
  installPackages(machine, packages, { what: 'the unit tests' });
}
