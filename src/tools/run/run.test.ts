import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { closeServer, listen } from '../../node/listen';
import { startChild } from './child-process';
import { condenseGatsbyLog } from './gatsby-log';
import { gatsbyEnvironment, ownTempFolder } from './gatsby';
import { askHealth } from './reference-api';

describe('a child', () => {
  const node = (code: string, onLine?: (line: string) => void) =>
    startChild(process.execPath, ['-e', code], { ...(onLine && { onLine }) });

  test('hands over its lines and its exit code', async () => {
    const lines: string[] = [];
    const child = node('console.log("a\\nb"); console.error("c"); process.exitCode = 3', (line) =>
      lines.push(line),
    );
    expect(await child.done).toBe(3);
    expect(lines.sort()).toEqual(['a', 'b', 'c']);
    await child.stop();
  });

  test('is stopped by a signal', async () => {
    const child = node('setInterval(() => {}, 1000)');
    await child.stop();
    expect(await child.done).toBe(128 + 15);
  });

  test('that does not exist is a readable error', async () => {
    await expect(startChild('no-such-program', []).done).rejects.toThrow('cannot be started');
  });
});

test('Gatsby gets memory unless the person said how much, and no telemetry', () => {
  const young = '--max-semi-space-size=64';
  const memory = `--max-old-space-size=8192 ${young}`;
  const preload = `--require "${path.resolve('src/tools/run/watch-sources-only.cjs')}"`;
  expect(gatsbyEnvironment({ A: 'a' })).toEqual({
    A: 'a',
    GATSBY_TELEMETRY_DISABLED: '1',
    GATSBY_CPU_COUNT: 'logical_cores',
    GATSBY_LOGGER: 'yurnalist',
    NODE_OPTIONS: `${memory} ${preload}`,
  });
  expect(gatsbyEnvironment({ NODE_OPTIONS: '--trace-warnings' }).NODE_OPTIONS).toBe(
    `--trace-warnings ${memory} ${preload}`,
  );
  const own = '--max-old-space-size=2048';
  expect(gatsbyEnvironment({ NODE_OPTIONS: own }).NODE_OPTIONS).toBe(`${own} ${young} ${preload}`);
});

test('Gatsby writes a message as one plain line where its output goes to no terminal', async () => {
  const message = 'x'.repeat(200);
  const report = `require('gatsby-cli/lib/reporter').info('${message}')`;
  const env = gatsbyEnvironment({ PATH: process.env.PATH });
  const { stdout } = await promisify(execFile)(process.execPath, ['-e', report], { env });
  expect(stdout).toBe(`info ${message}\n`);
  expect(gatsbyEnvironment({}, true)).not.toHaveProperty('GATSBY_LOGGER');
});

test('temporary files of a build lie in a folder of its own, and those of a killed build go with the next one', async () => {
  const site = await realpath(await mkdtemp(path.join(tmpdir(), 'site ')));
  const makeTempFile = async (): Promise<string> => {
    const code =
      'process.stdout.write(require("fs").mkdtempSync(require("os").tmpdir() + "/worker"))';
    const env = { ...process.env, ...ownTempFolder(site) };
    return (await promisify(execFile)(process.execPath, ['-e', code], { env })).stdout;
  };
  const first = await makeTempFile();
  expect(first.startsWith(path.join(site, '.data', 'tmp'))).toBe(true);
  expect(existsSync(first)).toBe(true);
  const second = await makeTempFile();
  expect(existsSync(second)).toBe(true);
  expect(existsSync(first)).toBe(false);
  await rm(site, { recursive: true });
});

test("the compiler of Gatsby's own files hears of sources and of what it has written", async () => {
  const folder = await realpath(await mkdtemp(path.join(tmpdir(), 'watched ')));
  const script = `
    const watcher = require(require.resolve('@parcel/watcher', { paths: [${JSON.stringify(__dirname)}] }));
    const { mkdirSync, writeFileSync } = require('node:fs');
    const snapshot = 'snapshot.txt';
    const options = { ignore: [process.cwd() + '/' + snapshot] };
    const write = (name) => { mkdirSync(name); writeFileSync(name + '/file', ''); };
    (async () => {
      await watcher.writeSnapshot('.', snapshot, options);
      ['.cache', '.data', 'node_modules', 'public', 'src'].forEach(write);
      const events = await watcher.getEventsSince(process.cwd(), snapshot, options);
      console.log(events.map(({ path }) => path.slice(process.cwd().length + 1)).sort().join());
    })();`;
  try {
    const { stdout } = await promisify(execFile)(process.execPath, ['-e', script], {
      cwd: folder,
      env: {
        ...gatsbyEnvironment(process.env),
        GATSBY_WORKER_MODULE_PATH: '/gatsby/dist/utils/parcel/compile-gatsby-files.js',
      },
    });
    expect(stdout.trim()).toBe('.cache,.cache/file,src,src/file');
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('the log in short has long steps and whatever is unusual', () => {
  const shown: string[] = [];
  const log = condenseGatsbyLog((line) => shown.push(line));
  const lines = [
    'success compile gatsby files - 0.512s',
    'success Building production JavaScript and CSS bundles - 12.345s',
    'success Building static HTML for pages - 3.100s - 60/60 19.35/s',
    'success Writing page-data.json files to public directory - 1.021s - 60/60 58.7/s',
    'info Total nodes: 12',
    '',
    'warn a picture is missing',
    'Pulled 24 games',
  ];
  lines.forEach(log.onLine);
  expect(shown).toEqual([
    '   12.345 s  Building production JavaScript and CSS bundles',
    '    3.100 s  Building static HTML for pages',
    '    1.021 s  Writing page-data.json files to public directory',
    '  warn a picture is missing',
    '  Pulled 24 games',
  ]);
  expect(log.all()).toBe(lines.join('\n'));
});

test('only our own API is taken for it', async () => {
  let body = '{"status":"ok","games":3,"sandbox":true}';
  const server = createServer((_req, res) => res.end(body));
  const url = `http://127.0.0.1:${String(await listen(server))}`;
  expect(await askHealth(url)).toEqual({ status: 'ok', games: 3, sandbox: true });
  body = '{"status":"ok"}';
  expect(await askHealth(url)).toBeUndefined();
  await closeServer(server);
  expect(await askHealth(url)).toBeUndefined();
});
