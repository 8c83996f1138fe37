import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { QuestState } from '../conversation/conversation';
import { talk } from '../testing/fake-conversation';
import { giveHeights, lines, showChat } from '../testing/show-chat';

beforeEach(() => {
  localStorage.clear();
  giveHeights();
});

const messages = [
  talk('a', 'user', undefined, { content: '灯在哪' }),
  talk('b', 'character', undefined, { content: '灯在城里。' }),
];

const quest = {
  id: 'q1',
  title: '七声回波',
  background: '夜里。',
  goal: '找出来源。',
  opening: '喂？',
  untranslated: [],
};
const progress = { current: 1, total: 4 };

it('opens a scene with its own words, its goal and a button that starts it', async () => {
  const send = jest.fn();
  showChat({ quest: { status: 'new', progress: { current: 0, total: 4 } }, send }, { quest });
  expect(within(lines()).getByText('喂？')).toBeInTheDocument();
  const bar = screen.getByRole('region', { name: '这一幕' });
  expect(bar).toHaveTextContent('找出来源。');
  expect(bar).toHaveTextContent('进度 0/4');
  await userEvent.click(screen.getByRole('button', { name: '开始' }));
  expect(send.mock.calls).toEqual([['开始']]);
});

it('keeps the button that starts a scene while the scene is new and nothing is on its way', () => {
  const failed = talk('s', 'user', undefined, { content: '开始', delivery: 'failed' });
  const state: QuestState = { status: 'new', progress: { current: 0, total: 4 } };
  const again = showChat({ quest: state, messages: [failed] }, { quest });
  expect(screen.getByRole('button', { name: '开始' })).toBeInTheDocument();
  again({ quest: state, messages: [failed], isAwaited: true });
  expect(screen.queryByRole('button', { name: '开始' })).not.toBeInTheDocument();
  again({ quest: state, messages: [] });
  expect(screen.getByRole('button', { name: '开始' })).toBeInTheDocument();
});

it('shows how far a scene is, and what can be said in it', () => {
  showChat(
    { messages, quest: { status: 'running', progress }, suggestions: ['听第二声'] },
    { quest },
  );
  expect(screen.getByText('进度 1/4')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: '听第二声' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '开始' })).not.toBeInTheDocument();
});

it.each([
  ['done', '这一幕走通了', '/game-partner/chat-p-lingxi#quest=q2'],
  ['failed', '这一次没走通', undefined],
] as const)('ends a scene that is %s', async (status, words, address) => {
  const send = jest.fn();
  showChat(
    { messages, quest: { status, progress }, suggestions: ['再来一次'], send },
    { quest, next: { questId: 'q2', title: '雨' } },
  );
  const card = screen.getByRole('region', { name: words });
  const next = within(card).queryByRole('link', { name: '下一幕：雨' });
  expect(next?.getAttribute('href')).toBe(address);
  await userEvent.click(within(card).getByRole('button', { name: '再来一次' }));
  expect(send.mock.calls).toEqual([['再来一次']]);
  expect(screen.queryByRole('list', { name: '可以这样说' })).not.toBeInTheDocument();
});

it('begins a scene anew once, however often that is asked', async () => {
  const send = jest.fn();
  const quest1: QuestState = { status: 'done', progress };
  const again = showChat({ messages, quest: quest1, isAwaited: true, send }, { quest });
  const button = screen.getByRole('button', { name: '再来一次' });
  await userEvent.click(button);
  expect(send).not.toHaveBeenCalled();
  expect(button).toHaveAttribute('aria-disabled', 'true');
  again({ messages, quest: quest1, send });
  await userEvent.click(button);
  expect(send).toHaveBeenCalledTimes(1);
});

it('shows the first words of a scene from their start, and later the end', () => {
  const scrolled: number[] = [];
  Object.assign(Element.prototype, {
    scrollTo: ({ top }: { top: number }) => scrolled.push(top),
  });
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(100);
  jest.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(2000);
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(300);
  const begin: QuestState = { status: 'new', progress: { current: 0, total: 4 } };
  const again = showChat({ quest: begin }, { quest });
  const first = within(lines()).getByText('喂？').closest('li')!;
  const top = Number(/translateY\((\d+)px\)/.exec(first.style.transform)?.[1]);
  expect(scrolled.at(-1)).toBe(top);
  again({ quest: { status: 'running', progress }, messages });
  expect(scrolled.at(-1)).toBeGreaterThan(top);
  Reflect.deleteProperty(Element.prototype, 'scrollTo');
});

it('shows the picture of a scene until something is said or read', () => {
  const withPicture = { ...quest, cover: '/scene.png' };
  const begin: QuestState = { status: 'new', progress: { current: 0, total: 4 } };
  const again = showChat({ quest: begin }, { quest: withPicture });
  const bar = screen.getByRole('region', { name: '这一幕' });
  expect(bar.querySelector('img')).toHaveAttribute('src', '/scene.png');
  const tall = bar.className;
  again({ quest: { status: 'running', progress }, messages });
  const low = screen.getByRole('region', { name: '这一幕' }).className;
  expect(low).not.toBe(tall);
  again({ quest: begin });
  expect(bar.className).toBe(tall);
  const log = lines().closest<HTMLElement>('[data-log]')!;
  log.scrollTop = 40;
  fireEvent.scroll(log);
  expect(bar.className).toBe(low);
});

it('keeps the goal behind a tap', async () => {
  showChat({ quest: { status: 'new', progress } }, { quest });
  const goal = screen.getByText('找出来源。');
  expect(goal).not.toBeVisible();
  await userEvent.click(screen.getByText('目标'));
  expect(goal).toBeVisible();
});

it('ends a scene with its picture, the partner’s last sentence and its day', () => {
  const last = talk('z', 'character', '2026-11-22T10:00:00', { content: '听。第七声停了。' });
  showChat(
    { messages: [...messages, last], quest: { status: 'done', progress } },
    { quest: { ...quest, cover: '/scene.png' } },
  );
  const card = within(lines()).getByRole('region', { name: '这一幕走通了' });
  expect(card.querySelector('blockquote')).toHaveTextContent(/^第七声停了。$/);
  expect(card).toHaveTextContent('七声回波 · 2026年11月22日');
  expect(card.querySelector('img')).toHaveAttribute('src', '/scene.png');
});

it('ends a scene without a picture by words alone', () => {
  showChat({ messages, quest: { status: 'done', progress } }, { quest });
  const card = screen.getByRole('region', { name: '这一幕走通了' });
  expect(card.querySelector('img')).toBeNull();
  expect(within(card).getByRole('button', { name: '留住这一格' })).toBeInTheDocument();
});

it('keeps the frame of a scene as a picture, and says so where that fails', async () => {
  document.documentElement.lang = 'zh-CN';
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const saved: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
  Reflect.set(URL, 'createObjectURL', () => 'blob:frame');
  const written: string[] = [];
  const context = {
    ...{ createLinearGradient: () => ({ addColorStop: jest.fn() }), fillRect: jest.fn() },
    ...{ beginPath: jest.fn(), roundRect: jest.fn(), fill: jest.fn() },
    measureText: () => ({ width: 0 }),
    fillText: (text: string) => written.push(text),
  };
  const canvas = jest.spyOn(HTMLCanvasElement.prototype, 'getContext');
  Reflect.set(HTMLCanvasElement.prototype, 'toBlob', (give: (blob: Blob) => void) =>
    give(new Blob(['x'])),
  );
  const last = talk('z', 'character', '2026-11-22T10:00:00', { content: '听。第七声停了。' });
  showChat({ messages: [...messages, last], quest: { status: 'done', progress } }, { quest });
  const keep = screen.getByRole('button', { name: '留住这一格' });
  Reflect.apply(canvas.mockReturnValue, canvas, [context]);
  await userEvent.click(keep);
  await waitFor(() => expect(saved).toEqual(['q1.png']));
  expect(written).toEqual([
    ...['七声回波', '第七声停了。', '灵犀 · 2026年11月22日', '游伴 · AI 生成'],
  ]);
  canvas.mockReturnValue(null);
  await userEvent.click(keep);
  await waitFor(() => expect(logged).toHaveBeenCalled());
  expect(saved).toHaveLength(1);
});
