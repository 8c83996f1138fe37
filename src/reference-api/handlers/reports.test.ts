import { sql } from 'kysely';
import type { EndpointName } from '../../contract';
import { openDatabase } from '../database/open-database';
import { KEPT_REPORTS } from '../limits';
import { startTestApi, createTestClock } from '../testing/test-api';
import { logInVisitor } from '../testing/visitor';

const report = {
  conv_time: 0,
  idfa: '',
  client_ip: '203.0.113.7',
  model: '',
  ua: 'Mozilla/5.0',
  oaid: '',
  updatetime: 0,
  boottime: 0,
  report_from: 'pc',
  ua_xy: 'Mozilla/5.0',
};
const clock = createTestClock();

test('ad reports are stored as they came, and stay over a restart', async () => {
  const api = await startTestApi({ now: clock.now });
  const send = async (name: EndpointName, input: Record<string, unknown>) =>
    (await api.call(name, input)).envelope;
  const withTrack = { ...report, track_id: 'track-1' };
  const done = { error_code: 0, error_message: '', payload: {} };
  expect(await send('bilibiliAdReport', { ...withTrack, secret: 'x' })).toEqual(done);
  expect(await send('huobanAdReport', report)).toEqual(done);
  expect((await send('huobanAdReport', { ...report, conv_time: 1 })).error_message).toMatch(
    /^conv_time: /,
  );
  await api.close();
  const db = await openDatabase(api.dataFile);
  const rows = await db.selectFrom('ad_reports').selectAll().orderBy('id').execute();
  await db.destroy();
  expect(rows.map(({ kind, content }) => [kind, JSON.parse(content) as unknown])).toEqual([
    ['bilibili', withTrack],
    ['huoban', report],
  ]);
  expect(rows[0]?.created_at).toBe(clock.now().toISOString());
});

test('an action is stored with its user, where there is one', async () => {
  const api = await startTestApi({ now: clock.now });
  const visitor = await logInVisitor(api, '13800000000');
  const action = { action: 'open', target_type: 'game', target_id: 'star-echo', extra: { at: 1 } };
  await api.call('reportUserAction', action);
  await api.call('reportUserAction', action, visitor.headers);
  const db = await openDatabase(api.dataFile);
  const rows = await db.selectFrom('user_actions').selectAll().orderBy('id').execute();
  await db.destroy();
  expect(rows.map(({ web_user_id }) => web_user_id)).toEqual([null, visitor.webUserId]);
  expect(rows.map(({ content }) => JSON.parse(content) as unknown)).toEqual([action, action]);
});

test.each([
  ['user_actions', 'reportUserAction', { action: 'open', target_type: 'game', target_id: 'x' }],
  ['ad_reports', 'huobanAdReport', report],
] as const)('%s holds the latest ones only', async (table, name, input) => {
  const api = await startTestApi({ now: clock.now });
  const db = await openDatabase(api.dataFile);
  // As if so many had come before.
  await sql`
    with recursive ids (id) as (select 1 union all select id + 1 from ids where id < ${KEPT_REPORTS})
    insert into ${sql.table(table)} (id, content, created_at ${sql.raw(table === 'ad_reports' ? ', kind' : '')})
    select id, '{}', '2026-11-21' ${sql.raw(table === 'ad_reports' ? ", 'huoban'" : '')} from ids`.execute(
    db,
  );
  for (let count = 0; count < 2; count += 1) {
    expect((await api.call(name, input)).envelope.error_code).toBe(0);
  }
  const { oldest, count } = await db
    .selectFrom(table)
    .select((row) => [row.fn.min('id').as('oldest'), row.fn.countAll<number>().as('count')])
    .executeTakeFirstOrThrow();
  await db.destroy();
  expect([oldest, count]).toEqual([3, KEPT_REPORTS]);
});
