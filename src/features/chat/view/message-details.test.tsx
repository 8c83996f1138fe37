import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toastQueue } from '../../../ui/toast-queue';
import { talk } from '../testing/fake-conversation';
import { giveHeights, lines, partner, showChat } from '../testing/show-chat';

beforeEach(() => {
  localStorage.clear();
  giveHeights();
  toastQueue.store.setState([], true);
});

function toasts() {
  return toastQueue.store.getState().map(({ tone, text }) => [tone, text]);
}

async function openMenu(index = 0): Promise<void> {
  await userEvent.click(screen.getAllByRole('button', { name: /^操作：/ })[index]!);
}

describe('the menu of a message', () => {
  it.each([
    ['sent by the visitor', talk('a', 'user'), ['复制']],
    ['on its way', talk('a', 'user', undefined, { delivery: 'sending' }), ['复制']],
    ['waiting', talk('a', 'user', undefined, { delivery: 'waiting' }), ['复制', '删掉']],
    [
      'that failed',
      talk('a', 'user', undefined, { delivery: 'failed' }),
      ['复制', '重新发送', '删掉'],
    ],
    ['of the partner', talk('b', 'character'), ['复制', '举报']],
    [
      'of the partner without an id',
      talk('b', 'character', undefined, { id: undefined }),
      ['复制'],
    ],
  ])('holds for one %s what can be done with it', async (_, message, names) => {
    showChat({ messages: [message] });
    await openMenu();
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(names);
  });

  it('does to a message what it says', async () => {
    const [retry, discard] = [jest.fn(), jest.fn()];
    showChat({ messages: [talk('a', 'user', undefined, { delivery: 'failed' })], retry, discard });
    await openMenu();
    await userEvent.click(screen.getByRole('menuitem', { name: '重新发送' }));
    expect([retry.mock.calls, discard.mock.calls]).toEqual([[['a']], []]);
    await openMenu();
    await userEvent.click(screen.getByRole('menuitem', { name: '删掉' }));
    expect(discard.mock.calls).toEqual([['a']]);
  });

  it('says whether a message was copied', async () => {
    const user = userEvent.setup();
    const written = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce();
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    showChat({ messages: [talk('a', 'user')] });
    for (const text of ['已复制', '没能复制']) {
      await user.click(screen.getByRole('button', { name: /^操作：/ }));
      await user.click(screen.getByRole('menuitem', { name: '复制' }));
      await waitFor(() => expect(toasts().map(([, said]) => said)).toContain(text));
      written.mockRejectedValueOnce(new Error('no'));
    }
    expect(toasts()).toEqual([
      ['success', '已复制'],
      ['error', '没能复制'],
    ]);
    expect(logged).toHaveBeenCalledTimes(1);
  });
});

describe('the time of a message', () => {
  const at = (second: number) => `2026-11-22T10:00:0${String(second)}`;
  /** The times of each line but that of the first notice. */
  const times = () =>
    within(lines())
      .getAllByRole('listitem')
      .filter((line) => within(line).queryByText('开聊之前') === null)
      .map((line) => Array.from(line.querySelectorAll('time'), ({ dateTime }) => dateTime));

  it('stands at the last of one sender in a row, and at each that is not sent', () => {
    const messages = [
      talk('a', 'user', at(0)),
      talk('b', 'user', at(1), { delivery: 'failed' }),
      talk('c', 'user', at(2)),
      talk('d', 'character', at(3)),
      talk('e', 'character', at(4)),
    ];
    showChat({ messages, older: 'more' });
    expect(times()).toEqual([['2026-11-22'], [at(1)], [at(2)], [], [at(4)]]);
  });

  it('is left out where it is none', () => {
    const messages = [talk('a', 'user', 'soon'), talk('b', 'character', 'late')];
    showChat({ messages, older: 'more' });
    expect(times()).toEqual([[], []]);
  });
});

it('takes the word of the server, which has read a message, that nobody needs help', () => {
  const words = { content: '我不想活了' };
  const again = showChat({ messages: [talk('s', 'user', undefined, words)] });
  expect(screen.getByRole('link', { name: '12356' })).toBeInTheDocument();
  again({ messages: [talk('s', 'user', undefined, { ...words, needsHelp: false })] });
  expect(screen.queryByRole('link', { name: '12356' })).not.toBeInTheDocument();
  again({ messages: [talk('p', 'character', undefined, words)] });
  expect(screen.queryByRole('link', { name: '12356' })).not.toBeInTheDocument();
});

describe('older messages', () => {
  const two = [talk('a', 'user'), talk('b', 'character')];
  let seen: {
    callback: IntersectionObserverCallback;
    root: unknown;
    margin: unknown;
    isOff: boolean;
  }[];
  beforeEach(() => {
    seen = [];
    class FakeObserver {
      private readonly own;
      constructor(callback: IntersectionObserverCallback, options: IntersectionObserverInit = {}) {
        this.own = { callback, root: options.root, margin: options.rootMargin, isOff: false };
      }
      observe(): void {
        seen.push(this.own);
      }
      disconnect(): void {
        this.own.isOff = true;
      }
    }
    Object.assign(window, { IntersectionObserver: FakeObserver });
  });
  afterEach(() => {
    Reflect.deleteProperty(window, 'IntersectionObserver');
  });

  /** The beginning comes near, or goes. */
  function tell(...areNear: boolean[]): void {
    const entries = areNear.map((isIntersecting) => ({ isIntersecting }));
    act(() =>
      seen.at(-1)?.callback(entries as IntersectionObserverEntry[], {} as IntersectionObserver),
    );
  }

  it('are fetched when the beginning comes near, without a press', () => {
    const loadOlder = jest.fn();
    const again = showChat({ messages: two, older: 'more', loadOlder });
    expect(seen).toHaveLength(1);
    expect(seen[0]?.root).toBe(lines().closest('[data-log]'));
    // Far enough above what is in view that they are there before the reader is.
    expect(seen[0]?.margin).toMatch(/^[1-9]\d\dpx /);
    tell(false);
    expect(loadOlder).not.toHaveBeenCalled();
    tell(false, true);
    expect(loadOlder).toHaveBeenCalledTimes(1);
    again({ messages: two, older: 'loading', loadOlder });
    expect(seen.map(({ isOff }) => isOff)).toEqual([true]);
  });

  it.each(['none', 'loading', 'failed'] as const)(
    'are not looked for where they are %s',
    (older) => {
      showChat({ messages: two, older });
      expect(seen).toEqual([]);
    },
  );
});

describe('who talked last', () => {
  it('stands with the time of today, the day before that, and no time where it is none', () => {
    jest.useFakeTimers({ now: new Date('2026-11-22T12:00:00'), doNotFake: ['queueMicrotask'] });
    try {
      const other = (id: string, at: string) => ({
        ...{ id, name: id, avatar: undefined, untranslated: [] },
        last: { content: '在吗', isOwn: false, at },
      });
      const recent = [
        other('x1', '2026-11-22T09:05:00'),
        other('x2', '2026-11-21T09:05:00'),
        other('x3', 'soon'),
      ];
      showChat({}, { recent: [partner, ...recent] });
      const said = ['x1', 'x2', 'x3'].map((id) => screen.getByText(id).closest('a')?.textContent);
      expect(said).toEqual(['x109:05在吗', 'x211月21日在吗', 'x3在吗']);
    } finally {
      jest.useRealTimers();
    }
  });
});

describe('looking for words', () => {
  it('goes on with Enter, back with Shift, and leaves an input method alone', async () => {
    const messages = ['灯一', '灯二', '灯三'].map((content, index) =>
      talk(String(index), 'character', undefined, { content }),
    );
    showChat({ messages });
    await userEvent.click(screen.getByRole('button', { name: '在对话里找' }));
    const field = screen.getByRole('searchbox');
    const at = () => screen.getByText(/^第 \d 处，共 3 处$/).textContent;
    expect(screen.getByRole('button', { name: '下一处' })).toBeDisabled();
    await userEvent.type(field, '灯');
    expect(at()).toBe('第 3 处，共 3 处');
    await userEvent.keyboard('{Enter}{Enter}');
    expect(at()).toBe('第 1 处，共 3 处');
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
    expect(at()).toBe('第 2 处，共 3 处');
    await userEvent.click(screen.getByRole('button', { name: '下一处' }));
    await userEvent.click(screen.getByRole('button', { name: '下一处' }));
    expect(at()).toBe('第 1 处，共 3 处');
    fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
    fireEvent.keyDown(field, { key: 'Escape', isComposing: true });
    expect(at()).toBe('第 1 处，共 3 处');
    // Other words begin at the newest place again.
    await userEvent.type(field, '二');
    expect(screen.getByText('第 1 处，共 1 处')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: '关闭查找' }));
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: '在对话里找' })).toHaveFocus();
  });
});
