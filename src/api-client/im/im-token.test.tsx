import { IM_TIMES } from '../../config/chat-limits';
import { ERROR_CODE } from '../../contract';
import { backoffMs } from '../../platform/network/backoff';
import { logIn } from '../session/log-in';
import { logOut } from '../session/session';
import { ok, refusal, startMockApi } from '../testing/mock-api';
import { requestImToken } from './im-token';

const api = startMockApi();
const quick = { baseMs: 1, capMs: 2, jitter: 0 };
const { signal } = new AbortController();
beforeEach(() => {
  logIn({ access_token: 't', web_user_id: '7' });
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => logOut());

test('a token comes with the sixth try', async () => {
  let tries = 0;
  api.answer('imToken', () => {
    tries += 1;
    return tries < 6 ? refusal(ERROR_CODE.serverFault) : ok({ im_token: 'im' });
  });
  expect(await requestImToken('app', quick, signal)).toBe('im');
  expect(api.asked('imToken')).toEqual(Array(6).fill({ app_id: 'app' }));
});

test('after six tries the error is rejected', async () => {
  api.answer('imToken', () => refusal(ERROR_CODE.serverFault));
  await expect(requestImToken('app', quick, signal)).rejects.toMatchObject({
    code: ERROR_CODE.serverFault,
  });
  expect(api.asked('imToken')).toHaveLength(6);
});

test('a session that is over is not tried again', async () => {
  api.answer('imToken', () => refusal(ERROR_CODE.sessionInvalid));
  await expect(requestImToken('app', quick, signal)).rejects.toMatchObject({
    code: ERROR_CODE.sessionInvalid,
  });
  expect(api.asked('imToken')).toHaveLength(1);
});

test.each([
  [0, 0.5, 1000],
  [1, 0.5, 2000],
  [4, 0.5, 16_000],
  [9, 0.5, 32_000],
  [0, 0, 750],
  [0, 1, 1250],
])('after %s failures, with the chance %s, it waits %s ms', (failures, chance, ms) => {
  jest.spyOn(Math, 'random').mockReturnValue(chance);
  expect(backoffMs(IM_TIMES.token, failures)).toBe(ms);
});
