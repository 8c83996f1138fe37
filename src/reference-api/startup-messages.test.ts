import { UsageError } from '../node/errors';
import { parseCommand } from './command-line';
import { DataFileError } from './database/data-file-error';
import { SampleError } from './seed/read-sample';
import { banner, explainFault } from './startup-messages';

const url = 'http://127.0.0.1:8787';

test.each([
  ['', 'on: SMS codes, faults and edits are open to everyone on this machine'],
  [
    '--expose-sandbox',
    'on: SMS codes, faults and edits are open to everyone who reaches this port',
  ],
  ['--no-sandbox', 'off'],
  ['--no-sandbox --expose-sandbox', 'off'],
])(
  'a server with %j tells its address, its data, and that its sandbox is %s',
  (options, sandbox) => {
    const command = parseCommand(`--data d.sqlite ${options}`.trim().split(' '));
    expect(banner(command, url).split('\n')).toEqual([
      `Reference API at ${url} (${url}/openapi.json)`,
      '  data     d.sqlite',
      `  sandbox  ${sandbox}`,
      '  For development only: never let it face the internet.',
    ]);
  },
);

function explain(error: unknown): string | undefined {
  return explainFault(error, parseCommand(['--host', 'h', '--port', '80']));
}

test.each([
  new SampleError(['games: no']),
  new DataFileError('d.sqlite is locked by another program'),
  new UsageError('End it'),
])('what says by itself what to do is told as it is: %s', (error) => {
  expect(explain(error)).toBe(error.message);
});

test.each([
  ['EADDRINUSE', 'h:80 is in use by another program: choose another port with --port'],
  ['EADDRNOTAVAIL', '--host: h is no address of this machine'],
  ['ENOTFOUND', '--host: h is no address of this machine'],
  ['EACCES', 'h:80 may not be used: choose a port from 1024 with --port'],
  ['EPIPE', undefined],
])('the fault %s of a port is put into words', (code, words) => {
  expect(explain(Object.assign(new Error('listen'), { code }))).toBe(words);
});

test('of every other fault the stack alone helps', () => {
  for (const error of [
    new Error('x'),
    new TypeError('x'),
    { code: 'EACCES' },
    'EACCES',
    undefined,
  ]) {
    expect(explain(error)).toBeUndefined();
  }
});
