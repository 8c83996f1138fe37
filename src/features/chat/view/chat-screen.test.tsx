import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CHAT_BREAK_CHECK_MS, CHAT_BREAK_MS } from '../../../config/chat-limits';
import { catchFallenFocus } from '../../../platform/focus/next-of-kin';
import { talk } from '../testing/fake-conversation';
import { giveHeights, lines, partner, showChat } from '../testing/show-chat';

beforeEach(() => {
  localStorage.clear();
  giveHeights();
});
afterEach(() => {
  jest.useRealTimers();
});

const messages = [
  talk('a', 'user', undefined, { content: '灯在哪' }),
  talk('b', 'character', undefined, { content: '灯在城里，灯很多。' }),
  talk('c', 'character', undefined, { content: '走吧' }),
];

it('sends what is typed or suggested, and empties the field', async () => {
  const send = jest.fn();
  const setDraft = jest.fn();
  showChat({ draft: '你好', suggestions: ['讲讲灯城', '讲讲灯城', '再见'], send, setDraft });
  const list = screen.getByRole('list', { name: '可以这样说' });
  expect(within(list).getAllByRole('button')).toHaveLength(2);
  await userEvent.click(within(list).getByRole('button', { name: '讲讲灯城' }));
  expect(screen.getByLabelText('写给灵犀')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(send.mock.calls).toEqual([['讲讲灯城'], ['你好']]);
  expect(setDraft.mock.calls).toEqual([['']]);
});

it('brings up no keyboard for a suggestion that a finger picks', () => {
  const send = jest.fn();
  showChat({ suggestions: ['再见'], send });
  const tap = new MouseEvent('click', { bubbles: true });
  fireEvent(
    screen.getByRole('button', { name: '再见' }),
    Object.assign(tap, { pointerType: 'touch' }),
  );
  expect(send).toHaveBeenCalledWith('再见');
  expect(screen.getByLabelText('写给灵犀')).not.toHaveFocus();
});

async function choose(menu: HTMLElement, name: string) {
  await userEvent.click(menu);
  await userEvent.click(screen.getByRole('menuitem', { name }));
}

it('copies a message', async () => {
  const user = userEvent.setup();
  const written = jest.spyOn(navigator.clipboard, 'writeText');
  showChat({ messages });
  await user.click(screen.getAllByRole('button', { name: /^操作：/ })[1]!);
  await user.click(screen.getByRole('menuitem', { name: '复制' }));
  expect(written.mock.calls).toEqual([['灯在城里，灯很多。']]);
});

it('finds words from the newest place on, marks them, and goes round', async () => {
  showChat({ messages });
  await userEvent.click(screen.getByRole('button', { name: '在对话里找' }));
  const field = screen.getByRole('searchbox', { name: '要找的字' });
  expect(field).toHaveFocus();
  await userEvent.type(field, '灯');
  expect(screen.getByText('第 2 处，共 2 处')).toBeInTheDocument();
  expect(lines().querySelectorAll('mark')).toHaveLength(3);
  await userEvent.keyboard('{Enter}');
  expect(screen.getByText('第 1 处，共 2 处')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: '上一处' }));
  expect(screen.getByText('第 2 处，共 2 处')).toBeInTheDocument();
  await userEvent.clear(field);
  await userEvent.type(field, '船');
  expect(screen.getByText('没有找到')).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
  expect(lines().querySelectorAll('mark')).toHaveLength(0);
  expect(screen.getByRole('button', { name: '在对话里找' })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: '在对话里找' }));
  expect(screen.getByRole('searchbox')).toHaveValue('');
});

const quest = {
  ...{ id: 'q1', title: '七声回波', background: '夜里。', goal: '找出来源。', opening: '喂？' },
  untranslated: [],
};

it('finds words in a scene too, from its menu', async () => {
  showChat({ messages }, { quest });
  await choose(screen.getByRole('button', { name: '更多' }), '在对话里找');
  await userEvent.type(screen.getByRole('searchbox', { name: '要找的字' }), '走吧');
  expect(screen.getByText('第 1 处，共 1 处')).toBeInTheDocument();
  // The entry of the menu is gone: its button has opened the bar.
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: '更多' })).toHaveFocus();
});

it.each([
  ['new', [], ['开始']],
  ['new', ['听第二声'], ['听第二声']],
  ['running', [], []],
  ['done', ['再来一次'], []],
  ['failed', ['再来一次'], []],
] as const)('suggests in a scene that is %s, after %j of the API: %j', (status, given, shown) => {
  const progress = { current: 0, total: 4 };
  showChat({ messages, quest: { status, progress }, suggestions: given }, { quest });
  const list = screen.queryByRole('list', { name: '可以这样说' });
  const buttons = list === null ? [] : within(list).getAllByRole('button');
  expect(buttons.map(({ textContent }) => textContent)).toEqual(shown);
});

it('suggests the question that a visitor came with first', () => {
  showChat({ suggestions: ['再见'] }, { question: '灯在哪？' });
  const buttons = within(screen.getByRole('list', { name: '可以这样说' })).getAllByRole('button');
  expect(buttons.map(({ textContent }) => textContent)).toEqual(['灯在哪？', '再见']);
});

it('finds words in older messages too, which it fetches, and can be stopped', async () => {
  const loadOlder = jest.fn();
  const older = talk('z', 'character', '2026-11-20T08:00:00Z', { content: '船来了' });
  const again = showChat({ messages, older: 'more', loadOlder });
  await userEvent.click(screen.getByRole('button', { name: '在对话里找' }));
  const search = within(screen.getByRole('search'));
  expect(loadOlder).not.toHaveBeenCalled();
  await userEvent.type(screen.getByRole('searchbox'), '船');
  expect(loadOlder).toHaveBeenCalledTimes(1);
  again({ messages, older: 'loading', loadOlder });
  expect(search.getByText('正在加载更早的消息…')).toBeInTheDocument();
  expect(search.getByText('已有 3 条')).toBeInTheDocument();
  expect(search.queryByText('没有找到')).not.toBeInTheDocument();
  await userEvent.click(search.getByRole('button', { name: '停下' }));
  again({ messages: [older, ...messages], older: 'more', loadOlder });
  expect(loadOlder).toHaveBeenCalledTimes(1);
  expect(search.getByText('第 1 处，共 1 处')).toBeInTheDocument();
  await userEvent.click(search.getByRole('button', { name: '继续加载' }));
  expect(loadOlder).toHaveBeenCalledTimes(2);
  again({ messages: [older, ...messages], older: 'failed', loadOlder });
  expect(search.getByText('更早的消息没加载出来')).toBeInTheDocument();
  await userEvent.click(search.getByRole('button', { name: '重试' }));
  expect(loadOlder).toHaveBeenCalledTimes(3);
  again({ messages: [older, ...messages], older: 'none', loadOlder });
  expect(search.queryByText(/已有/)).not.toBeInTheDocument();
});

it('clears what this browser keeps after asking', async () => {
  const clear = jest.fn();
  showChat({ messages, clear });
  await choose(screen.getByRole('button', { name: '更多' }), '清除本机数据');
  expect(clear).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: '清除' }));
  expect(clear).toHaveBeenCalledTimes(1);
});

const before = {
  clientMessageId: 'w1',
  characterId: 'p-lingxi',
  content: '昨天写的',
  locale: 'zh',
  writtenAt: '2026-11-21T10:00:00Z',
} as const;

it.each([
  ['要发出登录前写的话吗？', '发送', true],
  ['要发出登录前写的话吗？', '删掉', false],
])('asks “%s” and hears “%s”', async (question, answer, isOwn) => {
  const settleBefore = jest.fn();
  showChat({ beforeLogin: { words: [before], draft: '还没写完' }, settleBefore });
  const card = within(screen.getByRole('region', { name: question }));
  expect(card.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '昨天写的',
    '还没写完',
  ]);
  await userEvent.click(card.getByRole('button', { name: answer }));
  expect(settleBefore).toHaveBeenCalledWith(isOwn);
});

it.each([
  ['zh', '要接着写登录前没写完的话吗？', '接着写'],
  ['en', 'Carry on with what you began before logging in?', 'Carry on'],
  ['ja', 'ログイン前に書きかけたものの続きを書きますか？', '続きを書く'],
] as const)('sends no draft of before the login, in %s', (locale, question, answer) => {
  showChat({ beforeLogin: { words: [], draft: '…' } }, {}, { locale, variant: 'm' });
  const card = within(screen.getByRole('region', { name: question }));
  expect(card.getByRole('button', { name: answer })).toBeVisible();
});

it('says once, before the first chat, that partners are programs', async () => {
  showChat();
  await userEvent.click(
    within(screen.getByRole('region', { name: '开聊之前' })).getByRole('button', {
      name: '知道了',
    }),
  );
  expect(screen.queryByRole('region', { name: '开聊之前' })).not.toBeInTheDocument();
  showChat();
  expect(screen.queryByRole('region', { name: '开聊之前' })).not.toBeInTheDocument();
});

it('folds what it says before the first chat once something is sent, and keeps it until it is answered', async () => {
  const goOn = showChat({ messages });
  const notice = () => screen.getByRole('region', { name: '开聊之前' });
  expect(within(notice()).getByRole('button', { name: '知道了' })).toBeVisible();
  goOn({ messages: [...messages, talk('d', 'character')] });
  expect(within(notice()).getByRole('button', { name: '知道了' })).toBeVisible();
  goOn({ messages: [...messages, talk('d', 'user')] });
  expect(screen.getByRole('button', { name: '知道了' })).not.toBeVisible();
  await userEvent.click(screen.getByText(/不是真人/));
  await userEvent.click(screen.getByRole('button', { name: '知道了' }));
  expect(screen.queryByRole('region', { name: '开聊之前' })).not.toBeInTheDocument();
});

it('hands the focus on when its notice goes', async () => {
  const stop = catchFallenFocus();
  showChat({ messages });
  await userEvent.click(screen.getByRole('button', { name: '知道了' }));
  await waitFor(() => expect(lines()).toContainElement(document.activeElement as HTMLElement));
  stop();
});

it('suggests a break after two hours', () => {
  jest.useFakeTimers();
  showChat({ messages });
  const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
  pass(CHAT_BREAK_MS - CHAT_BREAK_CHECK_MS);
  expect(screen.queryByText('聊了两个小时了')).not.toBeInTheDocument();
  pass(CHAT_BREAK_CHECK_MS);
  expect(screen.getByText('聊了两个小时了')).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: '知道了，再聊会儿' }));
  pass(CHAT_BREAK_CHECK_MS);
  expect(screen.queryByText('聊了两个小时了')).not.toBeInTheDocument();
});

it.each([
  ['zh', '12356'],
  ['en', '988'],
  ['ja', '0120-279-338'],
] as const)('answers words of distress with the help lines of %s', (locale, number) => {
  const sad = talk('s', 'user', undefined, { content: '我不想活了' });
  showChat({ messages: [sad] }, {}, { locale, variant: 'pc' });
  expect(screen.getByRole('link', { name: number })).toHaveAttribute(
    'href',
    `tel:${number.replace(/-/g, '')}`,
  );
});

it('shows help lines where the server has met words of distress that the page does not know', () => {
  const sad = talk('s', 'user', undefined, { content: '爸爸又打我了', needsHelp: true });
  const other = talk('o', 'user', undefined, { content: '老板又打我了' });
  showChat({ messages: [sad, other] });
  expect(screen.getAllByRole('link', { name: '12356' })).toHaveLength(1);
});

it('begins with its heading, also where other partners stand beside it', () => {
  showChat();
  const levels = screen.getAllByRole('heading', { hidden: true }).map(({ localName }) => localName);
  expect(levels.slice(0, 2)).toEqual(['h1', 'h2']);
});

it('lists the partners of late, this one marked', () => {
  const other = { id: 'p-other', name: '别人', avatar: '/o.png', untranslated: [] };
  const last = { content: '在吗', isOwn: true, at: '2026-01-05T08:00:00' };
  showChat({}, { recent: [partner, { ...other, last }] });
  // Out of sight, because this page has no width: the frame decides whether there is room.
  const list = screen.getByText('最近聊过').closest('nav')!;
  const [own, others] = ['灵犀', '别人'].map((name) => within(list).getByText(name).closest('a'));
  expect(own).toHaveTextContent(/^灵犀$/);
  expect(others).toHaveTextContent('别人1月5日我：在吗');
  expect(own).toHaveAttribute('aria-current', 'page');
  expect(others).toHaveAttribute('href', '/game-partner/chat-p-other');
});
