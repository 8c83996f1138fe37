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

/** The package of Chromium without windows: it opens a page in two thirds of the time of the whole browser. */
const PACKAGE = 'chromium-headless-shell';

/** Paths of Debian's packages: the browser without windows, and the whole one, which also works. */
const CHROMIUM = `/usr/bin/${PACKAGE}`;
const WHOLE_CHROMIUM = '/usr/bin/chromium';

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

/** True when fonts for Chinese are installed; with boxes in their place, widths and pictures would be wrong. */
function drawsChinese(machine: Machine): boolean {
  return machine.output('fc-list', [':lang=zh', 'family']).trim() !== '';
}

function missingPackages(machine: Machine, chromium: string): string[] {
  return [
    ...(machine.exists(chromium) ? [] : [PACKAGE]),
    ...(drawsChinese(machine) ? [] : ['fontconfig', 'fonts-noto-cjk']),
  ];
}

function mayInstall(machine: Machine): boolean {
  return machine.isRoot && machine.output('apt-get', ['--version']) !== '';
}

function install(machine: Machine, packages: readonly string[]): void {
  const wanted = packages.join(' ');
  if (!mayInstall(machine)) {
    throw new UsageError(
      `The browser tests need ${wanted}: install them (on Debian: apt-get install ${wanted})` +
        (packages.includes(PACKAGE) ? ', or name a Chromium with CHROMIUM_PATH' : ''),
    );
  }
  console.log(`Installing ${wanted} for the browser tests`);
  if (
    machine.run('apt-get', ['update']) !== 0 ||
    machine.run('apt-get', ['install', '-y', ...packages]) !== 0
  ) {
    throw new UsageError(`apt-get could not install ${wanted}; its message is above`);
  }
}

/**
 * The Chromium of the browser tests: `CHROMIUM_PATH`, else Debian's without windows, installed together with fonts
 * for Chinese and Japanese where they are missing and this may be done; else the whole browser that is there.
 * @throws UsageError that says what to install
 */
export function ensureChromium(machine: Machine = thisMachine): string {
  const named = machine.env.CHROMIUM_PATH;
  if (named !== undefined && named !== '') {
    if (machine.exists(named)) return named;
    throw new UsageError(`CHROMIUM_PATH names ${named}, and there is no such file`);
  }
  const isWhole = machine.exists(WHOLE_CHROMIUM) && !mayInstall(machine);
  const chromium = isWhole && !machine.exists(CHROMIUM) ? WHOLE_CHROMIUM : CHROMIUM;
  const packages = missingPackages(machine, chromium);
  if (packages.length > 0) install(machine, packages);
  if (!machine.exists(chromium)) {
    throw new UsageError(
      `The package ${PACKAGE} has no ${chromium}: name yours with CHROMIUM_PATH`,
    );
  }
  return chromium;
}
