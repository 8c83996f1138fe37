import { ERROR_CODE } from '../contract';
import { openDatabase } from './database/open-database';
import { secondsAfter } from './limits';
import { createTestClock, startTestApi } from './testing/test-api';

const ADDRESS = '127.0.0.1';
const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const clock = createTestClock();

/** A server that has sent codes to so many numbers for one address, a pause after each. */
async function apiThatSent(codes: number, pause: number) {
  const api = await startTestApi({ now: clock.now });
  const db = await openDatabase(api.dataFile);
  const rows = Array.from({ length: codes }, (_, index) => ({
    phone: `139${String(index).padStart(8, '0')}`,
    ...{ address: ADDRESS, purpose: 'login' as const, salt: '', code_hash: '' },
    created_at: secondsAfter(clock.now(), -pause * (codes - index)),
    expires_at: clock.now().toISOString(),
  }));
  await db.insertInto('verification_codes').values(rows).execute();
  await db.destroy();
  return api;
}

test.each([
  [10, 'a minute', 5, MINUTE - 50],
  [60, 'an hour', 30, HOUR - 1800],
  [300, 'a day', 240, DAY - 72_000],
])('an address gets %d codes %s, whatever the number', async (most, _, pause, wait) => {
  const api = await apiThatSent(most, pause);
  const ask = async () =>
    (await api.call('sendCode', { country_code: 86, phone: '13800000000' })).envelope;
  const { error_code, error_message, payload } = await ask();
  expect([error_code, payload]).toEqual([ERROR_CODE.tooManyCodes, { retry_after: wait }]);
  expect(error_message).toMatch(/^address: /);
  clock.pass(wait);
  expect(await ask()).toMatchObject({ error_code: 0 });
});
