import { parseCommand } from './command-line';

test('the defaults suit a developer', () => {
  expect(parseCommand([])).toEqual({
    help: false,
    port: 8787,
    host: '127.0.0.1',
    dataFile: '.data/reference-api.sqlite',
    scale: 0,
    reset: false,
    sandbox: true,
    exposeSandbox: false,
    trustProxy: undefined,
  });
});

test('every option is read', () => {
  const args =
    '--port 1 --host ::1 --data d.sqlite --scale 20 --reset --no-sandbox --expose-sandbox --trust-proxy 10.0.0.1';
  expect(parseCommand(args.split(' '))).toEqual({
    help: false,
    port: 1,
    host: '::1',
    dataFile: 'd.sqlite',
    scale: 20,
    reset: true,
    sandbox: false,
    exposeSandbox: true,
    trustProxy: '10.0.0.1',
  });
});

test('a backup and a restore name a file', () => {
  expect(parseCommand(['--backup', 'b.sqlite'])).toMatchObject({ backup: 'b.sqlite' });
  expect(parseCommand(['--restore', 'b.sqlite'])).toMatchObject({ restore: 'b.sqlite' });
});

test.each([
  [['--port', '65536'], '--port: expected a whole number from 0 to 65535, got 65536'],
  [['--scale', 'many'], '--scale: expected a whole number'],
  [['--scale=-1'], '--scale: expected a whole number'],
  [['--prot', '80'], '--prot'],
  [['extra'], 'extra'],
  [['--reset', '--restore', 'a.sqlite'], '--reset and --restore: expected one of them'],
  [['--backup'], '--backup'],
])('%j is refused in one line', (args, message) => {
  expect(() => parseCommand(args)).toThrow(message);
  try {
    parseCommand(args);
  } catch (error) {
    expect(String(error)).not.toContain('\n');
  }
});
