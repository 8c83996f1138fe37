import { createHook } from 'node:async_hooks';
import { ERROR_CODE } from '../../contract';
import type { Sent } from '../testing/api-calls';
import { createTestClock, startTestApi, type TestApi } from '../testing/test-api';
import { codeFor, readSms, sendLogin } from '../testing/visitor';
import { CODE_LIFETIME_S, CODE_TRIES, CODE_TRIES_OF_OTHERS } from '../limits';

const OWNER = '203.0.113.1';

/** How many slow hashes this process has begun. */
let hashes = 0;
const counter = createHook({
  init: (_id, type) => {
    if (type === 'SCRYPTREQUEST') hashes += 1;
  },
});

const clock = createTestClock();
let api: TestApi;
beforeAll(async () => {
  counter.enable();
  api = await startTestApi({ now: clock.now, trustProxy: '127.0.0.1', exposeSandbox: true });
});
afterAll(() => counter.disable());
beforeEach(() => clock.pass(86_400));

function from(address: string): Sent {
  return { 'x-forwarded-for': address };
}
async function hashesOf(act: () => Promise<unknown>): Promise<number> {
  const before = hashes;
  await act();
  return hashes - before;
}
async function login(phone: string, code: string, address = OWNER): Promise<number> {
  return (await sendLogin(api, phone, code, from(address))).envelope.error_code;
}
async function ask(phone: string, address = OWNER): Promise<number> {
  const input = { country_code: 86, phone };
  return (await api.call('sendCode', input, from(address))).envelope.error_code;
}
/** A code that is not the right one. */
function otherThan(code: string): string {
  return code === '000000' ? '000001' : '000000';
}
async function guess(phone: string, code: string, times: number, address: string): Promise<void> {
  for (let count = 0; count < times; count += 1) {
    expect(await login(phone, otherThan(code), address)).toBe(ERROR_CODE.wrongCode);
  }
}

test('a guess costs one hash, whether the number has a code or has none', async () => {
  await ask('13800000000');
  const code = await readSms(api, '13800000000');
  expect(await hashesOf(() => login('13800000000', otherThan(code)))).toBe(1);
  expect(await hashesOf(() => login('13800000001', '000000'))).toBe(1);
  expect(await login('13800000000', code)).toBe(0);
  expect(await hashesOf(() => login('13800000000', code))).toBe(1);
  clock.pass(CODE_LIFETIME_S);
  expect(await hashesOf(() => login('13800000000', code))).toBe(1);
});

test('who has guessed too often costs no hash, whether the number has a code or has none', async () => {
  await ask('13800000010');
  for (const phone of ['13800000010', '13800000011']) {
    await guess(phone, '000000', CODE_TRIES, '203.0.113.9');
    expect(await hashesOf(() => login(phone, '000000', '203.0.113.9'))).toBe(0);
  }
});

test('a code that is refused costs no hash', async () => {
  expect(await hashesOf(() => ask('13800000020'))).toBe(1);
  expect(await hashesOf(() => ask('13800000020'))).toBe(0);
  expect(await ask('13800000020')).toBe(ERROR_CODE.tooManyCodes);
});

test('a stranger who guesses five times leaves the code to its owner', async () => {
  await ask('13800000030');
  const code = await readSms(api, '13800000030');
  await guess('13800000030', code, CODE_TRIES, '198.51.100.1');
  expect(await login('13800000030', code, '198.51.100.1')).toBe(ERROR_CODE.wrongCode);
  expect(await login('13800000030', code)).toBe(0);
});

test('many strangers share one bound, which does not hold the owner back', async () => {
  await ask('13800000040');
  const code = await readSms(api, '13800000040');
  const strangers = Array.from({ length: CODE_TRIES_OF_OTHERS / CODE_TRIES }, (_, index) => index);
  for (const stranger of strangers) {
    await guess('13800000040', code, CODE_TRIES, `198.51.100.${String(stranger)}`);
  }
  expect(await hashesOf(() => login('13800000040', code, '198.51.100.200'))).toBe(1);
  expect(await login('13800000040', code, '198.51.100.201')).toBe(ERROR_CODE.wrongCode);
  expect(await login('13800000040', code)).toBe(0);
});

test('a code may be given from another address than the one that asked for it', async () => {
  const code = await codeFor(api, '13800000050');
  expect(await login('13800000050', code, '198.51.100.7')).toBe(0);
});

test('the addresses of one IPv6 network are one caller', async () => {
  await ask('13800000060');
  const code = await readSms(api, '13800000060');
  for (let count = 1; count <= CODE_TRIES; count += 1) {
    await guess('13800000060', code, 1, `2001:db8::${String(count)}`);
  }
  expect(await login('13800000060', code, '2001:db8::77')).toBe(ERROR_CODE.wrongCode);
  expect(await login('13800000060', code, '2001:db8:1::77')).toBe(0);
});

test('five wrong tries do not spoil the next code, and pass with time', async () => {
  await ask('13800000070');
  await guess('13800000070', await readSms(api, '13800000070'), CODE_TRIES, OWNER);
  clock.pass(60);
  await ask('13800000070');
  expect(await login('13800000070', await readSms(api, '13800000070'))).toBe(0);
  await guess('13800000071', '000000', CODE_TRIES, OWNER);
  clock.pass(CODE_LIFETIME_S);
  expect(await hashesOf(() => login('13800000071', '000000'))).toBe(1);
});

test('guesses that come all at once are counted too', async () => {
  await ask('13800000080');
  const code = await readSms(api, '13800000080');
  const answers = await hashesOf(() =>
    Promise.all(Array.from({ length: 9 }, () => login('13800000080', otherThan(code)))),
  );
  expect(answers).toBe(CODE_TRIES);
});
