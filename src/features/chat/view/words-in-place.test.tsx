import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { logIn } from '../../../api-client/session/log-in';
import { logOut } from '../../../api-client/session/session';
import { ok, refusal, startMockApi } from '../../../api-client/testing/mock-api';
import { CHAT_BREAK_MS } from '../../../config/chat-limits';
import { ERROR_CODE } from '../../../contract';
import { toastQueue } from '../../../ui/toast-queue';
import { talk } from '../testing/fake-conversation';
import { giveHeights, lines, partner, scrollToAboveEnd, showChat } from '../testing/show-chat';

const api = startMockApi();
const two = [
  talk('a', 'user', '2026-11-22T10:00:00', { content: '在吗' }),
  talk('b', 'character', '2026-11-22T10:00:05', { content: '在。' }),
];

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  giveHeights();
  toastQueue.store.setState([], true);
});

function said() {
  return toastQueue.store.getState().map(({ tone, text }) => [tone, text]);
}

async function choose(menu: HTMLElement, name: string): Promise<void> {
  await userEvent.click(menu);
  await userEvent.click(screen.getByRole('menuitem', { name }));
}

/** The addresses of links by their names. */
function linksIn(element: HTMLElement) {
  return within(element)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
}

it('leads from a partner to the other pages of it, and to all partners', () => {
  showChat();
  // Out of sight, because this page has no width.
  const pages = screen.getByText('会聊的游戏').closest('nav')!;
  expect(pages).toHaveAttribute('aria-label', '灵犀的页面');
  const links = Array.from(pages.querySelectorAll('a'), (link) => [
    link.textContent,
    link.pathname,
  ]);
  expect(links).toEqual([
    ['认识一下', '/game-partner/detail-p-lingxi'],
    ['剧情', '/game-partner/story-p-lingxi'],
    ['会聊的游戏', '/game-partner/game-list-p-lingxi'],
  ]);
  expect(screen.getByRole('link', { name: '认识一下' })).toBeVisible();
  expect(screen.getByText('看看所有搭子').closest('a')).toHaveAttribute('href', '/game-partner/');
});

it('says to whoever is not logged in that what they write is kept', () => {
  showChat({ history: 'anonymous', connection: 'offline' });
  expect(screen.getByText(/你还没登录。可以先写/)).toBeInTheDocument();
});

it('says what the trouble is, and with messages keeps it short', () => {
  const again = showChat({ history: 'failed' });
  expect(screen.getByRole('alert')).toHaveTextContent('对话没加载出来');
  again({ history: 'failed', messages: two });
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByText(/对话没加载出来/)).toBeInTheDocument();
  again({ history: 'failed', messages: two, connection: 'offline' });
  expect(screen.queryByText(/对话没加载出来/)).not.toBeInTheDocument();
  again({ history: 'loading', messages: two, connection: 'connecting' });
  expect(screen.queryByText('正在连接…')).not.toBeInTheDocument();
});

it('leads to the end where nothing new is there', async () => {
  showChat({ messages: two });
  expect(screen.queryByRole('button', { name: '到最新消息' })).not.toBeInTheDocument();
  scrollToAboveEnd(2000);
  await userEvent.click(screen.getByRole('button', { name: '到最新消息' }));
  expect(screen.queryByRole('button', { name: '到最新消息' })).not.toBeInTheDocument();
});

it('says what is kept apart from the account before it goes, and that it has gone', async () => {
  showChat({ messages: two });
  await choose(screen.getByRole('button', { name: '更多' }), '清除本机数据');
  expect(screen.getByRole('dialog')).toHaveAccessibleDescription(/已发送的对话还在你的账号里/);
  await userEvent.click(screen.getByRole('button', { name: '清除' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(said()).toEqual([['success', '本机数据已清除']]);
});

it('says before the first chat what partners are, and leads to what holds', () => {
  showChat();
  const notice = screen.getByRole('region', { name: '开聊之前' });
  expect(notice).toHaveTextContent(/灵犀是 AI 搭子，不是真人.*未满 18 周岁/);
  expect(linksIn(notice)).toEqual([['服务协议', '/terms/']]);
});

it('asks about words of before the login for a reason, and of distress says who helps', () => {
  const word = { clientMessageId: 'w', characterId: 'p-lingxi', content: '昨天写的' };
  const words = [{ ...word, locale: 'zh', writtenAt: '2026-11-21T10:00:00Z' } as const];
  const sad = talk('s', 'user', undefined, { needsHelp: true });
  showChat({ beforeLogin: { words, draft: '' }, messages: [sad] });
  const card = screen.getByRole('region', { name: '要发出登录前写的话吗？' });
  expect(card).toHaveTextContent('不确定是不是你写的，所以先问一声');
  expect(within(card).getAllByRole('listitem')).toHaveLength(1);
  expect(screen.getByRole('region', { name: '你不必一个人扛' })).toHaveTextContent(
    /先打 110 或 120/,
  );
});

it('suggests a break by the name of the partner', () => {
  jest.useFakeTimers();
  try {
    showChat({ messages: two });
    act(() => jest.advanceTimersByTime(CHAT_BREAK_MS));
    expect(screen.getByRole('region', { name: '聊了两个小时了' })).toHaveTextContent(
      '灵犀是 AI，会一直在这儿',
    );
  } finally {
    jest.useRealTimers();
  }
});

it('offers the reasons for a report that the API knows, and says who reads it', async () => {
  const onReport = jest.fn(() => Promise.resolve('taken' as const));
  showChat({ messages: two }, { onReport });
  await choose(screen.getAllByRole('button', { name: /^操作：/ })[1]!, '举报');
  const dialog = screen.getByRole('dialog');
  expect(dialog).toHaveAccessibleDescription(/不会告诉灵犀/);
  const radios = Array.from(dialog.querySelectorAll<HTMLInputElement>('input[type=radio]'));
  expect(radios.map(({ value, labels }) => [labels?.[0]?.textContent, value])).toEqual([
    ['内容不实', 'wrong'],
    ['有害或危险', 'harmful'],
    ['色情低俗', 'sexual'],
    ['不适合未成年人', 'minor'],
    ['其他问题', 'other'],
  ]);
  expect(radios.map(({ checked }) => checked)).toEqual([true, false, false, false, false]);
  await userEvent.click(radios[4]!);
  await userEvent.click(within(dialog).getByRole('button', { name: '提交举报' }));
  expect(onReport).toHaveBeenCalledWith(two[1], { reason: 'other', words: '' });
  await waitFor(() => expect(said()).toEqual([['success', '收到了，谢谢你告诉我们']]));
});

it('says that a file waits for what is missing, and can be left', async () => {
  URL.createObjectURL = () => 'blob:x';
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  const again = showChat({ messages: two, older: 'more' });
  await choose(screen.getByRole('button', { name: '更多' }), '保存成文字');
  expect(screen.getByRole('dialog')).toHaveAccessibleDescription(/文件会自动保存/);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  again({ messages: two });
  expect(click).not.toHaveBeenCalled();
});

it('says that older messages are missing where nobody fetches them any more', async () => {
  showChat({ messages: two, older: 'more' });
  await userEvent.click(screen.getByRole('button', { name: '在对话里找' }));
  await userEvent.type(screen.getByRole('searchbox'), '船');
  const search = within(screen.getByRole('search'));
  await userEvent.click(search.getByRole('button', { name: '停下' }));
  expect(search.getByText('更早的消息还没加载')).toBeInTheDocument();
  expect(search.getByText('没有找到')).toBeInTheDocument();
});

it('tells the background of a scene, and leads out of it to talk', () => {
  const quest = { id: 'q', title: '第七回声', background: '夜。', goal: '找出来源。', opening: '' };
  const scene = { ...quest, untranslated: [] };
  const again = showChat({}, { quest: scene });
  const goal = screen.getByText('找出来源。').closest('details')!;
  expect(goal).toHaveTextContent('背景夜。');
  expect(linksIn(goal)).toEqual([['回到闲聊', '/game-partner/chat-p-lingxi']]);
  again({}, { quest: { ...scene, background: '' } });
  expect(goal).not.toHaveTextContent('背景');
  expect(within(lines()).queryByText('频道通了。')).not.toBeInTheDocument();
});

describe('what a partner remembers', () => {
  beforeEach(() => act(() => logIn({ access_token: 't', web_user_id: '7' })));
  afterEach(() => act(() => logOut()));

  it('is read, tried again where that fails, and corrected in words', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const fact = { key: 'players', text: '你一个人玩', value: '1' };
    const memory = ok({ version: '1.1', changes: [], facts: [fact] });
    api.answer('companionMemory', () => memory);
    showChat({}, { partner });
    await waitFor(() => expect(api.asked('companionMemory')).toHaveLength(1));
    await userEvent.click(screen.getByRole('button', { name: '更多' }));
    api.answer('companionMemory', () => refusal(ERROR_CODE.serverFault));
    await userEvent.click(await screen.findByRole('menuitem', { name: '它记得什么' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(screen.getByRole('dialog')).toHaveAccessibleDescription(/灵犀从你们的聊天里记住的事/);
    expect(await dialog.findByText(/没能加载出来/)).toBeInTheDocument();
    api.answer('companionMemory', () => memory);
    await userEvent.click(dialog.getByRole('button', { name: '再试一次' }));
    await userEvent.click(await dialog.findByText('改一下'));
    const field = dialog.getByLabelText('更正：你一个人玩', { selector: 'input' });
    expect(field).toHaveValue('1');
    await userEvent.clear(field);
    expect(dialog.getByRole('button', { name: '保存' })).toBeDisabled();
    api.answer('changeCompanionMemory', () => memory);
    await userEvent.type(field, ' 2 {Enter}');
    expect(await dialog.findByText('改好了。')).toHaveFocus();
    expect(api.asked('changeCompanionMemory')).toEqual([
      { character_id: 'p-lingxi', key: 'players', value: '2' },
    ]);
  });
});
