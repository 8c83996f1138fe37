import { ERROR_CODE } from '../../contract';
import { openDatabase } from '../database/open-database';
import { startTestApi, type TestApi } from '../testing/test-api';
import { logInVisitor } from '../testing/visitor';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});

const target = { action: 'report_access', target_type: 'game', target_id: 'star-echo' };
const denied = [{ need: 'one_hand', answer: 'yes' }];

async function report(extra: object): Promise<number> {
  return (await api.call('reportUserAction', { ...target, extra })).envelope.error_code;
}

test('whoever is logged out may say that a fact is not so, and editors read it', async () => {
  expect(await report({ denied })).toBe(0);
  expect(await report({ denied, words: '<b>要两只手</b>' })).toBe(0);
  await api.call('reportUserAction', { action: 'open', target_type: 'game', target_id: 'g' });
  const page = await (await api.fetch('/sandbox/access-reports')).text();
  expect(page).toContain('Facts that are not so: 2');
  expect(page).toContain('star-echo · one_hand is not yes');
  expect(page).toContain('&#60;b&#62;要两只手');
  expect(await (await api.fetch('/sandbox/access-reports.json?page_size=1')).json()).toMatchObject({
    payload: { total: 2, list: [{ game_id: 'star-echo', denied, words: '<b>要两只手</b>' }] },
  });
});

test('who it was is not kept, though they are logged in', async () => {
  const visitor = await logInVisitor(api, '13800000000');
  const sent = { ...target, extra: { denied } };
  expect((await api.call('reportUserAction', sent, visitor.headers)).envelope.error_code).toBe(0);
  const db = await openDatabase(api.dataFile);
  const rows = await db.selectFrom('user_actions').select('web_user_id').execute();
  await db.destroy();
  expect(rows.map(({ web_user_id }) => web_user_id)).toEqual(rows.map(() => null));
});

test.each([
  ['no fact', { denied: [] }],
  ['a need that is none', { denied: [{ need: 'one_foot', answer: 'yes' }] }],
  ['what the page does not say', { denied: [{ need: 'one_hand', answer: 'unknown' }] }],
  ['a novel', { denied, words: 'x'.repeat(301) }],
])('a report of %s is refused', async (_, extra) => {
  expect(await report(extra)).toBe(ERROR_CODE.invalidInput);
});
