import path from 'node:path';
import { UsageError } from '../../node/errors';
import { thisMachine, type Machine } from '../debian-packages';

/** Web servers for which the build writes rules, by the names of their packages in Debian. */
export type WebServer = 'nginx' | 'caddy';

interface Program {
  /** Path in the package, and in a system that has it. */
  readonly file: string;
  /** Variable of the environment that names another one. */
  readonly variable: string;
}

const PROGRAMS: Readonly<Record<WebServer, Program>> = {
  nginx: { file: 'usr/sbin/nginx', variable: 'NGINX_PATH' },
  caddy: { file: 'usr/bin/caddy', variable: 'CADDY_PATH' },
};

const FOLDER = path.resolve('.data', 'programs');

/** Unpacks a package into a folder. Installing it would start a server on this machine, on its port 80. */
const UNPACK =
  'mkdir -p "$1" && cd "$1" && apt-get download "$2" && dpkg-deb -x "$2"_*.deb . && rm -f "$2"_*.deb';

function unpack(machine: Machine, server: WebServer, folder: string): void {
  if (machine.output('apt-get', ['--version']) === '') return;
  console.log(`Unpacking ${server} for the browser tests`);
  const args = ['-c', UNPACK, 'sh', folder, server];
  if (machine.run('sh', args) === 0 || !machine.isRoot) return;
  // A fresh container has no lists of packages.
  if (machine.run('apt-get', ['update']) === 0) machine.run('sh', args);
}

/**
 * Finds a web server of the browser tests: the one that the environment names, else the system's, else Debian's package,
 * unpacked into `.data/programs`.
 * @returns its path
 * @throws UsageError that says what to install
 */
export function ensureWebServer(server: WebServer, machine: Machine = thisMachine): string {
  const { file, variable } = PROGRAMS[server];
  const named = machine.env[variable];
  if (named !== undefined && named !== '') {
    if (machine.exists(named)) return named;
    throw new UsageError(`${variable} names ${named}, and there is no such file`);
  }
  const folder = path.join(FOLDER, server);
  const places = [path.join('/', file), path.join(folder, file)];
  const found = places.find(machine.exists);
  if (found !== undefined) return found;
  unpack(machine, server, folder);
  const unpacked = places.find(machine.exists);
  if (unpacked !== undefined) return unpacked;
  throw new UsageError(
    `The browser tests need ${server}: install it (on Debian: apt-get install ${server}), or name one with ${variable}`,
  );
}

/**
 * Finds all web servers that the browser tests need, and notes them in the environment, which their workers have from here.
 * @throws UsageError that says what to install
 */
export function ensureWebServers(): void {
  for (const server of ['nginx', 'caddy'] as const) {
    process.env[PROGRAMS[server].variable] = ensureWebServer(server);
  }
}
