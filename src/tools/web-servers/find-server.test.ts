import path from 'node:path';
import type { Machine } from '../debian-packages';
import { ensureWebServer } from './find-server';

const UNPACKED = path.resolve('.data/programs/nginx/usr/sbin/nginx');

/** A machine whose package lists may be missing until it has updated them. */
function machine(facts: Partial<Machine> & { readonly files?: string[]; hasLists?: boolean }) {
  const files = facts.files ?? [];
  const ran: string[] = [];
  let hasLists = facts.hasLists ?? true;
  const made: Machine = {
    env: {},
    exists: (file) => files.includes(file),
    isRoot: true,
    run: (command) => {
      ran.push(command);
      if (command === 'apt-get') hasLists = true;
      else if (hasLists) files.push(UNPACKED);
      return hasLists ? 0 : 100;
    },
    output: () => 'apt',
    ...facts,
  };
  return { made, ran };
}

beforeEach(() => {
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
});

test('the server of the system is used, else the one that was unpacked before', () => {
  for (const file of ['/usr/sbin/nginx', UNPACKED]) {
    const { made, ran } = machine({ files: [file] });
    expect([ensureWebServer('nginx', made), ran]).toEqual([file, []]);
  }
});

test('what is missing is unpacked, with the lists of packages where they are missing, too', () => {
  const ready = machine({});
  expect([ensureWebServer('nginx', ready.made), ready.ran]).toEqual([UNPACKED, ['sh']]);
  const fresh = machine({ hasLists: false });
  expect([ensureWebServer('nginx', fresh.made), fresh.ran]).toEqual([
    UNPACKED,
    ['sh', 'apt-get', 'sh'],
  ]);
});

test('who cannot have it is told what to install', () => {
  expect(() => ensureWebServer('nginx', machine({ hasLists: false, isRoot: false }).made)).toThrow(
    'apt-get install nginx',
  );
  expect(() => ensureWebServer('caddy', machine({ output: () => '' }).made)).toThrow('CADDY_PATH');
});

test('the environment wins, and must name a file', () => {
  const env = { NGINX_PATH: '/opt/nginx' };
  expect(ensureWebServer('nginx', machine({ env, files: ['/opt/nginx'] }).made)).toBe('/opt/nginx');
  expect(() => ensureWebServer('nginx', machine({ env }).made)).toThrow('no such file');
});
