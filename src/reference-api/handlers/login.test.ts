import { existsSync, readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { endpoints, ERROR_CODE } from '../../contract';
import { startTestApi, type TestApi, createTestClock } from '../testing/test-api';
import { codeFor, codeForUser, logInVisitor, sendLogin } from '../testing/visitor';
import { maskPhone } from '../../contract/mask-phone';

const clock = createTestClock();
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ now: clock.now });
});
// Nobody waits for a limit here.
beforeEach(() => clock.pass(86_400));

const wrong = {
  error_code: ERROR_CODE.wrongCode,
  error_message: expect.stringMatching(/^phone_verify_code: /) as string,
};
async function tryCode(phone: string, code: string) {
  return (await sendLogin(api, phone, code)).envelope;
}
/** A code that is not the right one. */
function otherThan(code: string, step = 1): string {
  return String((Number(code) + step) % 1_000_000).padStart(6, '0');
}

/** All that lies in the database file and its log. */
function fileText({ dataFile }: TestApi): string {
  return [dataFile, `${dataFile}-wal`]
    .filter((file) => existsSync(file))
    .map((file) => readFileSync(file, 'latin1'))
    .join('');
}

async function profileOf(headers: Readonly<Record<string, string>>) {
  return z.parse(endpoints.me.payload, (await api.call('me', {}, headers)).envelope.payload);
}

test('the first login makes an account, whose id no number can hold', async () => {
  const code = await codeFor(api, '13812345678');
  const { payload, error_code } = await tryCode('13812345678', code);
  expect(error_code).toBe(0);
  const user = z.parse(endpoints.login.payload, payload);
  expect(user).toEqual({
    access_token: expect.stringMatching(/^[\w-]{43}$/) as string,
    web_user_id: expect.stringMatching(/^\d{19}$/) as string,
    nickname: expect.stringContaining(user.web_user_id.slice(-4)) as string,
  });
  expect(BigInt(user.web_user_id)).toBeGreaterThan(BigInt(Number.MAX_SAFE_INTEGER));
  const headers = { authorization: `Bearer ${user.access_token}`, user_id: user.web_user_id };
  expect(await profileOf(headers)).toEqual({
    web_user_id: user.web_user_id,
    nickname: user.nickname,
    phone_masked: '138****5678',
    created_at: clock.now().toISOString(),
    unread_count: 0,
  });
});

test.each([
  ['zh-CN,zh;q=0.9,en;q=0.8', /^\p{Script=Han}+\d{4}$/u],
  ['en-GB,en;q=0.9', /^Traveller \d{4}$/],
  ['fr', /^\p{Script=Han}+\d{4}$/u],
])('a browser that asks for %s gets a nickname of its language', async (language, nickname) => {
  const phone = `13811${String(language.length).padStart(6, '0')}`;
  const { headers } = await logInVisitor(api, phone, { 'accept-language': language });
  expect((await profileOf(headers)).nickname).toMatch(nickname);
});

test('a second login is the same user with a token of its own, and the first goes on', async () => {
  const first = await logInVisitor(api, '13800000001');
  clock.pass(60);
  const second = await logInVisitor(api, '13800000001', { 'accept-language': 'en' });
  expect(second.webUserId).toBe(first.webUserId);
  expect(second.token).not.toBe(first.token);
  expect(await profileOf(first.headers)).toEqual(await profileOf(second.headers));
});

test('a code is good until its five minutes are over', async () => {
  const early = await codeFor(api, '13800000002');
  clock.pass(299);
  expect(await tryCode('13800000002', early)).toMatchObject({ error_code: 0 });
  const late = await codeFor(api, '13800000002');
  clock.pass(300);
  expect(await tryCode('13800000002', late)).toMatchObject(wrong);
});

test('a code is good once, also when it comes twice at the same time', async () => {
  const code = await codeFor(api, '13800000003');
  const answers = await Promise.all([tryCode('13800000003', code), tryCode('13800000003', code)]);
  expect(answers.map(({ error_code }) => error_code).sort((a, b) => a - b)).toEqual([
    0,
    ERROR_CODE.wrongCode,
  ]);
  expect(await tryCode('13800000003', code)).toMatchObject(wrong);
});

test('the fifth try may be the right one, the sixth may not', async () => {
  const guess = async (phone: string, count: number) => {
    const code = await codeFor(api, phone);
    for (let tries = 1; tries <= count; tries += 1) {
      expect(await tryCode(phone, otherThan(code, tries))).toMatchObject(wrong);
    }
    return tryCode(phone, code);
  };
  expect(await guess('13800000004', 4)).toMatchObject({ error_code: 0 });
  expect(await guess('13800000005', 5)).toMatchObject(wrong);
});

test('guesses that come all at once are counted too', async () => {
  const code = await codeFor(api, '13800000006');
  const guesses = [1, 2, 3, 4, 5].map((step) => tryCode('13800000006', otherThan(code, step)));
  await Promise.all(guesses);
  expect(await tryCode('13800000006', code)).toMatchObject(wrong);
});

test('only the latest code counts, and only for its number and purpose', async () => {
  const old = await codeFor(api, '13800000007');
  clock.pass(60);
  let latest = await codeFor(api, '13800000007');
  // One in a million is sent twice.
  for (; latest === old; latest = await codeFor(api, '13800000007')) clock.pass(60);
  expect(await tryCode('13800000007', old)).toMatchObject(wrong);
  expect(await tryCode('13800000008', latest)).toMatchObject(wrong);
  expect(await tryCode('13800000007', latest)).toMatchObject({ error_code: 0 });
  const visitor = await logInVisitor(api, '13800000009');
  clock.pass(60);
  const ofAccount = await codeForUser(api, visitor);
  expect(await tryCode('13800000009', ofAccount)).toMatchObject(wrong);
});

test('neither code nor token can be read from the database file', async () => {
  const code = await codeFor(api, '13800000010');
  const { payload } = await tryCode('13800000010', code);
  const { access_token, web_user_id } = z.parse(endpoints.login.payload, payload);
  const text = fileText(api);
  expect(text.includes(web_user_id)).toBe(true);
  expect(text.includes(access_token)).toBe(false);
  expect(text.includes(code)).toBe(false);
});

test('account and session are there after a restart', async () => {
  const own = await startTestApi({ now: clock.now });
  const visitor = await logInVisitor(own, '13800000011');
  await own.close();
  const again = await startTestApi({ now: clock.now, dataFile: own.dataFile });
  const { envelope } = await again.call('me', {}, visitor.headers);
  expect(envelope.payload).toMatchObject({
    web_user_id: visitor.webUserId,
    phone_masked: maskPhone(visitor.phone),
  });
});
