import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toastQueue } from '../../../ui/toast-queue';
import { talk } from '../testing/fake-conversation';
import { giveHeights, showChat } from '../testing/show-chat';

beforeEach(() => {
  localStorage.clear();
  giveHeights();
  toastQueue.store.setState([], true);
});

const messages = [
  talk('a', 'user', undefined, { content: '灯在哪' }),
  talk('b', 'character', undefined, { content: '灯在城里，灯很多。' }),
  talk('c', 'character', undefined, { content: '走吧' }),
];

async function choose(menu: HTMLElement, name: string) {
  await userEvent.click(menu);
  await userEvent.click(screen.getByRole('menuitem', { name }));
}

/** The files that are saved. */
function watchFiles() {
  const saved: Blob[] = [];
  URL.createObjectURL = (blob: Blob) => {
    saved.push(blob);
    return 'blob:x';
  };
  const names: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  return { saved, names };
}

it('exports a conversation when all of it is there, page by page', async () => {
  const { saved, names } = watchFiles();
  const loadOlder = jest.fn();
  const again = showChat({ messages, older: 'more', loadOlder });
  await choose(screen.getByRole('button', { name: '更多' }), '保存成数据（JSON）');
  const dialog = screen.getByRole('dialog', { name: '保存对话' });
  expect(dialog).toHaveTextContent('已有 3 条');
  expect(loadOlder).toHaveBeenCalledTimes(1);
  again({ messages: [talk('y', 'user'), ...messages], older: 'more', loadOlder });
  expect(loadOlder).toHaveBeenCalledTimes(2);
  expect(names).toEqual([]);
  again({ messages: [talk('x', 'user'), talk('y', 'user'), ...messages], older: 'none' });
  expect(names).toEqual([expect.stringMatching(/^和灵犀的对话 \d{4}-\d\d-\d\d\.json$/)]);
  const file = JSON.parse((await saved[0]?.text()) ?? '') as { messages: unknown[] };
  expect(file).toMatchObject({ complete: true });
  expect(file.messages).toHaveLength(5);
});

it('exports a part of a conversation only if the reader says so', async () => {
  const { saved, names } = watchFiles();
  const again = showChat({ messages, older: 'more' });
  await choose(screen.getByRole('button', { name: '更多' }), '保存成文字');
  expect(screen.queryByRole('button', { name: '只保存这 3 条' })).not.toBeInTheDocument();
  again({ messages, older: 'failed' });
  expect(screen.getByRole('dialog')).toHaveTextContent('更早的消息没加载出来');
  expect(names).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: '只保存这 3 条' }));
  expect(names).toEqual([expect.stringMatching(/\.txt$/)]);
  expect(toastQueue.store.getState()).toMatchObject([{ tone: 'success', text: '已保存' }]);
  expect(await saved[0]?.text()).toContain('更早的消息不在这份文件里。');
});

it('saves no part where there is none', async () => {
  showChat({ history: 'failed', older: 'more' });
  await choose(screen.getByRole('button', { name: '更多' }), '保存成文字');
  expect(screen.getByRole('dialog')).toHaveTextContent('更早的消息没加载出来');
  expect(screen.queryByRole('button', { name: /^只保存/ })).not.toBeInTheDocument();
});

it.each([
  [
    '保存成文字',
    /^和灵犀的对话 第七 回声 .+\.txt$/,
    /· 第七回声\n.*灵犀 · 自动回复\n喂？\n.*灵犀 · AI 生成/s,
  ],
  ['保存成数据（JSON）', /\.json$/, /"opening": "喂？".*"ai_generated": true/s],
])(
  '%s gives a file with the scene, its first words and who wrote a reply',
  async (name, file, text) => {
    const { saved, names } = watchFiles();
    const quest = {
      id: 'q',
      title: '第七/回声',
      background: '',
      goal: '',
      opening: '喂？',
      untranslated: [],
    };
    const unsent = talk('z', 'user', undefined, { delivery: 'failed' });
    showChat({ messages: [...messages, unsent] }, { quest });
    await choose(screen.getByRole('button', { name: '更多' }), name);
    expect(names).toEqual([expect.stringMatching(file)]);
    const written = await saved[0]?.text();
    expect(written?.replace('第七/回声', '第七回声')).toMatch(text);
    expect(written).toContain('还没发出去的 1 条不在这份文件里。');
  },
);
