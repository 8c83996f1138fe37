import * as z from 'zod/mini';
import { companionMemoryPayload } from '../../contract/companion-memory';
import { openDatabase } from '../database/open-database';
import { startTestApi, type TestApi } from '../testing/test-api';
import { logInVisitor, ticketFor, type Visitor } from '../testing/visitor';

const PATH = '/api/character/companion_memory';

let api: TestApi;
let phones = 13_800_000_000;
beforeAll(async () => {
  api = await startTestApi({ codeLimits: { perNumber: [], perAddress: [] } });
});

/** Somebody who has told a partner something. */
async function meet(...told: string[]): Promise<Visitor> {
  phones += 1;
  const visitor = await logInVisitor(api, String(phones));
  for (const content of told) {
    const input = { character_id: 'p-lingxi', content, client_message_id: content, locale: 'en' };
    await api.call('chatRespond', input, visitor.headers);
  }
  return visitor;
}

async function read({ headers }: Visitor) {
  const { envelope } = await api.ask(`${PATH}?character_id=p-lingxi`, { headers });
  return z.parse(companionMemoryPayload, envelope.payload);
}

async function change({ headers }: Visitor, input: Record<string, unknown>) {
  const body = { character_id: 'p-lingxi', ...input };
  return (await api.send('POST', PATH, body, headers)).envelope;
}

test('what a visitor has told is listed in plain words, with the version of the partner', async () => {
  const { facts, version, changes } = await read(await meet('My name is Ana'));
  expect(facts).toMatchObject([{ key: 'name', value: 'Ana' }]);
  expect(facts[0]?.i18n?.en?.text).toContain('Ana');
  expect(facts[0]?.i18n?.ja?.text).toContain('Ana');
  expect(changes[0]?.version).toBe(version);
});

test('it can be corrected and forgotten, one by one and all', async () => {
  const visitor = await meet('My name is Ana');
  await change(visitor, { key: 'name', value: 'Bo' });
  expect((await read(visitor)).facts).toMatchObject([{ key: 'name', value: 'Bo' }]);
  await change(visitor, { key: 'name' });
  expect((await read(visitor)).facts).toEqual([]);
  await change(visitor, { key: 'name', value: 'Cy' });
  expect(await change(visitor, {})).toMatchObject({ error_code: 0, payload: { facts: [] } });
});

test('what cannot be is refused, and nobody sees or changes what is of another', async () => {
  const visitor = await meet('My name is Ana');
  expect(await change(visitor, { key: 'soul' })).toMatchObject({ error_code: 40000 });
  expect(await change(visitor, { key: 'minutes', value: 'long' })).toMatchObject({
    error_code: 40000,
  });
  const other = await meet();
  expect((await read(other)).facts).toEqual([]);
  await change(other, {});
  expect((await read(visitor)).facts).toHaveLength(1);
  const { envelope } = await api.ask(`${PATH}?character_id=p-lingxi`);
  expect(envelope).toMatchObject({ error_code: 41001 });
});

test('it goes with the account', async () => {
  const visitor = await meet('My name is Ana');
  const ticket = await ticketFor(api, visitor);
  await api.call('accountDelete', { ticket }, visitor.headers);
  const db = await openDatabase(api.dataFile);
  const kept = await db
    .selectFrom('conversations')
    .select('memory')
    .where('web_user_id', '=', visitor.webUserId)
    .execute();
  await db.destroy();
  expect(kept).toEqual([]);
});
