import { ensureChromium } from './chromium';
import type { Machine } from './debian-packages';
import { ensureTestPrograms } from './test-programs';

const DEBIAN = '/usr/bin/chromium-headless-shell';
const WHOLE = '/usr/bin/chromium';

function machine(facts: Partial<Machine> & { readonly files?: string[]; fonts?: boolean }) {
  const files = facts.files ?? [];
  const ran: string[] = [];
  const made: Machine = {
    env: {},
    exists: (file) => files.includes(file),
    isRoot: true,
    run: (command, args) => {
      ran.push([command, ...args].join(' '));
      files.push(DEBIAN);
      return 0;
    },
    output: (command) =>
      command === 'fc-list' ? (facts.fonts === true ? 'Noto Sans CJK' : '') : 'apt',
    ...facts,
  };
  return { made, ran };
}

beforeEach(() => {
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
});

test('what is there is used and nothing installed', () => {
  const { made, ran } = machine({ files: [DEBIAN], fonts: true });
  expect([ensureChromium(made), ran]).toEqual([DEBIAN, []]);
});

test('what is missing is installed, fonts too', () => {
  const { made, ran } = machine({});
  expect(ensureChromium(made)).toBe(DEBIAN);
  expect(ran).toEqual([
    'apt-get update',
    'apt-get install -y chromium-headless-shell fontconfig fonts-noto-cjk',
  ]);
  const fontless = machine({ files: [DEBIAN] });
  ensureChromium(fontless.made);
  expect(fontless.ran[1]).toBe('apt-get install -y fontconfig fonts-noto-cjk');
});

test('who may not install is told what to install', () => {
  expect(() => ensureChromium(machine({ isRoot: false }).made)).toThrow(
    'apt-get install chromium-headless-shell fontconfig fonts-noto-cjk',
  );
  expect(() => ensureChromium(machine({ output: () => '' }).made)).toThrow('CHROMIUM_PATH');
  expect(() => ensureChromium(machine({ run: () => 100 }).made)).toThrow('could not install');
});

test('who may not install uses the whole browser where it is there', () => {
  const { made, ran } = machine({ files: [WHOLE], fonts: true, isRoot: false });
  expect([ensureChromium(made), ran]).toEqual([WHOLE, []]);
});

test('CHROMIUM_PATH wins, and must be a file', () => {
  const env = { CHROMIUM_PATH: '/opt/chromium' };
  expect(ensureChromium(machine({ env, files: ['/opt/chromium'] }).made)).toBe('/opt/chromium');
  expect(() => ensureChromium(machine({ env }).made)).toThrow('no such file');
});

test('programs of unit tests are installed where they are missing, or asked for', () => {
  const { made, ran } = machine({ files: ['/usr/bin/rsync'] });
  ensureTestPrograms(['rsync'], made);
  expect(ran).toEqual([]);
  ensureTestPrograms(undefined, made);
  expect(ran).toEqual(['apt-get update', 'apt-get install -y systemd']);
  const other = machine({ isRoot: false }).made;
  expect(() => {
    ensureTestPrograms(['rsync'], other);
  }).toThrow('apt-get install rsync');
});
