import { once } from 'node:events';
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { readSample } from './seed/read-sample';
import { killChild, runApiProcess, startApiProcess } from './testing/api-process';
import { SAMPLE_DIR, startTestApi, dataFolder } from './testing/test-api';
import { logInVisitor } from './testing/visitor';

function sampleWith(file: string, change: (text: string) => string): string {
  const dir = join(dataFolder(), 'sample');
  cpSync(SAMPLE_DIR, dir, { recursive: true });
  writeFileSync(join(dir, file), change(readFileSync(join(dir, file), 'utf8')));
  return dir;
}

test('what was changed is there after a restart, and the sample is not written again', async () => {
  const first = await startTestApi();
  await first.send('PATCH', '/sandbox/games/star-echo', { summary: 'Changed' });
  await first.close();
  await first.close();
  const again = await startTestApi({ dataFile: first.dataFile, sampleDir: '/nowhere' });
  const { envelope } = await again.call('gameDetail', { id: 'star-echo' });
  expect(envelope.payload).toMatchObject({ summary: 'Changed' });
  await again.close();
});

test('the start tells whom the sandbox is open to, and a write that was answered survives kill -9', async () => {
  const dataFile = join(dataFolder(), 'data.sqlite');
  const prepared = await startTestApi({ dataFile });
  await prepared.close();
  const { url, banner, child } = await startApiProcess(dataFile);
  expect(banner).toContain('SMS codes, faults and edits are open to everyone on this machine');
  await fetch(`${url}/sandbox/games/star-echo`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ summary: 'Written last' }),
  });
  await expect(startTestApi({ dataFile })).rejects.toThrow(`process ${String(child.pid)} on`);
  await killChild(child);
  const again = await startTestApi({ dataFile });
  const { envelope } = await again.call('gameDetail', { id: 'star-echo' });
  expect(envelope.payload).toMatchObject({ summary: 'Written last' });
  await again.close();
});

test('a second API on a data file is refused, and may not reset it', async () => {
  const first = await startTestApi();
  const { dataFile } = first;
  const words = `Another reference API uses ${dataFile} (process ${String(process.pid)} on `;
  const remedy = `End it, or choose another data file (--data); if there is none any more, remove ${dataFile}.lock`;
  await expect(startTestApi({ dataFile })).rejects.toThrow(words);
  const second = runApiProcess('--data', dataFile, '--reset');
  const ended = once(second, 'exit');
  const said = await text(second.stderr);
  expect(said).toContain(words);
  expect(said).toContain(remedy);
  expect(await ended).toEqual([2, null]);
  expect(existsSync(dataFile)).toBe(true);
  expect((await first.call('gameList')).envelope.payload).toMatchObject({ total: 2 });
  await first.close();
  expect(existsSync(`${dataFile}.lock`)).toBe(false);
});

test('a database in memory is for each API its own, and no file', async () => {
  const memory = { dataFile: ':memory:' };
  const [one, other] = [await startTestApi(memory), await startTestApi(memory)];
  await one.send('PATCH', '/sandbox/games/star-echo', { summary: 'Changed' });
  const { envelope } = await other.call('gameDetail', { id: 'star-echo' });
  expect(envelope.payload).not.toMatchObject({ summary: 'Changed' });
  expect(existsSync(':memory:.lock')).toBe(false);
});

test.each([
  [
    'games/star-echo.json',
    (text: string) => text.replace('"name"', '"nom"'),
    /star-echo\.json: name: /,
  ],
  ['games/star-echo.json', (text: string) => text.slice(0, -20), /star-echo\.json: .*JSON/],
  [
    'games/star-echo.json',
    (text: string) => text.replace('"rarity": 5', '"rarity": 7'),
    /star-echo\.json: roles\.0\.rarity: .*6/,
  ],
  [
    'games/star-echo.json',
    (text: string) => text.replace('"Sci-fi",', ''),
    /star-echo\.json: i18n\.en\.tags: expected 3 items as in Chinese, got 2/,
  ],
  [
    'games/star-echo.json',
    (text: string) => text.replaceAll('star-echo', 'star-ekko'),
    /star-echo\.json: id: expected the file's name/,
  ],
  ['partners.json', () => '[{"id":"p-x"}]', /partners\.json: 0\.name: /],
  ['activities.json', () => '{"banners":[],"list":[{}]}', /activities\.json: list\.0\.id: /],
])('a broken %s is named with its field', (file, change, message) => {
  expect(() => readSample(sampleWith(file, change))).toThrow(message);
});

test('a broken sample leaves no half library behind', async () => {
  const dataFile = join(dataFolder(), 'data.sqlite');
  const broken = sampleWith('partners.json', () => '[{}]');
  await expect(startTestApi({ dataFile, sampleDir: broken })).rejects.toThrow('partners.json');
  const api = await startTestApi({ dataFile });
  expect((await api.call('gameList')).envelope.payload).toMatchObject({ total: 2 });
  await api.close();
});

test('a file that is no database is left alone', async () => {
  const dataFile = join(dataFolder(), 'letter.txt');
  writeFileSync(dataFile, 'Dear database, please do not overwrite me.');
  await expect(startTestApi({ dataFile })).rejects.toThrow('not a database file');
  expect(readFileSync(dataFile, 'utf8')).toContain('Dear database');
});

test('a port in use is an error that names it', async () => {
  const first = await startTestApi();
  const port = Number(new URL(first.url).port);
  await expect(startTestApi({ port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
  await first.close();
});

test('a server that ends waits for an answer that is coming, and keeps it', async () => {
  let answer: () => void = () => undefined;
  const coming = new Promise<void>((resolve) => {
    answer = resolve;
  });
  let begin: () => void = () => undefined;
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const slow = await startTestApi({
    companion: {
      reply: async () => {
        begin();
        await coming;
        return {
          content: 'Kept',
          references: [],
          suggestions: [],
          memory: undefined,
          origin: 'script',
        };
      },
    },
  });
  const visitor = await logInVisitor(slow, '13800000000');
  const input = { character_id: 'p-lingxi', content: 'kept', client_message_id: 'kept' };
  const call = slow.call('chatRespond', input, visitor.headers).catch(() => undefined);
  await begun;
  const closing = slow.close();
  // Nobody is let in any more, and yet what has begun goes on.
  while (await slow.fetch('/health').catch(() => false));
  answer();
  await Promise.all([closing, call]);
  const again = await startTestApi({ dataFile: slow.dataFile });
  const { envelope } = await again.call('chatRespond', input, visitor.headers);
  expect(envelope.payload).toMatchObject({ message: { content: 'Kept' } });
});
