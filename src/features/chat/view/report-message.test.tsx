import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { talk } from '../testing/fake-conversation';
import { giveHeights, showChat } from '../testing/show-chat';

beforeEach(() => {
  localStorage.clear();
  giveHeights();
});

const messages = [
  talk('a', 'user', undefined, { content: '灯在哪' }),
  talk('b', 'character', undefined, { content: '灯在城里，灯很多。', origin: 'script' }),
  talk('c', 'character', undefined, { content: '走吧' }),
];

async function choose(menu: HTMLElement, name: string) {
  await userEvent.click(menu);
  await userEvent.click(screen.getByRole('menuitem', { name }));
}

it('reports a reply with a reason and words, and own messages not at all', async () => {
  const onReport = jest.fn(() => Promise.resolve('taken' as const));
  showChat({ messages }, { onReport });
  const [own, reply] = screen.getAllByRole('button', { name: /^操作：/ });
  await userEvent.click(own!);
  expect(screen.queryByRole('menuitem', { name: '举报' })).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  expect(screen.getByText('灯在哪').closest('li')).toHaveFocus();
  await choose(reply!, '举报');
  const dialog = screen.getByRole('dialog', { name: '举报这条消息' });
  expect(within(dialog).getByText('灯在城里，灯很多。')).toHaveTextContent('自动回复');
  await userEvent.click(within(dialog).getByRole('radio', { name: '不适合未成年人' }));
  await userEvent.type(within(dialog).getByLabelText('想补充的话（可不填）'), ' 见第二句 ');
  await userEvent.click(within(dialog).getByRole('button', { name: '提交举报' }));
  expect(onReport.mock.calls).toEqual([[messages[1], { reason: 'minor', words: '见第二句' }]]);
});

it('keeps what a report said for another try, and for no other message', async () => {
  const onReport = jest.fn(() => Promise.resolve('failed' as const));
  showChat({ messages }, { onReport });
  const open = (index: number) =>
    choose(screen.getAllByRole('button', { name: /^操作：/ })[index]!, '举报');
  const send = async () => {
    await userEvent.click(screen.getByRole('button', { name: '提交举报' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  };
  await open(1);
  await userEvent.type(screen.getByLabelText('想补充的话（可不填）'), '假');
  await send();
  await open(1);
  await send();
  await open(2);
  await send();
  expect(onReport.mock.calls).toEqual([
    [messages[1], { reason: 'wrong', words: '假' }],
    [messages[1], { reason: 'wrong', words: '假' }],
    [messages[2], { reason: 'wrong', words: '' }],
  ]);
});
