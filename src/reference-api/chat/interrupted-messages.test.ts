import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import Libsql from 'libsql';
import * as z from 'zod/mini';
import { endpoints, type PayloadOf } from '../../contract';
import { dataFolder, startTestApi, type TestApi } from '../testing/test-api';
import { logInVisitor, type Visitor } from '../testing/visitor';
import { createEcho } from './testing/echo-companion';

type History = PayloadOf<'historyMessages'>['list'];

function send(api: TestApi, { headers }: Visitor, content: string) {
  const input = { character_id: 'p-lingxi', content, client_message_id: content };
  return api.call('chatRespond', input, headers);
}

async function historyOf(api: TestApi, { webUserId, headers }: Visitor): Promise<History> {
  const input = { conversation_id: `${webUserId}:p-lingxi`, limit: 100 };
  const { payload } = (await api.call('historyMessages', input, headers)).envelope;
  return z.parse(endpoints.historyMessages.payload, payload).list;
}

function wordsOf(history: History): string[] {
  return history.map(({ content }) => content);
}

/** Files as a kill at one moment leaves them. */
interface Wreck {
  readonly moment: string;
  readonly dataFile: string;
}

/**
 * Copies the data files at every moment at which a kill would make a difference: around each end of a
 * transaction, and while the partner thinks. SIGKILL leaves what was written to a file, so that a copy is what it leaves.
 */
function collectWrecks(dataFile: string) {
  const folder = dataFolder();
  const wrecks: Wreck[] = [];
  const take = (moment: string): void => {
    const own = join(folder, String(wrecks.length));
    mkdirSync(own);
    wrecks.push({ moment, dataFile: join(own, 'data.sqlite') });
    for (const suffix of ['', '-wal']) {
      if (existsSync(dataFile + suffix)) {
        copyFileSync(dataFile + suffix, join(own, `data.sqlite${suffix}`));
      }
    }
  };
  const exec = Libsql.prototype.exec;
  jest.spyOn(Libsql.prototype, 'exec').mockImplementation(function (this: Libsql.Database, sql) {
    if (sql === 'commit') take('before a commit');
    exec.call(this, sql);
    if (sql === 'commit') take('after a commit');
    return this;
  });
  return { wrecks, take };
}

test('wherever a kill strikes, the message that is sent again is there once and answered once', async () => {
  const echo = createEcho();
  const api = await startTestApi({ companion: echo.companion });
  const visitor = await logInVisitor(api, '13800000000');
  await send(api, visitor, 'earlier');
  const { wrecks, take } = collectWrecks(api.dataFile);
  const letGo = echo.hold();
  const begun = echo.nextTurn();
  const sending = send(api, visitor, 'hello');
  await begun;
  take('while the partner thinks');
  letGo();
  await sending;
  take('after the answer');
  jest.restoreAllMocks();

  const left: Record<string, string[]> = {};
  for (const { moment, dataFile } of wrecks) {
    const again = await startTestApi({ dataFile, companion: createEcho().companion });
    left[`${String(Object.keys(left).length)} ${moment}`] = wordsOf(
      await historyOf(again, visitor),
    ).slice(2);
    const { envelope } = await send(again, visitor, 'hello');
    expect(envelope.payload).toMatchObject({ message: { content: 'You said: hello' } });
    const history = await historyOf(again, visitor);
    expect(wordsOf(history)).toEqual(['earlier', 'You said: earlier', 'hello', 'You said: hello']);
    expect(history[3]?.reply_to).toBe(history[2]?.id);
    await again.close();
  }
  // Whoever has been answered finds it after the restart; whoever has not, finds all of it or nothing.
  expect(left).toEqual({
    '0 before a commit': [],
    '1 after a commit': ['hello'],
    '2 while the partner thinks': ['hello'],
    '3 before a commit': ['hello'],
    '4 after a commit': ['hello', 'You said: hello'],
    '5 after the answer': ['hello', 'You said: hello'],
  });
});
