import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { endpoints, ERROR_CODE } from '../contract';
import { killChild, startApiProcess } from './testing/api-process';
import { callsTo, type ApiCalls } from './testing/api-calls';
import { dataFolder, startTestApi } from './testing/test-api';
import { logInVisitor, type Visitor } from './testing/visitor';

function send(api: ApiCalls, { headers }: Visitor, content: string) {
  const input = { character_id: 'p-lingxi', content, client_message_id: content };
  return api.call('chatRespond', input, headers);
}

async function historyOf(api: ApiCalls, { webUserId, headers }: Visitor) {
  const input = { conversation_id: `${webUserId}:p-lingxi`, limit: 100 };
  const { payload } = (await api.call('historyMessages', input, headers)).envelope;
  return z.parse(endpoints.historyMessages.payload, payload).list;
}

const hasLinux = process.platform === 'linux';

/**
 * Lets the system refuse a process every byte that it writes to a file (setrlimit(2), RLIMIT_FSIZE), as a disk does that
 * has no room; a pipe is no file.
 */
function limitFiles(pid: number | undefined, bytes: 'unlimited' | 1): void {
  execFileSync('prlimit', ['--pid', String(pid), `--fsize=${String(bytes)}:unlimited`]);
}

test('a process that cannot write, and then is killed in the middle of a reply, loses and doubles nothing', async () => {
  const dataFile = join(dataFolder(), 'data.sqlite');
  // The small sample; the process finds it there.
  await (await startTestApi({ dataFile })).close();
  const { url, child, faults } = await startApiProcess(dataFile);
  const api = callsTo(url);
  const visitor = await logInVisitor(api, '13800000000');
  expect((await send(api, visitor, 'one')).envelope.error_code).toBe(0);

  if (hasLinux) {
    limitFiles(child.pid, 1);
    expect((await send(api, visitor, 'two')).envelope.error_code).toBe(ERROR_CODE.serverFault);
    expect((await api.call('gameList')).envelope.error_code).toBe(0);
    expect(await historyOf(api, visitor)).toHaveLength(2);
    while (!/data\.sqlite could not be .*written/.test(faults())) await api.call('gameList');
    limitFiles(child.pid, 'unlimited');
  }
  expect((await send(api, visitor, 'two')).envelope.error_code).toBe(0);

  const lost = send(api, visitor, 'three').catch(() => 'no answer');
  // The message is stored; its reply is written word by word.
  while ((await historyOf(api, visitor)).length < 5);
  await killChild(child);
  expect(await lost).toBe('no answer');
  const again = await startTestApi({ dataFile });
  await send(again, visitor, 'three');
  await send(again, visitor, 'three');
  const history = await historyOf(again, visitor);
  const said = history.filter(({ sender }) => sender === 'user').map(({ content }) => content);
  expect(said).toEqual(['one', 'two', 'three']);
  expect(history.map(({ reply_to }) => reply_to).filter((id) => id !== undefined)).toEqual(
    history.filter(({ sender }) => sender === 'user').map(({ id }) => id),
  );
});
