import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { ERROR_CODE } from '../../contract';
import { openDatabase } from '../database/open-database';
import { KEPT_MESSAGE_REPORTS, REPORT_LIFETIME_S } from '../limits';
import { createTestClock, startTestApi, type TestApi } from '../testing/test-api';
import { createReader, readReports, reporterOf } from './testing/reporter';

const DAY_S = 86_400;
const clock = createTestClock();
const options = {
  now: clock.now,
  companion: createReader(['One.', 'Two.', 'Three.']),
  codeLimits: { perNumber: [], perAddress: [] },
};
const done = { error_code: 0, error_message: '', payload: {} };

let api: TestApi;
beforeEach(async () => {
  api = await startTestApi(options);
});
afterEach(() => api.close());

/** Stores reports as if so many had come, all of them by one visitor or by nobody who is known any more. */
async function addReports(count: number, web_user_id: string | null, created_at: string) {
  const db = await openDatabase(api.dataFile);
  await sql`
    with recursive ids (id) as (select 1 union all select id + 1 from ids where id < ${count})
    insert into message_reports (web_user_id, character_id, message_id, reason, created_at)
    select ${web_user_id}, 'p-lingxi', 1000 + id, 'wrong', ${created_at} from ids`.execute(db);
  await db.destroy();
}

test('a report keeps the message and two on either side, and not who reported it', async () => {
  const visitor = await reporterOf(api, '13800000001');
  await visitor.say('a');
  const id = await visitor.say('b');
  const db = await openDatabase(api.dataFile);
  await sql`update messages set content = json_set(content, '$.origin', 'script') where sender = 'character'`.execute(
    db,
  );
  await db.destroy();
  await visitor.say('c');
  const created_at = clock.now().toISOString();
  expect(await visitor.report(id, { words: 'see there' })).toEqual(done);
  await visitor.say('d');
  const { list, text } = await readReports(api);
  expect(list).toEqual([
    {
      id: '1',
      created_at,
      character_id: 'p-lingxi',
      character_name: '灵犀',
      quest_id: null,
      reason: 'harmful',
      words: 'see there',
      account_deleted: false,
      message_id: id,
      messages: [
        { sender: 'character', content: 'One.', origin: 'script' },
        { sender: 'user', content: 'b' },
        { id, sender: 'character', content: 'Two.', origin: 'script' },
        { sender: 'user', content: 'c' },
        { sender: 'character', content: 'Three.' },
      ].map((message) => expect.objectContaining({ type: 'text', ...message }) as unknown),
    },
  ]);
  expect(text).not.toContain(visitor.webUserId);
});

test('who reports a message again says anew why, and no more', async () => {
  const visitor = await reporterOf(api, '13800000001');
  const id = await visitor.say('a');
  await visitor.report(id, { words: 'first' });
  expect(await visitor.report(id, { reason: 'minor', words: ' ' })).toEqual(done);
  const { list } = await readReports(api);
  expect(list).toMatchObject([{ reason: 'minor', words: null, messages: [{}, {}] }]);
});

test('the newest report comes first, each with its own messages', async () => {
  const visitor = await reporterOf(api, '13800000001');
  const ids = [await visitor.say('a'), await visitor.say('b')];
  for (const id of ids) await visitor.report(id);
  const { list } = await readReports(api);
  expect(list.map(({ message_id }) => message_id)).toEqual([...ids].reverse());
  expect(list).toMatchObject([{ messages: [{}, {}, {}] }, { messages: [{}, {}, {}, {}] }]);
});

test('only what a partner has said to whoever reports it can be reported', async () => {
  const visitor = await reporterOf(api, '13800000001');
  const other = await reporterOf(api, '13800000002');
  const [id, strange] = [await visitor.say('a'), await other.say('b')];
  const { conversationId } = other;
  const answers = [
    await visitor.report(strange),
    await visitor.report(strange, { conversation_id: conversationId }),
    await visitor.report(id, { conversation_id: conversationId }),
    // The visitor's own words.
    await visitor.report('m1'),
    await visitor.report('m99'),
    await visitor.report('x'),
  ];
  for (const { error_code } of answers) expect(error_code).toBe(ERROR_CODE.unknownId);
  expect((await readReports(api)).total).toBe(0);
});

test('a report without a session is 41001, and no action either', async () => {
  const visitor = await reporterOf(api, '13800000001');
  const target_id = await visitor.say('a');
  const extra = { conversation_id: visitor.conversationId, reason: 'wrong' };
  const report = { action: 'report_message', target_type: 'message', target_id, extra };
  const { envelope } = await api.call('reportUserAction', report);
  expect(envelope.error_code).toBe(ERROR_CODE.sessionInvalid);
  const db = await openDatabase(api.dataFile);
  expect(await db.selectFrom('user_actions').selectAll().execute()).toEqual([]);
  await db.destroy();
  expect((await readReports(api)).total).toBe(0);
});

test.each([
  ['extra.reason', { reason: 'rude' }],
  ['extra.conversation_id', { conversation_id: 'x' }],
  ['extra.words', { words: 'x'.repeat(301) }],
  ['extra', { more: 'x'.repeat(1000) }],
])('a report whose %s is unfit is refused', async (field, extra) => {
  const visitor = await reporterOf(api, '13800000001');
  const { error_code, error_message } = await visitor.report(await visitor.say('a'), extra);
  expect(error_code).toBe(ERROR_CODE.invalidInput);
  expect(error_message).toMatch(new RegExp(`^${field}: expected `));
});

test.each([
  ['a day', 50, 0, DAY_S],
  ['all the time that reports are kept', 500, DAY_S, REPORT_LIFETIME_S - DAY_S],
])('a visitor may report so many messages in %s', async (_, max, age, wait) => {
  const visitor = await reporterOf(api, '13800000001');
  const other = await reporterOf(api, '13800000002');
  const id = await visitor.say('a');
  await visitor.report(id);
  const time = new Date(clock.now().getTime() - age * 1000).toISOString();
  await addReports(max - 1, visitor.webUserId, time);
  const next = await visitor.say('b');
  expect(await visitor.report(next)).toMatchObject({ error_code: ERROR_CODE.rateLimit });
  expect(await visitor.report(id, { reason: 'minor' })).toEqual(done);
  expect(await other.report(await other.say('c'))).toEqual(done);
  expect((await readReports(api)).total).toBe(max + 1);
  clock.pass(wait);
  const late = await reporterOf(api, '13800000001');
  expect(await late.report(next)).toEqual(done);
});

test('no report makes room for another', async () => {
  const visitor = await reporterOf(api, '13800000001');
  await addReports(KEPT_MESSAGE_REPORTS, null, clock.now().toISOString());
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const refused = await visitor.report(await visitor.say('a'));
  expect(String(logged.mock.calls)).toContain('no room for reports');
  logged.mockRestore();
  expect(refused).toMatchObject({ error_code: ERROR_CODE.serverFault });
  expect((await readReports(api)).total).toBe(KEPT_MESSAGE_REPORTS);
});

test('a report goes with its messages when its time is over', async () => {
  const own = await startTestApi({ ...options, dropOldMs: 5 });
  const visitor = await reporterOf(own, '13800000001');
  const [old, young] = [await visitor.say('a'), await visitor.say('b')];
  await visitor.report(old);
  clock.pass(DAY_S);
  await visitor.report(young);
  clock.pass(REPORT_LIFETIME_S - DAY_S);
  while ((await readReports(own)).total > 1) await setImmediate();
  expect((await readReports(own)).list).toMatchObject([{ message_id: young }]);
  const db = await openDatabase(own.dataFile);
  const copies = await db.selectFrom('reported_messages').select('report_id').execute();
  await db.destroy();
  expect(new Set(copies.map(({ report_id }) => report_id))).toEqual(new Set([2]));
});
