import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { talk } from '../testing/fake-conversation';
import { giveHeights, lines, showChat } from '../testing/show-chat';

/** Lets elements scroll, which this page without layout cannot, and tells of it a little later, as a browser does. */
beforeEach(() => {
  localStorage.clear();
  giveHeights();
  jest.spyOn(Element.prototype, 'scrollHeight', 'get').mockImplementation(function (this: Element) {
    const room = this.firstElementChild;
    return room instanceof HTMLElement ? Number.parseFloat(room.style.height) || 0 : 0;
  });
  Object.assign(Element.prototype, {
    scrollTo(this: Element, { top }: { top: number }) {
      this.scrollTop = Math.min(top, this.scrollHeight - this.clientHeight);
      queueMicrotask(() => fireEvent.scroll(this));
    },
  });
});
afterEach(() => {
  Reflect.deleteProperty(Element.prototype, 'scrollTo');
});

const messages = Array.from({ length: 100 }, (_, index) =>
  talk(`m${String(index)}`, 'character', undefined, {
    content: `${String(index)} ${index === 30 || index === 60 ? '灯' : '山'}`,
  }),
);

const told = ['30 灯', '60 灯', '99 山', '新'];

/** Lists which of the messages that are told of are drawn: those in view, and their neighbours. */
function drawn(): readonly string[] {
  const texts = [...lines().querySelectorAll('p')].map(({ textContent }) => textContent);
  return told.filter((content) => texts.includes(content));
}

async function find(words: string): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: '在对话里找' }));
  await userEvent.type(screen.getByRole('searchbox', { name: '要找的字' }), words);
}

it('brings each message that was found into view, one after the other', async () => {
  showChat({ messages });
  await waitFor(() => expect(drawn()).toEqual(['99 山']));
  await find('灯');
  await waitFor(() => expect(drawn()).toEqual(['60 灯']));
  await userEvent.click(screen.getByRole('button', { name: '上一处' }));
  await waitFor(() => expect(drawn()).toEqual(['30 灯']));
});

it('stays with what was found when something new is said, and follows the end otherwise', async () => {
  const more = [...messages, talk('new', 'character', undefined, { content: '新' })];
  const again = showChat({ messages });
  again({ messages: more });
  await waitFor(() => expect(drawn()).toEqual(['99 山', '新']));
  await find('灯');
  await waitFor(() => expect(drawn()).toEqual(['60 灯']));
  again({ messages: [...more, talk('newer', 'character')] });
  await act(() => Promise.resolve());
  expect(drawn()).toEqual(['60 灯']);
});
