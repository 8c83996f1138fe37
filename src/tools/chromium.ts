import { UsageError } from '../node/errors';
import { installPackages, mayInstall, thisMachine, type Machine } from './debian-packages';

/** The package of Chromium without windows: it opens a page in two thirds of the time of the whole browser. */
const PACKAGE = 'chromium-headless-shell';

/** Paths of Debian's packages: the browser without windows, and the whole one, which also works. */
const CHROMIUM = `/usr/bin/${PACKAGE}`;
const WHOLE_CHROMIUM = '/usr/bin/chromium';

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
  installPackages(machine, packages, {
    what: 'the browser tests',
    orElse: packages.includes(PACKAGE) ? ', or name a Chromium with CHROMIUM_PATH' : '',
  });
  if (!machine.exists(chromium)) {
    throw new UsageError(
      `The package ${PACKAGE} has no ${chromium}: name yours with CHROMIUM_PATH`,
    );
  }
  return chromium;
}
