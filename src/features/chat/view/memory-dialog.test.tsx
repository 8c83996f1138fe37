import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { logIn } from '../../../api-client/session/log-in';
import { logOut } from '../../../api-client/session/session';
import { ok, refusal, startMockApi } from '../../../api-client/testing/mock-api';
import { ERROR_CODE } from '../../../contract';
import { giveHeights, showChat } from '../testing/show-chat';

const api = startMockApi();

const alone = { key: 'players', text: '你一个人玩', value: '1' };
const name = { key: 'name', text: '你叫小安', i18n: { en: { text: 'your name is Ana' } } };
const changes = [{ version: '1.1', date: '2026-11-25', text: '会记得你的玩法' }];

function memoryOf(...facts: object[]) {
  return ok({ version: '1.1', changes, facts });
}

beforeEach(() => {
  giveHeights();
  act(() => logIn({ access_token: 't', web_user_id: '7' }));
});
afterEach(() => act(() => logOut()));

async function openMenu() {
  await userEvent.click(screen.getByRole('button', { name: '更多' }));
}

/** Opens the dialog as soon as the API has shown that it tells such things. */
async function openMemory(): Promise<HTMLElement> {
  showChat();
  await waitFor(() => expect(api.asked('companionMemory')).toHaveLength(1));
  await openMenu();
  await userEvent.click(await screen.findByRole('menuitem', { name: '它记得什么' }));
  return screen.findByRole('dialog', { name: '它记得什么' });
}

test('what is remembered is corrected, forgotten and taken along, each in plain words', async () => {
  const saved: (Blob | MediaSource)[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  jest.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    saved.push(file);
    return 'blob:memory';
  });
  api.answer('companionMemory', () => memoryOf(alone, name));
  api.answer('changeCompanionMemory', (change) => {
    const { key, value } = change as { key?: string; value?: string };
    if (key === undefined) return memoryOf();
    return value === undefined
      ? memoryOf(alone)
      : memoryOf({ ...alone, text: '你们两个人玩', value });
  });
  const dialog = await openMemory();
  await userEvent.click(await within(dialog).findByRole('button', { name: '忘掉：你叫小安' }));
  expect(await within(dialog).findByText('已经忘了。')).toHaveFocus();
  expect(within(dialog).queryByText('你叫小安')).toBeNull();
  await userEvent.click(within(dialog).getByRole('button', { name: '更正：你一个人玩' }));
  const field = within(dialog).getByLabelText('更正：你一个人玩', { selector: 'input' });
  expect(field).toHaveFocus();
  await userEvent.clear(field);
  await userEvent.type(field, '2{Enter}');
  expect(await within(dialog).findByText('你们两个人玩')).toBeVisible();
  await userEvent.click(within(dialog).getByRole('button', { name: '存成文件' }));
  const [file] = saved;
  expect(file instanceof Blob && (await file.text())).toContain('你们两个人玩');
  await userEvent.click(within(dialog).getByRole('button', { name: '全部忘掉' }));
  expect(await within(dialog).findByText('什么都没记。')).toBeVisible();
  expect(api.asked('changeCompanionMemory')).toEqual([
    { character_id: 'p-lingxi', key: 'name' },
    { character_id: 'p-lingxi', key: 'players', value: '2' },
    { character_id: 'p-lingxi' },
  ]);
});

test('the version of the partner and what changed in it stand beneath', async () => {
  api.answer('companionMemory', () => memoryOf());
  const dialog = await openMemory();
  expect(await within(dialog).findByRole('heading', { name: '灵犀 1.1 版' })).toBeVisible();
  expect(within(dialog).getByText(/会记得你的玩法/)).toBeVisible();
});

test('what did not come can be asked for again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let asked = 0;
  api.answer('companionMemory', () => {
    asked += 1;
    return asked === 2 ? refusal(ERROR_CODE.serverFault) : memoryOf(name);
  });
  const dialog = await openMemory();
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('没能加载出来。 再试一次');
  await userEvent.click(within(dialog).getByRole('button', { name: '再试一次' }));
  expect(await within(dialog).findByText('你叫小安')).toBeVisible();
  expect(within(dialog).queryByRole('alert')).toBeNull();
});

test('what could not be changed stays, and says so', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  api.answer('companionMemory', () => memoryOf(name));
  api.answer('changeCompanionMemory', () => refusal(ERROR_CODE.serverFault));
  const dialog = await openMemory();
  await userEvent.click(await within(dialog).findByRole('button', { name: '忘掉：你叫小安' }));
  expect(await within(dialog).findByText('没有改成，请再试一次。')).toBeVisible();
  expect(within(dialog).getByText('你叫小安')).toBeVisible();
});

test.each([
  ['knows no such path', () => new Response('not here', { status: 404 })],
  ['knows nothing of the partner', refusal(ERROR_CODE.unknownId)],
])('an API that %s leaves it out without a word', async (_what, answer) => {
  const told = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  api.answer('companionMemory', () => answer);
  showChat();
  await waitFor(() => expect(api.asked('companionMemory')).toHaveLength(1));
  await openMenu();
  expect(screen.getByRole('menuitem', { name: /清除/ })).toBeVisible();
  expect(screen.queryByRole('menuitem', { name: '它记得什么' })).toBeNull();
  expect(told).not.toHaveBeenCalled();
});

test('who is not logged in is not asked about', async () => {
  act(() => logOut());
  showChat();
  await openMenu();
  expect(screen.queryByRole('menuitem', { name: '它记得什么' })).toBeNull();
  expect(api.seen).toEqual([]);
});
