import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSession } from '../../../api-client/session/session';
import { browserEnv } from '../../../config/browser-env';
import { talk } from '../testing/fake-conversation';
import { giveHeights, lines, scrollToAboveEnd, showChat } from '../testing/show-chat';

beforeEach(() => {
  localStorage.clear();
  giveHeights();
});

const two = [
  talk('a', 'user', '2026-11-21T10:00:00', { content: '在吗' }),
  talk('b', 'character', '2026-11-22T10:00:00', { content: '在。' }),
];

it('greets first, and whenever the beginning is there', () => {
  const again = showChat();
  expect(within(lines()).getByText('频道通了。')).toBeInTheDocument();
  again({ messages: two });
  expect(within(lines()).getAllByRole('listitem')[0]).toHaveTextContent('频道通了。');
  again({ messages: two, older: 'more' });
  expect(within(lines()).queryByText('频道通了。')).not.toBeInTheDocument();
});

it('says when each day began, and of every reply who wrote it', () => {
  const scripted = talk('c', 'character', '2026-11-22T10:00:05', { origin: 'script' });
  showChat({ messages: [...two, scripted], older: 'more' });
  const [own, reply, automatic] = within(lines()).getAllByRole('listitem');
  expect(own).toHaveTextContent('2026年11月21日');
  expect(own).not.toHaveTextContent(/AI 生成|自动回复/);
  expect(reply).toHaveTextContent('2026年11月22日');
  expect(reply).toHaveTextContent('AI 生成');
  expect(automatic).toHaveTextContent('自动回复');
  expect(automatic).not.toHaveTextContent('AI 生成');
});

test.each(['en', 'ja'] as const)('marks replies in %s too', (locale) => {
  showChat({ messages: two }, {}, { locale, variant: 'm' });
  const labels = { en: ['Automatic reply', 'AI-generated'], ja: ['自動応答', 'AI生成'] }[locale];
  for (const label of labels) expect(within(lines()).getByText(label)).toBeInTheDocument();
});

const odd = ['<b>x</b> & *y*\n第二行', 'a'.repeat(2000), 'مرحبا بك', '👨‍👩‍👧é̂'];
test.each(odd)('text stays text: %s', (content) => {
  showChat({ messages: [talk('a', 'character', undefined, { content })] });
  const text = within(lines()).getByText((_, element) => element?.textContent === content, {
    selector: 'p',
  });
  expect(text).toHaveAttribute('dir', 'auto');
  expect(text.children).toHaveLength(0);
});

it('leads to the pages that a reply draws on, but to no strange ones', () => {
  const references = [
    { type: 'game', id: 'star-echo', title: '星海回声' },
    { type: 'song', id: 'x', title: '一支歌' },
  ];
  showChat({ messages: [talk('b', 'character', undefined, { references })] });
  expect(screen.getByRole('link', { name: '星海回声' })).toHaveAttribute(
    'href',
    '/game-library/star-echo/',
  );
  expect(screen.queryByText('一支歌')).not.toBeInTheDocument();
});

it('shows pictures of known hosts only', () => {
  const picture = { type: 'image' } as const;
  showChat({
    messages: [
      talk('a', 'character', undefined, { ...picture, content: '/media/x.webp' }),
      talk('b', 'character', undefined, { ...picture, content: 'https://elsewhere.example/x.png' }),
    ],
  });
  expect(screen.getByRole('img', { name: '图片' })).toHaveAttribute('width', '240');
  expect(screen.getByText('图片没能显示')).toBeInTheDocument();
});

it('shows who is typing, then the reply as far as it has come', () => {
  const again = showChat({ messages: two, isTyping: true });
  expect(within(lines()).getByText('灵犀正在输入…')).toBeInTheDocument();
  again({ messages: two, isTyping: true, reply: { content: '我想' } });
  expect(within(lines()).getByText('我想')).toBeInTheDocument();
  expect(document.querySelector('[data-busy]')).toBeInTheDocument();
});

it('says what became of own messages, and what can be done where one failed', async () => {
  const retry = jest.fn();
  const discard = jest.fn();
  const messages = (['waiting', 'sending', 'failed'] as const).map((delivery) =>
    talk(delivery, 'user', undefined, { delivery }),
  );
  showChat({ messages, retry, discard });
  expect(screen.getByText('等待发送')).toBeInTheDocument();
  expect(screen.getByText('发送中…')).toBeInTheDocument();
  expect(screen.getByText('没发出去')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '重新发送' }));
  await userEvent.click(screen.getByRole('button', { name: '删掉' }));
  expect([retry.mock.calls, discard.mock.calls]).toEqual([[['failed']], [['failed']]]);
  await userEvent.click(screen.getAllByRole('button', { name: /^操作：/ })[0]!);
  expect(screen.queryByRole('menuitem', { name: '重新发送' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('menuitem', { name: '删掉' }));
  expect(discard).toHaveBeenLastCalledWith('waiting');
});

it('has few lines of a long conversation in the document, the last ones', () => {
  const messages = Array.from({ length: 10_000 }, (_, index) =>
    talk(`m${String(index)}`, index % 2 ? 'user' : 'character'),
  );
  showChat({ messages });
  expect(within(lines()).getAllByRole('listitem').length).toBeLessThan(40);
});

it('counts what comes while the reader is further up, and leads there', async () => {
  const markRead = jest.fn();
  const again = showChat({ messages: two, markRead });
  expect(markRead).toHaveBeenCalledTimes(1);
  scrollToAboveEnd(2000);
  again({ messages: [...two, talk('c', 'character'), talk('d', 'character')], markRead });
  expect(markRead).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: '2 条新消息' }));
  expect(markRead).toHaveBeenCalledTimes(2);
  expect(screen.queryByRole('button', { name: /新消息/ })).not.toBeInTheDocument();
});

it('marks nothing as read while nobody looks', () => {
  const hidden = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const markRead = jest.fn();
  showChat({ messages: two, markRead });
  expect(markRead).not.toHaveBeenCalled();
  hidden.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(markRead).toHaveBeenCalledTimes(1);
});

it('offers older messages, another try, and says when all are there', async () => {
  const loadOlder = jest.fn();
  const again = showChat({ messages: two, older: 'more', loadOlder });
  await userEvent.click(screen.getByRole('button', { name: '看更早的消息' }));
  expect(loadOlder).toHaveBeenCalledTimes(1);
  again({ messages: two, older: 'loading' });
  expect(screen.getByText('正在加载更早的消息…')).toBeInTheDocument();
  again({ messages: two, older: 'failed', loadOlder });
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(loadOlder).toHaveBeenCalledTimes(2);
  again({ messages: two, older: 'none' });
  expect(screen.getByText(/灵犀是 AI，可能会说错/)).toBeInTheDocument();
});

it('loads, fails and tries again; what is there already stays', async () => {
  const reload = jest.fn();
  const again = showChat({ history: 'loading' });
  expect(screen.getByText('正在加载你们的对话…')).toBeInTheDocument();
  again({ history: 'failed', reload });
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(reload).toHaveBeenCalledTimes(1);
  again({ history: 'failed', messages: two, reload });
  expect(within(lines()).getByText('在。')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(reload).toHaveBeenCalledTimes(2);
});

test.each([
  ['connecting', '正在连接…'],
  ['polling', '实时连接暂时用不了，每隔几秒看一次有没有新消息。'],
  ['offline', '网络断开了。你写的会留着，连上后自动发出。'],
] as const)('says in words that the line is %s', (connection, words) => {
  jest.replaceProperty(browserEnv, 'imUrl', 'wss://im.example.com');
  jest.replaceProperty(browserEnv, 'imAppId', 'app');
  showChat({ connection });
  expect(screen.getByText(words)).toBeInTheDocument();
});

it('says nothing of polling where the site has no line', () => {
  showChat({ connection: 'polling' });
  expect(screen.queryByText(/实时连接/)).not.toBeInTheDocument();
});

it('asks who is not logged in to log in', async () => {
  showChat({ history: 'anonymous', connection: 'offline' });
  expect(within(lines()).getByText('频道通了。')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: '登录' }));
  expect(useSession.getState().loginDialogVisible).toBe(true);
});
