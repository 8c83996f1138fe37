import { screen, waitFor } from '@testing-library/react';
import { ok, refusal } from '../../api-client/testing/client-kit';
import { ERROR_CODE } from '../../contract';
import { keepChatsOf, OTHER, placesOf } from './testing/kept-chats';
import { startRemovalKit } from './testing/removal-kit';

const { kit, address, click, goToConfirm, confirm } = startRemovalKit();
const own = kit.user.web_user_id;

beforeEach(() => keepChatsOf(own, OTHER));

test('a removal leaves nothing of the account in this browser, and everything of others', async () => {
  const { unmount } = await goToConfirm();
  // As Gatsby keeps it, by the path of the page.
  sessionStorage.setItem(`@@scroll|${address}|1`, '80');
  sessionStorage.setItem('@@scroll|/m/profile/|1', '80');
  await confirm();
  await screen.findByText('账号已经注销');
  unmount();
  await waitFor(async () => expect(await placesOf(own)).toBe(0));
  expect(await placesOf(OTHER)).toBe(4);
  expect(Object.keys(sessionStorage)).toEqual(['@@scroll|/m/profile/|1']);
});

test.each([
  ['is refused', () => refusal(ERROR_CODE.invalidInput)],
  ['fails', () => undefined],
  ['comes too late for the session', () => refusal(ERROR_CODE.sessionInvalid)],
])('a removal that %s leaves everything', async (_, answer) => {
  kit.answer('accountDelete', answer());
  await goToConfirm();
  await confirm();
  await screen.findByRole('alert');
  expect(await placesOf(own)).toBe(4);
});

test('a session that ends after a try without an answer may mean that the account is gone', async () => {
  kit.answer('accountDelete', undefined);
  await goToConfirm();
  await confirm();
  await screen.findByText('只差最后一步');
  kit.answer('accountDelete', refusal(ERROR_CODE.sessionInvalid));
  await click('注销账号');
  await screen.findByText(/还不能确定账号有没有注销/);
  await waitFor(async () => expect(await placesOf(own)).toBe(0));
  expect(await placesOf(OTHER)).toBe(4);
});

test('who leaves before the answer leaves nothing behind either', async () => {
  let answerIt = (_: object): void => undefined;
  kit.answer('accountDelete', new Promise((resolve) => (answerIt = resolve)));
  const { unmount } = await goToConfirm();
  await confirm();
  await waitFor(() => expect(kit.asked('accountDelete')).toHaveLength(1));
  unmount();
  answerIt(ok({}));
  await waitFor(async () => expect(await placesOf(own)).toBe(0));
});
