import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiProvider } from '../../api-client/apollo/api-provider';
import { ok, refusal, startMockApi } from '../../api-client/testing/mock-api';
import { renderPage } from '../../api-client/testing/render-page';
import { logIn } from '../../api-client/session/log-in';
import { logOut } from '../../api-client/session/session';
import { ERROR_CODE } from '../../contract';
import { useConversationNotes } from '../../platform/chats/conversation-notes';
import { Toasts } from '../../ui/toast';
import { toastQueue } from '../../ui/toast-queue';
import type { Conversation } from './conversation/conversation';
import { fakeConversation, talk } from './testing/fake-conversation';
import { giveHeights, lines, partner } from './testing/show-chat';
import { ChatPage } from './chat.lazy';

const asked = jest.fn<Conversation, [{ characterId: string; questId?: string }]>();
// The conversation itself is tested where it is made: here it only has to be asked for.
jest.mock(
  './conversation/use-conversation',
  () => ({ useConversation: (where: { characterId: string }) => asked(where) }),
  { virtual: true },
);

const api = startMockApi();
const game = {
  id: 'star-echo',
  name: '星海回声',
  cover: '/c.png',
  tags: [],
  summary: '',
  role_count: 0,
  updated_at: '2026-11-01T00:00:00Z',
  ...{ platforms: [], description: '', gallery: [], related_ids: [] },
};
const scene = { character_id: partner.id, summary: '', locked: false };
const scenes = [
  { ...scene, id: 's1', quest_id: 'q1', title: '一', order: 1 },
  { ...scene, id: 's2', quest_id: 'q2', title: '二', order: 2 },
];
const quest = {
  id: 'q1',
  character_id: partner.id,
  title: '一',
  background: '夜。',
  goal: '找出来源。',
  opening_message: '喂？',
  status: 'new',
  progress: { current: 0, total: 3 },
};

function show(hash = '', state: Partial<Conversation> = {}) {
  // One object for good, as the real one is for as long as nothing changes.
  const conversation = fakeConversation(state);
  asked.mockReturnValue(conversation);
  window.history.replaceState(null, '', `/game-partner/chat-${partner.id}?channel=a${hash}`);
  renderPage(
    <ApiProvider>
      <ChatPage
        partner={partner}
        scenes={scenes}
        partners={[{ id: 'p-other', name: '别人', avatar: undefined, untranslated: [] }]}
        hash={hash}
        waiting={<p>wait</p>}
      />
      <Toasts />
    </ApiProvider>,
    [],
  );
  return conversation;
}

beforeEach(() => {
  document.head.innerHTML = '<title>By the page</title>';
  localStorage.clear();
  logOut();
  toastQueue.store.setState([], true);
  giveHeights();
});

it('brings its own strings, and remembers with whom one talked', async () => {
  localStorage.setItem('recentPartners', 'p-gone 7:p-moke p-other');
  show('', { messages: [talk('a', 'user')] });
  expect(screen.getByText('wait')).toBeInTheDocument();
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('灵犀');
  expect(document.title).toBe('和灵犀聊天 | 游伴');
  expect(asked).toHaveBeenLastCalledWith({ characterId: partner.id, questId: undefined });
  expect(localStorage.getItem('recentPartners')).toBe('p-lingxi p-gone 7:p-moke p-other');
  expect(screen.getByText('别人')).toBeInTheDocument();
});

it('who has only looked in has not talked to the partner, who stands in the list all the same', async () => {
  localStorage.setItem('recentPartners', 'p-other');
  show('', { messages: [talk('b', 'character')] });
  expect(await screen.findByText('别人')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '灵犀', current: 'page' })).toBeInTheDocument();
  expect(localStorage.getItem('recentPartners')).toBe('p-other');
});

it.each([
  ['text', '走吧', '我：走吧'],
  ['image', '/media/x.webp', '我：图片'],
] as const)('says beside a partner what was said last, a %s', async (type, content, shown) => {
  logIn({ access_token: 't', web_user_id: '7' });
  api.answer('companionMemory', () => refusal(ERROR_CODE.unknownId));
  localStorage.setItem('recentPartners', '7:p-other');
  const words = { sender: 'user', type, content, at: '2026-01-05T08:00:00' } as const;
  const note = { id: '7:p-other', words, unread: 0, isDone: false };
  act(() => useConversationNotes.setState({ notes: [note] }));
  show();
  await screen.findByRole('heading', { level: 1 });
  expect(screen.getByText('别人').closest('a')).toHaveTextContent(`别人1月5日${shown}`);
});

it('writes the question of the address into an empty field, once', async () => {
  const { setDraft } = show('#ask=%E7%81%AF%E5%9F%8E%EF%BC%9F');
  await screen.findByRole('heading', { level: 1 });
  expect(setDraft).toHaveBeenCalledWith('灯城？');
  expect(window.location.href).toMatch(/\/chat-p-lingxi\?channel=a$/);
});

it('leaves what was typed already, and suggests the question first until it is sent', async () => {
  const { setDraft, send } = show('#ask=x', { draft: '写到一半', suggestions: ['再见'] });
  expect(await screen.findByDisplayValue('写到一半')).toBeInTheDocument();
  expect(setDraft).not.toHaveBeenCalled();
  const list = screen.getByRole('list', { name: '可以这样说' });
  const suggested = () =>
    within(list)
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
  expect(suggested()).toEqual(['x', '再见']);
  // A reload brings it again.
  expect(window.location.hash).toBe('#ask=x');
  await userEvent.click(within(list).getByRole('button', { name: 'x' }));
  expect(send).toHaveBeenCalledWith('x', undefined);
  expect(suggested()).toEqual(['再见']);
  expect(window.location.hash).toBe('');
});

it('asks no second time what stands in the field already', async () => {
  show('#ask=x', { draft: 'x' });
  expect(await screen.findByDisplayValue('x')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'x' })).not.toBeInTheDocument();
  expect(window.location.hash).toBe('');
});

it('tells with the first message where the visitor came from, and keeps it in the address until then', async () => {
  const { send } = show('#ask=x&game=star-echo&section=%E5%A4%9C%E9%87%8C', { suggestions: ['y'] });
  const suggestion = await screen.findByRole('button', { name: 'y' });
  expect(window.location.hash).toBe('#game=star-echo&section=%E5%A4%9C%E9%87%8C');
  await userEvent.click(suggestion);
  await userEvent.click(suggestion);
  expect(jest.mocked(send).mock.calls).toEqual([
    ['y', { gameId: 'star-echo', section: '夜里' }],
    ['y', undefined],
  ]);
  expect(window.location.hash).toBe('');
});

it('tells it with the question, too, where something else was sent before', async () => {
  const { send } = show('#ask=x&game=star-echo', { draft: '写到一半', suggestions: ['y'] });
  await userEvent.click(await screen.findByRole('button', { name: 'y' }));
  await userEvent.click(screen.getByRole('button', { name: 'x' }));
  expect(jest.mocked(send).mock.calls).toEqual([
    ['y', { gameId: 'star-echo', section: undefined }],
    ['x', { gameId: 'star-echo', section: undefined }],
  ]);
});

it('goes on with a spoiler that was begun on its page, without a greeting first', async () => {
  const { send } = show('#ask=x&section=%E9%97%A8&opened=2', { suggestions: ['y'] });
  expect(await screen.findByText(/^问题写好了/)).toBeInTheDocument();
  expect(window.location.hash).toBe('#section=%E9%97%A8&opened=2');
  expect(screen.queryByText(partner.greeting)).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'y' }));
  expect(send).toHaveBeenCalledWith('y', { gameId: undefined, section: '门', openedSteps: 2 });
});

it('greets nobody above the question that goes on with a spoiler', async () => {
  show('#section=%E9%97%A8&opened=2', { older: 'none', messages: [talk('a', 'user')] });
  expect(
    await within(await screen.findByRole('list', { name: /对话/ })).findByText('a'),
  ).toBeInTheDocument();
  expect(screen.queryByText(partner.greeting)).not.toBeInTheDocument();
});

it('leads to the section that a reply draws on, and says its name', async () => {
  const sections = [
    { title: '怎么玩', body: '' },
    { title: '夜里', body: '' },
  ];
  api.answer('gameDetail', () => ok({ ...game, sections }));
  const reference = { type: 'game', id: 'star-echo', title: '星海回声' };
  const references = [reference, { ...reference, section: '夜里' }];
  show('', { messages: [talk('b', 'character', undefined, { references })] });
  const link = await screen.findByRole('link', { name: '星海回声 夜里' });
  expect(screen.getByRole('link', { name: '星海回声' })).toHaveAttribute(
    'href',
    '/game-library/star-echo/',
  );
  await waitFor(() => expect(link).toHaveAttribute('href', '/game-library/star-echo/#section-2'));
});

it.each([
  ['takes', () => ok({}), '收到了，谢谢你告诉我们'],
  ['does not take', () => refusal(ERROR_CODE.rateLimit), '举报没能送到，请稍后再试'],
  ['knows no session for', () => refusal(ERROR_CODE.sessionInvalid), '举报没有送出，请登录后再试'],
])('tells a visitor when the API %s a report', async (_, answer, words) => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  logIn({ access_token: 't', web_user_id: '7' });
  api.answer('reportUserAction', answer);
  show('', { messages: [talk('b', 'character')] });
  await userEvent.click(await screen.findByRole('button', { name: /^操作：/ }));
  await userEvent.click(screen.getByRole('menuitem', { name: '举报' }));
  await userEvent.click(screen.getByRole('button', { name: '提交举报' }));
  expect(await screen.findByText(words)).toBeInTheDocument();
  expect(api.asked('reportUserAction')).toEqual([
    {
      action: 'report_message',
      target_type: 'message',
      target_id: 'id-b',
      extra: { conversation_id: '7:p-lingxi', reason: 'wrong' },
    },
  ]);
});

it('asks whoever was logged out elsewhere to log in before reporting', async () => {
  show('', { messages: [talk('b', 'character')] });
  await userEvent.click(await screen.findByRole('button', { name: /^操作：/ }));
  await userEvent.click(screen.getByRole('menuitem', { name: '举报' }));
  await userEvent.click(screen.getByRole('button', { name: '提交举报' }));
  expect(await screen.findByText('举报没有送出，请登录后再试')).toBeInTheDocument();
  expect(api.asked('reportUserAction')).toEqual([]);
});

it('plays the quest of the address, and offers the scene behind it', async () => {
  api.answer('questInfo', () => ok(quest));
  show('#quest=q1', { quest: { status: 'done', progress: { current: 3, total: 3 } } });
  expect(await screen.findByText('找出来源。')).toBeInTheDocument();
  expect(within(lines()).getByText('喂？')).toBeInTheDocument();
  expect(asked).toHaveBeenLastCalledWith({ characterId: partner.id, questId: 'q1' });
  expect(screen.getByRole('link', { name: '下一幕：二' })).toHaveAttribute(
    'href',
    '/game-partner/chat-p-lingxi#quest=q2',
  );
});

it.each([
  ['that does not exist', () => refusal(ERROR_CODE.unknownId)],
  ['of another partner', () => ok({ ...quest, character_id: 'p-other' })],
])('says so of a quest %s', async (_, answer) => {
  const told = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  api.answer('questInfo', answer);
  show('#quest=q1');
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('没有这一幕');
  expect(document.title).toBe('没有这一幕 | 游伴');
  expect(screen.getByRole('link', { name: '看看所有剧情' })).toHaveAttribute(
    'href',
    '/game-partner/story-p-lingxi',
  );
  expect(asked).not.toHaveBeenCalled();
  // An old address is no fault of the site.
  expect(told).not.toHaveBeenCalled();
});

it('tries again where a quest did not come', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  api.answer('questInfo', () => () => Response.error());
  show('#quest=q1');
  const retry = await screen.findByRole('button', { name: '重试' });
  api.answer('questInfo', () => ok(quest));
  retry.click();
  expect(await screen.findByText('找出来源。')).toBeInTheDocument();
});
