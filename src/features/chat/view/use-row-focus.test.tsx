import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { keepNoticeRead } from '../../../platform/chats/recent-partners-storage';
import { talk } from '../testing/fake-conversation';
import { giveHeights, lines, scrollToAboveEnd, showChat } from '../testing/show-chat';

beforeEach(() => {
  localStorage.clear();
  giveHeights();
  keepNoticeRead();
});

function at(minute: number): string {
  return `2026-11-22T10:0${String(minute)}:00`;
}

const references = [{ type: 'game', id: 'star-echo', title: '星海回声' }];
const messages = [
  talk('a', 'user', at(0), { content: '在吗' }),
  talk('b', 'character', at(1), { content: '在。', references }),
  talk('c', 'user', at(2), { content: '星海怎么走？' }),
  talk('d', 'character', at(3), { content: '看这一页。', references }),
];

function rowOf(text: string): HTMLElement {
  return within(lines()).getByText(text).closest('li')!;
}

/** Lists what the Tab key comes to in the list. */
function tabStops(): Element[] {
  return Array.from(lines().querySelectorAll('li[data-index], a[href], button')).filter(
    (element) => element instanceof HTMLElement && element.tabIndex === 0,
  );
}

it('is one stop, the newest line first, with the pages that this line leads to behind it', () => {
  showChat({ messages, older: 'more' });
  const newest = rowOf('看这一页。');
  expect(tabStops()).toEqual([newest, within(newest).getByRole('link')]);
  expect(newest).toHaveAccessibleName('灵犀：看这一页。，10:03');
  expect(newest).toHaveAttribute('aria-posinset', '4');
});

it('says first who speaks, in each line', () => {
  showChat({ messages });
  const spoken = within(lines())
    .getAllByRole('listitem')
    .filter((line) => line.matches('[data-index]'));
  expect(spoken.map((line) => /(?:灵犀|我)：[^：]{2}/.exec(line.textContent)?.[0])).toEqual([
    ...['灵犀：频道', '我：在吗', '灵犀：在。', '我：星海', '灵犀：看这'],
  ]);
});

it('is walked through by arrows, Home and End, and stops at its ends', async () => {
  showChat({ messages, older: 'more' });
  act(() => rowOf('看这一页。').focus());
  const walk = async (key: string, text: string) => {
    await userEvent.keyboard(`{${key}}`);
    expect(rowOf(text)).toHaveFocus();
    expect(tabStops()[0]).toBe(rowOf(text));
  };
  await walk('ArrowUp', '星海怎么走？');
  expect(rowOf('星海怎么走？')).toHaveAccessibleName('我：星海怎么走？，10:02');
  expect(rowOf('看这一页。')).not.toHaveAttribute('aria-label');
  await walk('Home', '在吗');
  await walk('ArrowUp', '在吗');
  await walk('ArrowDown', '在。');
  await walk('End', '看这一页。');
  await walk('ArrowDown', '看这一页。');
  await userEvent.keyboard('{Control>}{ArrowUp}{/Control}');
  expect(rowOf('看这一页。')).toHaveFocus();
});

it('opens what can be done with a line by Enter, again and again, and comes back to the line', async () => {
  showChat({ messages });
  act(() => rowOf('在吗').focus());
  for (let round = 0; round < 2; round += 1) {
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('menu', { name: '操作：在吗，10:00' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(rowOf('在吗')).toHaveFocus());
  }
  await userEvent.keyboard('{ArrowDown}');
  expect(rowOf('在。')).toHaveFocus();
});

it('opens it by the menu key too, and leaves what a mouse asks for to the browser', () => {
  showChat({ messages });
  const row = rowOf('在。');
  act(() => row.focus());
  expect(fireEvent.contextMenu(within(row).getByText('在。'), { button: 2 })).toBe(true);
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  expect(fireEvent.contextMenu(row, { button: 0 })).toBe(false);
  expect(screen.getByRole('menu')).toBeVisible();
});

it('names no two menus alike', () => {
  const long = '很'.repeat(40);
  showChat({
    messages: [...messages, talk('e', 'user', at(4), { content: long })],
    older: 'more',
  });
  const names = screen.getAllByRole('button', { name: /^操作：/ }).map((each) => each.ariaLabel);
  expect(
    screen.getByRole('button', { name: `操作：${'很'.repeat(30)}…，10:04` }),
  ).toBeInTheDocument();
  expect(new Set(names).size).toBe(5);
});

it('keeps the line that has the focus, however far it is scrolled away', () => {
  const many = Array.from({ length: 200 }, (_, index) => talk(`m${String(index)}`, 'user'));
  showChat({ messages: many, older: 'more' });
  const row = rowOf('m0');
  act(() => row.focus());
  scrollToAboveEnd(0);
  expect(rowOf('m0')).toHaveFocus();
  expect(within(lines()).queryByText('m40')).not.toBeInTheDocument();
});

it('hands the focus to the line in its place when one goes with it', async () => {
  const again = showChat({ messages, older: 'more' });
  act(() => rowOf('在。').focus());
  again({ messages: messages.filter(({ key }) => key !== 'b'), older: 'more' });
  await waitFor(() => expect(rowOf('星海怎么走？')).toHaveFocus());
  await userEvent.keyboard('{End}');
  again({ messages: messages.slice(0, 1), older: 'more' });
  await waitFor(() => expect(rowOf('在吗')).toHaveFocus());
});

it('is at its newest line again once it was left', async () => {
  showChat({ messages, older: 'more' });
  act(() => rowOf('在吗').focus());
  await userEvent.click(screen.getByLabelText('写给灵犀'));
  expect(tabStops()[0]).toBe(rowOf('看这一页。'));
});
