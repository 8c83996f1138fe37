import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import { tempFolder } from '../../testing/temp-folder';
import { startTestApi, type TestApi } from '../testing/test-api';
import { openDatabase } from './open-database';

/**
 * A database that release 1 wrote: the game star-echo with a summary that was edited, two partners, and
 * a user who logged in on 2026-11-21 at 08:00 UTC.
 */
const RELEASE_1 = join(__dirname, 'testing/release-1.sqlite');
const HEADERS = { authorization: 'Bearer gVWmw6bMWEgQbMWZLIXPU6Nn57ybwkunbjebvEN2dRE' };

let api: TestApi;
beforeAll(async () => {
  const dataFile = join(tempFolder(), 'data.sqlite');
  copyFileSync(RELEASE_1, dataFile);
  api = await startTestApi({
    dataFile,
    sampleDir: '/nowhere',
    now: () => new Date('2026-11-22T08:00:00.000Z'),
  });
});

test('the library of an older release is kept as it was, edits too', async () => {
  const game = await api.call('gameDetail', { id: 'star-echo' });
  expect(game.envelope.payload).toMatchObject({ summary: 'Changed by an editor', role_count: 2 });
  const partners = await api.call('officialCharacters');
  expect(partners.envelope.payload).toMatchObject({ total: 2 });
  const found = await api.call('knowledgeSearch', { search_value: 'Changed by an editor' });
  expect(found.envelope.payload).toMatchObject({ list: [{ id: 'star-echo' }] });
});

test('the pictures that it names are served', async () => {
  const { text } = await api.call('gameDetail', { id: 'star-echo' });
  const addresses = [...text.matchAll(/"(\/pictures\/[^"]+)"/g)].map(([, address = '']) => address);
  expect(addresses).toHaveLength(5);
  for (const address of addresses) expect((await api.fetch(address)).status).toBe(200);
});

test('who was logged in still is', async () => {
  const me = await api.call('me', {}, HEADERS);
  expect(me.envelope.payload).toMatchObject({
    web_user_id: '5448436779386423962',
    phone_masked: '138****0000',
  });
});

test('its partners talk, and what is said is kept', async () => {
  const { payload } = (await api.call('officialCharacters', {}, HEADERS)).envelope;
  const { list } = z.parse(z.object({ list: z.array(z.object({ id: z.string() })) }), payload);
  const [character_id = ''] = list.map(({ id }) => id);
  const input = { character_id, content: '你好', client_message_id: 'x' };
  const answer = await api.call('chatRespond', input, HEADERS);
  expect(answer.envelope).toMatchObject({ error_code: 0 });
  const conversation_id = `5448436779386423962:${character_id}`;
  const history = await api.call('historyMessages', { conversation_id, limit: 10 }, HEADERS);
  expect(history.envelope.payload).toMatchObject({ list: [{ content: '你好' }, {}] });
});

test('the table that said what to draw is gone', async () => {
  const db = await openDatabase(api.dataFile);
  const { rows } = await sql<{ name: string }>`
    select name from sqlite_master where type = 'table'`.execute(db);
  await db.destroy();
  const names = rows.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['games', 'users', 'sessions']));
  expect(names).not.toContain('picture_subjects');
});

test('more games can be generated into it', async () => {
  const dataFile = join(tempFolder(), 'data.sqlite');
  copyFileSync(RELEASE_1, dataFile);
  const own = await startTestApi({ dataFile, scale: 1 });
  expect((await own.call('gameList')).envelope.payload).toMatchObject({ total: 2 });
});
