import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { forgetNotes, readNotes } from '../../platform/chats/conversation-notes';
import { logIn } from '../../api-client/session/log-in';
import { logOut } from '../../api-client/session/session';
import { ok, refusal, startMockApi } from '../../api-client/testing/mock-api';
import { inPage, renderPage } from '../../api-client/testing/render-page';
import { ERROR_CODE } from '../../contract';
import { useConsent } from '../../platform/consent/consent';
import { at, built, has, quest, scenes } from './testing/lingxi';

const api = startMockApi();
const [second, first] = scenes;
const states = { ...quest, progress: { current: 2, total: 3 } };

beforeEach(() => {
  forgetNotes('7');
  document.head.innerHTML = '<title>By the page</title>';
  useConsent.setState({ choice: 'declined' });
  api.answer('storyScenes', () => ok({ list: scenes }));
  api.answer('questInfo', () => ok(quest));
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => act(() => logOut()));

function show() {
  return renderPage(...at('/game-partner/story-p-lingxi', [built]));
}
function logInHere(): void {
  logIn({ access_token: 't', web_user_id: '7' });
}

it('leads into a scene that nobody has begun, without asking how far it is', async () => {
  show();
  expect(await screen.findByRole('link', { name: '开始这一幕：第一场' })).toHaveAttribute(
    'href',
    '/game-partner/chat-p-lingxi#quest=q1',
  );
  expect(api.asked('questInfo')).toEqual([]);
});

it('says what opens a locked scene', async () => {
  show();
  const [, locked] = await screen.findAllByRole('article');
  expect(locked).toHaveTextContent('玩完第 1 幕《第一场》，这一幕就会打开。');
  expect(within(locked!).queryByRole('link')).not.toBeInTheDocument();
});

it('describes the picture of a scene, a locked one too, and says which scene it is', async () => {
  const words = [{ picture: '/s.webp', line: '听音舱', description: '只亮着示波屏。' }];
  const shown = { ...first, cover: '/s.webp', locked: true, picture_texts: words };
  api.answer('storyScenes', () => ok({ list: [shown] }));
  show();
  expect(await screen.findByRole('img', { name: '听音舱' })).toBeInTheDocument();
  expect(screen.getByText('图片描述').closest('details')).toHaveTextContent(
    '图片描述第一场听音舱 只亮着示波屏。',
  );
});

it('says so of a scene that nothing opens', async () => {
  api.answer('storyScenes', () => ok({ list: [{ ...first, locked: true }] }));
  show();
  expect(await screen.findByText('这一幕还没有开放。')).toBeInTheDocument();
});

it.each([
  ['running', '进行中', '接着玩：第一场'],
  ['done', '已通关', '再玩一次：第一场'],
  ['failed', '没走通', '再试一次：第一场'],
])('tells a user that a scene is %s', async (status, words, link) => {
  api.answer('questInfo', () => ok({ ...states, status }));
  logInHere();
  show();
  expect(await screen.findByText(words)).toBeInTheDocument();
  expect(screen.getByText('进度 2/3')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: link })).toBeInTheDocument();
  expect(readNotes().filter(({ isDone }) => isDone)).toHaveLength(status === 'done' ? 1 : 0);
});

it('tells what a scene is about, and what the partner says first', async () => {
  show();
  await userEvent.click(await screen.findByRole('button', { name: /^这一幕讲什么：/ }));
  expect(await screen.findByText('灵犀的开场白')).toBeInTheDocument();
  expect(screen.getByText('喂？')).toBeInTheDocument();
});

it('offers another try where the scene cannot be read about', async () => {
  api.answer('questInfo', () => refusal(ERROR_CODE.serverFault));
  show();
  await userEvent.click(await screen.findByRole('button', { name: /^这一幕讲什么：/ }));
  expect(await screen.findByRole('alert')).toHaveTextContent('没能加载出来');
  api.answer('questInfo', () => ok(quest));
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findByText('喂？')).toBeInTheDocument();
});

it('knows of a scene that was played when one comes back from the chat', async () => {
  logInHere();
  const { rerender } = show();
  await screen.findByRole('link', { name: '开始这一幕：第一场' });
  rerender(inPage(...at('/game-partner/chat-p-lingxi', [built])));
  await screen.findByText('频道通了。');
  api.answer('storyScenes', () => ok({ list: [{ ...second, locked: false }, first] }));
  api.answer('questInfo', (input) =>
    ok(has('quest_id', 'q1', input) ? { ...states, status: 'done' } : { ...quest, id: 'q2' }),
  );
  rerender(inPage(...at('/game-partner/story-p-lingxi', [built])));
  expect(await screen.findByRole('link', { name: '再玩一次：第一场' })).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: '开始这一幕：第二场' })).toBeInTheDocument();
});
