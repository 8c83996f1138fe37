import {
  existsSync,
  readdirSync,
  readFileSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import Libsql from 'libsql';
import { tempFolder } from '../../testing/temp-folder';
import { dataFolder, startTestApi, type TestApi } from '../testing/test-api';
import { logInVisitor, type Visitor } from '../testing/visitor';
import { backUp, restore } from './backup';

const NOW = new Date('2026-11-26T03:00:00.000Z');

function say(api: TestApi, { headers }: Visitor, content: string) {
  const input = { character_id: 'p-lingxi', content, client_message_id: content };
  return api.call('chatRespond', input, headers);
}

async function historyOf(api: TestApi, { webUserId, headers }: Visitor): Promise<string> {
  const input = { conversation_id: `${webUserId}:p-lingxi`, limit: 100 };
  return (await api.call('historyMessages', input, headers)).text;
}

test('what was said until the backup is there after a restore, and what was there before is kept', async () => {
  const api = await startTestApi({ wordMs: 0 });
  const { dataFile } = api;
  const visitor = await logInVisitor(api, '13800000000');
  await say(api, visitor, 'before the backup');
  const backup = join(tempFolder(), 'nightly', 'backup.sqlite');
  // Another program is in the middle of a write: its half is not copied, and it goes on.
  const other = new Libsql(dataFile);
  other.exec("begin immediate; insert into meta (key, value) values ('half', 'written')");
  const made = await backUp(dataFile, backup);
  other.exec('commit');
  other.close();
  expect(made).toMatchObject({ users: 1, messages: 2, bytes: statSync(backup).size });
  expect(statSync(backup).mode & 0o777).toBe(0o600);
  expect(readdirSync(join(backup, '..'))).toEqual(['backup.sqlite']);
  await say(api, visitor, 'after the backup');

  await expect(restore(dataFile, backup, NOW)).rejects.toThrow('Another reference API uses');
  await api.close();
  const { kept = '', ...restored } = await restore(dataFile, backup, NOW);
  expect(restored).toEqual(made);
  const again = await startTestApi({ dataFile });
  const history = await historyOf(again, visitor);
  expect(history).toContain('before the backup');
  expect(history).not.toContain('after the backup');
  expect((await say(again, visitor, 'after the restore')).envelope.error_code).toBe(0);
  const old = new Libsql(kept);
  const all = old.prepare('select content from messages').all();
  old.close();
  expect(JSON.stringify(all)).toContain('after the backup');
});

test('a new machine gets its database from the backup', async () => {
  const api = await startTestApi();
  const backup = join(dataFolder(), 'backup.sqlite');
  await backUp(api.dataFile, backup);
  const dataFile = join(dataFolder(), 'not', 'there', 'data.sqlite');
  expect(await restore(dataFile, backup, NOW)).toMatchObject({ kept: undefined });
  const again = await startTestApi({ dataFile, sampleDir: '/nowhere' });
  expect((await again.call('gameList')).envelope.payload).toMatchObject({ total: 2 });
});

test('what is no whole backup of ours is refused, and the database stays as it was', async () => {
  const api = await startTestApi();
  const { dataFile } = api;
  const folder = tempFolder({ 'letter.txt': 'Dear database' });
  const backup = join(folder, 'backup.sqlite');
  await backUp(dataFile, backup);
  await expect(backUp(dataFile, backup)).rejects.toThrow(`${backup} is there already`);
  await api.close();
  const before = readFileSync(dataFile);
  await expect(restore(dataFile, join(folder, 'none'), NOW)).rejects.toThrow('There is no ');
  await expect(restore(dataFile, join(folder, 'letter.txt'), NOW)).rejects.toThrow(
    'is not a database',
  );
  const bytes = readFileSync(backup);
  // The root page of the first table: what SQLite needs to open the file is whole.
  writeFileSync(backup, bytes.fill(7, bytes.length - 40_000));
  await expect(restore(dataFile, backup, NOW)).rejects.toThrow('is damaged');
  truncateSync(backup, 6000);
  await expect(restore(dataFile, backup, NOW)).rejects.toThrow('is damaged');
  expect(readFileSync(dataFile)).toEqual(before);
  expect(
    readdirSync(join(dataFile, '..')).filter((name) => /part|before|restored/.test(name)),
  ).toEqual([]);
  expect(existsSync(`${dataFile}.lock`)).toBe(false);
});
