import { logIn } from '../../../api-client/session/log-in';
import { logOut } from '../../../api-client/session/session';
import { ok, startMockApi } from '../../../api-client/testing/mock-api';
import { ReadReceipt } from './read-receipt';

const api = startMockApi();
beforeEach(() => logIn({ access_token: 't', web_user_id: '7' }));
afterEach(() => logOut());

/** Resolves when the API has been told so many times. */
function untilTold(times: number): Promise<void> {
  return new Promise((resolve) => {
    api.answer('historyMessages', () => {
      if (api.asked('historyMessages').length >= times) resolve();
      return ok({ list: [], has_more: false });
    });
  });
}

test('what has come behind what was seen is not told as seen', async () => {
  let newest = 'm1';
  const { signal } = new AbortController();
  const seen = new ReadReceipt({
    conversationId: '7:p',
    readMs: 3_600_000,
    signal,
    newest: () => newest,
  });
  const first = untilTold(1);
  seen.mark();
  await first;
  newest = 'm2';
  seen.mark();
  newest = 'm3';
  seen.leave();
  const second = untilTold(2);
  seen.mark();
  expect(seen.seenUpTo).toBe('m3');
  seen.leave();
  await second;
  expect(api.asked('historyMessages')).toEqual([
    { conversation_id: '7:p', limit: 1 },
    { conversation_id: '7:p', limit: 1 },
  ]);
});
