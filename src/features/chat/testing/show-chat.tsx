import { fireEvent, screen } from '@testing-library/react';
import { inPage, renderPage } from '../../../api-client/testing/render-page';
import type { Place } from '../../../routes';
import type { Conversation } from '../conversation/conversation';
import { ChatScreen } from '../view/chat-screen';
import { fakeConversation } from './fake-conversation';

const LOG_PX = 800;
const ROW_PX = 80;

/** Gives elements the heights that this page cannot have, as there is no layout in it: a log, and rows in it. */
export function giveHeights(): void {
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(LOG_PX);
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(ROW_PX);
}

export const partner = {
  id: 'p-lingxi',
  name: '灵犀',
  avatar: '/a.png',
  slogan: '静电里也有人话',
  gameNames: ['星海回波'],
  greeting: '频道通了。',
  answers: [],
  untranslated: [],
};

type Shown = Partial<Parameters<typeof ChatScreen>[0]>;

function screenOf(conversation: Partial<Conversation>, rest: Shown) {
  return (
    <main>
      <ChatScreen
        partner={partner}
        recent={[partner]}
        onReport={() => Promise.resolve('taken')}
        {...rest}
        conversation={fakeConversation(conversation)}
      />
    </main>
  );
}

/** Shows a conversation, and again with what has changed. */
export function showChat(
  conversation: Partial<Conversation> = {},
  rest: Shown = {},
  place?: Place,
) {
  const { rerender } = renderPage(screenOf(conversation, rest), ['chat'], place);
  return (next: Partial<Conversation>, other: Shown = rest): void => {
    rerender(inPage(screenOf(next, other), ['chat'], place));
  };
}

/** The list of a conversation's lines. */
export function lines(): HTMLElement {
  return screen.getByRole('list', { name: /对话|Conversation|会話/ });
}

/** Scrolls the log by hand to so many pixels above its end. */
export function scrollToAboveEnd(pixels: number): void {
  const log = lines().closest<HTMLElement>('[data-log]')!;
  const scrollHeight = 5000;
  Object.defineProperty(log, 'scrollHeight', { value: scrollHeight });
  log.scrollTop = scrollHeight - LOG_PX;
  fireEvent.scroll(log);
  log.scrollTop -= pixels;
  fireEvent.scroll(log);
}
