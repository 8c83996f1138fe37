import { hasAnswers, startChatKit, until } from './testing/chat-kit';
import type { Chat } from './chat';
import type { Visitor } from '../../../reference-api/testing/visitor';

const ONE = { characterId: 'p-lingxi' };
const OTHER = { characterId: 'p-xiaoman' };

const kit = startChatKit();
let visitor: Visitor;
beforeEach(async () => {
  visitor = await kit.newVisitor();
  kit.logIn(visitor);
});
afterEach(() => jest.restoreAllMocks());

function open(tab: Chat, where: typeof ONE) {
  const conversation = tab.conversation(visitor.webUserId, where);
  return { conversation, leave: kit.show(tab, where) };
}

/** Sends as a visitor from elsewhere, so that its reply is unread. */
function sendElsewhere(content: string, { characterId }: typeof ONE) {
  const input = { character_id: characterId, content, client_message_id: content };
  return kit.api().call('chatRespond', input, visitor.headers);
}

async function unread(): Promise<unknown> {
  const { envelope } = await kit.api().call('me', {}, visitor.headers);
  return envelope.payload;
}

test.each([
  ['over a socket', true],
  ['by polling', false],
])('what is off the screen is neither read nor marked, %s, until it is shown', async (_, line) => {
  const tab = kit.openTab({ hasSocket: line, times: { lingerMs: 60_000 } });
  const one = open(tab, ONE);
  await until(one.conversation, ({ history }) => history === 'ready');
  one.leave();
  const other = open(tab, OTHER);
  await until(other.conversation, ({ connection }) => connection === (line ? 'live' : 'polling'));
  await kit.spoil({ drop_every: 1 });
  await sendElsewhere('unseen', ONE);
  await sendElsewhere('seen', OTHER);
  await kit.api().send('POST', '/sandbox/im/close', {});
  await until(other.conversation, hasAnswers(['seen']));
  expect(one.conversation.store.getState().messages).toEqual([]);
  expect(await unread()).toMatchObject({ unread_count: 1 });
  const again = open(tab, ONE);
  await until(again.conversation, hasAnswers(['unseen']));
  expect(await unread()).toMatchObject({ unread_count: 0 });
});

test('what a tab opens that nobody sees is read when it is seen', async () => {
  await sendElsewhere('waits', ONE);
  const isHidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const { conversation } = open(kit.openTab(), ONE);
  await until(conversation, ({ connection }) => connection === 'live');
  expect(await unread()).toMatchObject({ unread_count: 1 });
  isHidden.mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange'));
  await until(conversation, hasAnswers(['waits']));
});

test('what was seen is told when the conversation leaves the screen, and nothing that comes later', async () => {
  const tab = kit.openTab({ times: { readMs: 60_000, lingerMs: 60_000 } });
  const one = open(tab, ONE);
  await until(one.conversation, ({ connection }) => connection === 'live');
  // The first mark is told at once, the second one after a while.
  for (const words of ['first', 'second']) {
    await sendElsewhere(words, ONE);
    await until(one.conversation, hasAnswers([words]));
    const told = nextAnswer();
    one.conversation.markRead();
    if (words === 'second') one.leave();
    await told;
  }
  expect(await unread()).toMatchObject({ unread_count: 0 });
  await sendElsewhere('third', ONE);
  await until(one.conversation, hasAnswers(['third']));
  expect(await unread()).toMatchObject({ unread_count: 1 });
});

/** Resolves with the next answer that the page gets. */
function nextAnswer(): Promise<void> {
  return new Promise((resolve) => {
    const send = window.fetch;
    jest.spyOn(window, 'fetch').mockImplementationOnce(async (...request) => {
      const response = await send(...request);
      resolve();
      return response;
    });
  });
}
