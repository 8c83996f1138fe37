import { setImmediate } from 'node:timers/promises';
import { ERROR_CODE } from '../../contract';
import { openDatabase } from '../database/open-database';
import { startTestApi, dataFolder, type TestApi, createTestClock } from '../testing/test-api';
import { readSms, sendLogin } from '../testing/visitor';
import { CODE_MEMORY_S } from '../limits';

const PHONE = '13800000000';
const HOUR = 3600;

const clock = createTestClock();

async function send(api: TestApi, phone = PHONE) {
  return (await api.call('sendCode', { country_code: 86, phone })).envelope;
}

function refusal(retry_after: number, column = 'phone') {
  return {
    error_code: ERROR_CODE.tooManyCodes,
    error_message: expect.stringMatching(`^${column}: .*${String(retry_after)} s$`) as string,
    payload: { retry_after },
  };
}

/** Sends codes to one number, with a pause before each but the first. */
async function sendSpaced(api: TestApi, count: number, pause: number): Promise<void> {
  for (let sent = 0; sent < count; sent += 1) {
    if (sent > 0) clock.pass(pause);
    expect(await send(api)).toMatchObject({ error_code: 0, payload: {} });
  }
}

test('a code of six digits arrives and is good for five minutes', async () => {
  const api = await startTestApi({ now: clock.now });
  expect(await send(api)).toEqual({ error_code: 0, error_message: '', payload: {} });
  const { envelope } = await api.ask(`/sandbox/sms?phone=${PHONE}`);
  expect(envelope.payload).toEqual({
    phone: PHONE,
    code: expect.stringMatching(/^\d{6}$/) as string,
    created_at: clock.now().toISOString(),
    expires_at: new Date(clock.now().getTime() + 300_000).toISOString(),
  });
});

test('one a minute to a number; a refused request does not count', async () => {
  const api = await startTestApi({ now: clock.now });
  expect(await send(api)).toMatchObject({ error_code: 0 });
  clock.pass(0.5);
  expect(await send(api)).toEqual(refusal(60));
  clock.pass(58.5);
  expect(await send(api)).toEqual(refusal(1));
  expect(await send(api, '13800000001')).toMatchObject({ error_code: 0 });
  clock.pass(1);
  expect(await send(api)).toMatchObject({ error_code: 0 });
});

test('a clock that is set back locks no number', async () => {
  const api = await startTestApi({ now: clock.now });
  expect(await send(api)).toMatchObject({ error_code: 0 });
  clock.pass(-24 * HOUR);
  expect(await send(api)).toMatchObject({ error_code: 0 });
  expect(await send(api)).toEqual(refusal(60));
  clock.pass(24 * HOUR);
});

test('codes of yesterday are deleted though nobody asks for another one', async () => {
  const api = await startTestApi({ now: clock.now, dropOldMs: 5 });
  await send(api);
  const db = await openDatabase(api.dataFile);
  const codes = () => db.selectFrom('verification_codes').select('phone').execute();
  expect(await codes()).toHaveLength(1);
  clock.pass(24 * HOUR);
  while ((await codes()).length > 0) await setImmediate();
  await db.destroy();
});

test('of two requests at once, one is refused', async () => {
  const api = await startTestApi({ now: clock.now });
  const answers = await Promise.all([send(api), send(api)]);
  expect(answers.map(({ error_code }) => error_code).sort((a, b) => a - b)).toEqual([
    0,
    ERROR_CODE.tooManyCodes,
  ]);
});

test('five an hour to a number', async () => {
  const api = await startTestApi({ now: clock.now });
  await sendSpaced(api, 5, 60);
  clock.pass(60);
  expect(await send(api)).toEqual(refusal(HOUR - 300));
  clock.pass(HOUR - 300);
  expect(await send(api)).toMatchObject({ error_code: 0 });
});

test('ten a day to a number', async () => {
  const api = await startTestApi({ now: clock.now });
  await sendSpaced(api, 10, HOUR);
  clock.pass(HOUR);
  expect(await send(api)).toEqual(refusal(14 * HOUR));
  clock.pass(14 * HOUR);
  expect(await send(api)).toMatchObject({ error_code: 0 });
});

test('ten a minute from an address, whatever the number', async () => {
  const api = await startTestApi({ now: clock.now });
  const phones = Array.from({ length: 10 }, (_, index) => `1380000001${String(index)}`);
  for (const phone of phones) expect(await send(api, phone)).toMatchObject({ error_code: 0 });
  expect(await send(api)).toEqual(refusal(60, 'address'));
  clock.pass(60);
  expect(await send(api)).toMatchObject({ error_code: 0 });
});

test('limits hold over a restart, and so does the code', async () => {
  const first = await startTestApi({ now: clock.now });
  await send(first);
  const code = await readSms(first, PHONE);
  await first.close();
  const again = await startTestApi({ now: clock.now, dataFile: first.dataFile });
  expect(await send(again)).toEqual(refusal(60));
  expect((await sendLogin(again, PHONE, code)).envelope.error_code).toBe(0);
});

test('a number is forgotten after a day', async () => {
  const api = await startTestApi({ now: clock.now });
  await send(api);
  clock.pass(CODE_MEMORY_S);
  await send(api, '13800000001');
  const db = await openDatabase(api.dataFile);
  const rows = await db.selectFrom('verification_codes').select('phone').execute();
  await db.destroy();
  expect(rows).toEqual([{ phone: '13800000001' }]);
});

test('without the sandbox a code is sent to nobody and told to nobody', async () => {
  const log = jest.spyOn(console, 'log').mockImplementation();
  const dataFile = `${dataFolder()}/data.sqlite`;
  const api = await startTestApi({ now: clock.now, dataFile, sandbox: false, quiet: false });
  expect(await send(api)).toMatchObject({ error_code: 0 });
  expect((await api.ask(`/sandbox/sms?phone=${PHONE}`)).status).toBe(404);
  const lines = log.mock.calls.flat().map(String);
  expect(lines).toContainEqual(expect.stringContaining('No SMS went to 138****0000'));
  expect(lines.join('\n')).not.toMatch(/SMS.*\b\d{6}\b/);
});
