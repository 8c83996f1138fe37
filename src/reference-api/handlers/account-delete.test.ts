import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { ERROR_CODE } from '../../contract';
import { createReader, readReports, reporterOf } from '../chat/testing/reporter';
import { openDatabase } from '../database/open-database';
import type { Sent } from '../testing/api-calls';
import { startTestApi, type TestApi, createTestClock } from '../testing/test-api';
import { codeFor, codeForUser, logInVisitor, ticketFor, type Visitor } from '../testing/visitor';
import { TICKET_LIFETIME_S } from '../limits';

const clock = createTestClock();
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ now: clock.now });
});

/** Somebody who logged in a while ago, so that the next code may be sent. */
async function oldFriend(phone: string, headers?: Sent): Promise<Visitor> {
  const visitor = await logInVisitor(api, phone, headers);
  clock.pass(60);
  return visitor;
}
async function remove({ headers }: Visitor, ticket: string, reason?: string) {
  return (await api.call('accountDelete', { ticket, ...(reason && { reason }) }, headers)).envelope;
}
async function verify({ headers }: Visitor, phone_verify_code: string) {
  return (await api.call('verifyCode', { phone_verify_code }, headers)).envelope;
}
async function isLoggedIn({ headers }: Visitor): Promise<boolean> {
  return (await api.call('me', {}, headers)).envelope.error_code === 0;
}

const badTicket = {
  error_code: ERROR_CODE.invalidInput,
  error_message: expect.stringMatching(/^ticket: expected /) as string,
};
const wrongCode = { error_code: ERROR_CODE.wrongCode };

test('code, ticket, deletion: the account is gone and the number is free for a new one', async () => {
  const visitor = await oldFriend('13800000000');
  expect(await remove(visitor, await ticketFor(api, visitor))).toEqual({
    error_code: 0,
    error_message: '',
    payload: {},
  });
  expect(await isLoggedIn(visitor)).toBe(false);
  clock.pass(60);
  const again = await logInVisitor(api, '13800000000');
  expect(again.webUserId).not.toBe(visitor.webUserId);
});

test('nothing is left that tells whose account it was', async () => {
  const visitor = await oldFriend('13800000001', { 'device-identifier': '42' });
  const action = { action: 'open', target_type: 'game', target_id: 'star-echo' };
  await api.call('reportUserAction', action, visitor.headers);
  const db = await openDatabase(api.dataFile);
  const id = visitor.webUserId;
  const readSessions = () =>
    db
      .selectFrom('sessions')
      .select(['device_identifier', 'revoked_at'])
      .where('web_user_id', '=', id)
      .execute();
  expect(await readSessions()).toEqual([{ device_identifier: '42', revoked_at: null }]);
  await remove(visitor, await ticketFor(api, visitor), 'moved on');
  const users = await db.selectFrom('users').selectAll().where('web_user_id', '=', id).execute();
  const sessions = await readSessions();
  const actions = await db.selectFrom('user_actions').select('web_user_id').execute();
  await db.destroy();
  const time = clock.now().toISOString();
  expect(users).toMatchObject([
    { phone: null, nickname: '', deleted_at: time, deletion_reason: 'moved on' },
  ]);
  expect(sessions).toEqual([{ device_identifier: null, revoked_at: time }]);
  expect(actions).toEqual([{ web_user_id: null }]);
});

test('without a verified code nothing is deleted', async () => {
  const visitor = await oldFriend('13800000002');
  expect(await remove(visitor, 'ticket')).toMatchObject(badTicket);
  const code = await codeForUser(api, visitor);
  expect(await remove(visitor, code)).toMatchObject(badTicket);
  expect(await isLoggedIn(visitor)).toBe(true);
});

test('a code to log in with is not good for a deletion', async () => {
  const visitor = await oldFriend('13800000003');
  const code = await codeFor(api, '13800000003');
  expect(await verify(visitor, code)).toMatchObject(wrongCode);
});

test('a wrong or used code gives no ticket', async () => {
  const visitor = await oldFriend('13800000004');
  const code = await codeForUser(api, visitor);
  expect(await verify(visitor, code === '000000' ? '000001' : '000000')).toMatchObject(wrongCode);
  expect(await verify(visitor, code)).toMatchObject({ error_code: 0 });
  expect(await verify(visitor, code)).toMatchObject(wrongCode);
});

test('a ticket is good for its own user only', async () => {
  const visitor = await oldFriend('13800000005');
  const thief = await oldFriend('13800000006');
  const ticket = await ticketFor(api, visitor);
  expect(await remove(thief, ticket)).toMatchObject(badTicket);
  expect(await isLoggedIn(thief)).toBe(true);
  expect(await remove(visitor, ticket)).toMatchObject({ error_code: 0 });
});

test('a ticket ends after ten minutes', async () => {
  const visitor = await oldFriend('13800000007');
  const late = await ticketFor(api, visitor);
  clock.pass(TICKET_LIFETIME_S);
  expect(await remove(visitor, late)).toMatchObject(badTicket);
  const timely = await ticketFor(api, visitor);
  clock.pass(TICKET_LIFETIME_S - 1);
  expect(await remove(visitor, timely)).toMatchObject({ error_code: 0 });
});

test('tickets that nobody took are cleared away once they are over', async () => {
  const visitor = await oldFriend('13800000010');
  const db = await openDatabase(api.dataFile);
  const count = async () => (await db.selectFrom('tickets').select('ticket_hash').execute()).length;
  await ticketFor(api, visitor);
  const before = await count();
  clock.pass(TICKET_LIFETIME_S);
  await ticketFor(api, visitor);
  expect(before).toBeGreaterThan(0);
  expect(await count()).toBe(1);
  await db.destroy();
});

test('a second deletion is told that the session is over', async () => {
  const visitor = await oldFriend('13800000008');
  const ticket = await ticketFor(api, visitor);
  const answers = await Promise.all([remove(visitor, ticket), remove(visitor, ticket)]);
  expect(answers.filter(({ error_code }) => error_code === 0)).toHaveLength(1);
  const { error_code } = await remove(visitor, ticket);
  expect(error_code).toBe(ERROR_CODE.sessionInvalid);
});

test('codes for a user fall under the limits of the number', async () => {
  const visitor = await logInVisitor(api, '13800000009');
  const { envelope } = await api.call('sendCodeByUser', {}, visitor.headers);
  expect(envelope).toMatchObject({
    error_code: ERROR_CODE.tooManyCodes,
    payload: { retry_after: 60 },
  });
});

test('what two have asked in vain is one question, and goes with the one who has gone', async () => {
  const own = await startTestApi({ now: clock.now });
  const content = 'what does the zeppelin of captain wormsley weigh?';
  const message = { character_id: 'p-lingxi', content, client_message_id: 'm1', locale: 'en' };
  const [one] = await Promise.all(
    ['13800000013', '13800000014'].map(async (phone) => {
      const visitor = await logInVisitor(own, phone);
      await own.call('chatRespond', message, visitor.headers);
      return visitor;
    }),
  );
  const list = async () => (await own.ask('/sandbox/unanswered.json')).envelope.payload;
  expect(await list()).toMatchObject({ list: [{ question: content, source: 'chat', count: 2 }] });
  clock.pass(60);
  const ticket = await ticketFor(own, one!);
  await own.call('accountDelete', { ticket }, one!.headers);
  expect(await list()).toMatchObject({ list: [{ question: content, source: 'chat', count: 1 }] });
});

test('the file of the API no longer holds what somebody has written or asked in vain', async () => {
  const own = await startTestApi({ now: clock.now });
  const visitor = await logInVisitor(own, '13800000011');
  clock.pass(60);
  const content = 'what does the zeppelin of captain wormsley weigh?';
  const message = { character_id: 'p-lingxi', content, client_message_id: 'm1', locale: 'en' };
  const sent = await own.call('chatRespond', message, visitor.headers);
  expect(sent.envelope.error_code).toBe(0);
  await own.call('knowledgeSearch', { search_value: 'quuxzeppelin' });
  const questions = async () => {
    const { envelope } = await own.ask('/sandbox/unanswered.json');
    const { list } = z.parse(
      z.object({ list: z.array(z.object({ question: z.string() })) }),
      envelope.payload,
    );
    return list.map(({ question }) => question).sort();
  };
  expect(await questions()).toEqual(['quuxzeppelin', content]);
  const isInFile = () =>
    ['', '-wal'].some((suffix) => readFileSync(own.dataFile + suffix).includes('wormsley'));
  expect(isInFile()).toBe(true);
  const ticket = await ticketFor(own, visitor);
  const { envelope } = await own.call('accountDelete', { ticket }, visitor.headers);
  expect(envelope.error_code).toBe(0);
  expect(isInFile()).toBe(false);
  expect(await questions()).toEqual(['quuxzeppelin']);
});

test('of what somebody has reported the words of the partner stay, and nothing of who it was', async () => {
  const own = await startTestApi({ now: clock.now, companion: createReader(['Cruel words.']) });
  const visitor = await reporterOf(own, '13800000012');
  clock.pass(60);
  await visitor.say('a secret of mine');
  const id = await visitor.say('a second one');
  const report = await visitor.report(id, { words: 'a reason of mine' });
  expect(report.error_code).toBe(0);
  const readFile = () =>
    ['', '-wal'].map((suffix) => readFileSync(own.dataFile + suffix, 'latin1')).join('');
  const words = ['a secret of mine', 'a second one', 'a reason of mine'];
  for (const each of words) expect(readFile()).toContain(each);
  const ticket = await ticketFor(own, visitor);
  const { envelope } = await own.call('accountDelete', { ticket }, visitor.headers);
  expect(envelope.error_code).toBe(0);
  const { list } = await readReports(own);
  const said = { sender: 'character', content: 'Cruel words.' };
  expect(list).toMatchObject([
    { account_deleted: true, words: null, message_id: id, messages: [said, { id, ...said }] },
  ]);
  const db = await openDatabase(own.dataFile);
  const { web_user_id } = await db
    .selectFrom('message_reports')
    .select('web_user_id')
    .executeTakeFirstOrThrow();
  const copies = await db.selectFrom('reported_messages').select('content').execute();
  await db.destroy();
  expect(web_user_id).toBeNull();
  expect(JSON.stringify(copies)).not.toContain(visitor.webUserId);
  expect(readFile()).toContain('Cruel words.');
  for (const each of words) expect(readFile()).not.toContain(each);
});

test('the deletion holds over a restart', async () => {
  const first = await startTestApi({ now: clock.now });
  const visitor = await logInVisitor(first, '13800000010');
  clock.pass(60);
  const ticket = await ticketFor(first, visitor);
  await first.close();
  const second = await startTestApi({ now: clock.now, dataFile: first.dataFile });
  const { envelope } = await second.call('accountDelete', { ticket }, visitor.headers);
  expect(envelope.error_code).toBe(0);
  await second.close();
  const third = await startTestApi({ now: clock.now, dataFile: first.dataFile });
  const { error_code } = (await third.call('me', {}, visitor.headers)).envelope;
  expect(error_code).toBe(ERROR_CODE.sessionInvalid);
});
