import { startChatKit, hasAnswers, until } from './testing/chat-kit';
import type { Chat } from './chat';
import type { ConversationHandle, ConversationState } from './conversation';
import type { Visitor } from '../../../reference-api/testing/visitor';

const kit = startChatKit();
let visitor: Visitor;
beforeEach(async () => {
  visitor = await kit.newVisitor();
});

/** Writes two messages and half of a third while nobody is logged in. */
function write(tab: Chat): void {
  const anonymous = kit.enter(tab);
  for (const content of ['first', 'second']) anonymous.send(content, 'en');
  anonymous.setDraft('and th');
}

async function openReady(tab: Chat): Promise<ConversationHandle> {
  const conversation = kit.enter(tab);
  await until(conversation, ({ history }) => history === 'ready');
  return conversation;
}

/** Imitates a login in another tab of the browser. */
function logInElsewhere({ token, webUserId }: Visitor): void {
  const userInfo = { access_token: token, web_user_id: webUserId };
  kit.session().setState({ isLoggedIn: true, userInfo });
}

/** Lists what the visitor is asked about. */
function askedOf({ store }: ConversationHandle) {
  const { beforeLogin } = store.getState();
  return beforeLogin && [...beforeLogin.words.map(({ content }) => content), beforeLogin.draft];
}

function contentsOf({ messages }: ConversationState): readonly string[] {
  return messages.map(({ content }) => content);
}

test('who logs in on the page where they have just written is asked nothing', async () => {
  const tab = kit.openTab();
  write(tab);
  kit.logIn(visitor);
  const conversation = await openReady(tab);
  await until(conversation, hasAnswers(['first', 'second']));
  expect(conversation.store.getState()).toMatchObject({ beforeLogin: undefined, draft: 'and th' });
  expect(sessionStorage.getItem('anonymousWords')).toBeNull();
});

test('what was written in a scene is said in that scene, and nowhere else', async () => {
  const { envelope } = await kit.api().call('storyScenes', { character_id: 'p-lingxi' });
  const [quest] = (envelope.payload as { list: { quest_id: string }[] }).list;
  const where = { characterId: 'p-lingxi', questId: quest?.quest_id };
  const tab = kit.openTab();
  kit.enter(tab, where).send('in the scene', 'en');
  kit.logIn(visitor);
  const scene = kit.enter(tab, where);
  await until(scene, hasAnswers(['in the scene']));
  expect(contentsOf((await openReady(tab)).store.getState())).toEqual([]);
});

test('where the browser stores nothing, the words stay in the tab until they are answered', async () => {
  jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const tab = kit.openTab();
  write(tab);
  await kit.stopApi();
  kit.logIn(visitor);
  const conversation = kit.enter(tab);
  await until(conversation, ({ messages }) => messages.length === 2);
  expect(sessionStorage.getItem('anonymousWords')).toContain('second');
  await kit.restartApi();
  await until(conversation, hasAnswers(['first', 'second']));
  await until(conversation, ({ isAwaited }) => !isAwaited);
  expect(sessionStorage.getItem('anonymousWords')).toBeNull();
});

/** The ways to a login behind which somebody else may be. */
const ways: readonly (readonly [string, () => Chat | Promise<Chat>])[] = [
  [
    'after a reload',
    () => {
      const before = kit.openTab();
      write(before);
      kit.closeTab(before);
      const tab = kit.openTab();
      kit.logIn(visitor);
      return tab;
    },
  ],
  [
    'when the words are old',
    () => {
      const tab = kit.openTab({ times: { unaskedMs: 0 } });
      write(tab);
      kit.logIn(visitor);
      return tab;
    },
  ],
  [
    'when the login was in another tab',
    () => {
      const tab = kit.openTab();
      write(tab);
      logInElsewhere(visitor);
      return tab;
    },
  ],
  [
    'when another account was logged in meanwhile',
    async () => {
      const tab = kit.openTab();
      write(tab);
      logInElsewhere(await kit.newVisitor());
      kit.logOut();
      kit.logIn(visitor);
      return tab;
    },
  ],
  [
    'when the chat begins after the login',
    () => {
      const before = kit.openTab();
      write(before);
      kit.closeTab(before);
      kit.logIn(visitor);
      return kit.openTab();
    },
  ],
];

describe.each(ways)('%s', (_, arrive) => {
  test('nothing is sent, and the visitor is asked', async () => {
    const conversation = await openReady(await arrive());
    expect(askedOf(conversation)).toEqual(['first', 'second', 'and th']);
    expect(contentsOf(conversation.store.getState())).toEqual([]);
    expect(conversation.store.getState().draft).toBe('');
    conversation.send('hello', 'en');
    await until(conversation, hasAnswers(['hello']));
    expect(contentsOf(conversation.store.getState())).toEqual(['hello', 'You said: hello']);
  });

  test('who says that it is theirs sends it, and goes on with the draft', async () => {
    const conversation = await openReady(await arrive());
    conversation.settleBefore(true);
    expect(askedOf(conversation)).toBeUndefined();
    await until(conversation, hasAnswers(['first', 'second']));
    expect(conversation.store.getState().draft).toBe('and th');
    expect(sessionStorage.getItem('anonymousWords')).toBeNull();
    expect(sessionStorage.getItem('anonymousChats')).toBe('[]');
  });

  test('who says that it is not theirs throws it away for good', async () => {
    const tab = await arrive();
    const conversation = await openReady(tab);
    conversation.settleBefore(false);
    conversation.send('hello', 'en');
    await until(conversation, hasAnswers(['hello']));
    expect(contentsOf(conversation.store.getState())).toEqual(['hello', 'You said: hello']);
    expect(conversation.store.getState()).toMatchObject({ beforeLogin: undefined, draft: '' });
    kit.logOut();
    expect(kit.enter(tab).store.getState()).toMatchObject({ messages: [], draft: '' });
  });
});

test('who leaves the question open finds it again, and so does whoever comes next', async () => {
  const tab = kit.openTab({ times: { unaskedMs: 0 } });
  write(tab);
  kit.logIn(visitor);
  await openReady(tab);
  kit.logOut();
  expect(contentsOf(kit.enter(tab).store.getState())).toEqual(['first', 'second']);
  kit.logIn(await kit.newVisitor());
  expect(askedOf(await openReady(tab))).toEqual(['first', 'second', 'and th']);
});

test('of what is partly old nothing is sent unasked, and its order stays', async () => {
  const before = kit.openTab();
  kit.enter(before).send('old', 'en');
  kit.closeTab(before);
  const tab = kit.openTab();
  kit.enter(tab).send('new', 'en');
  kit.enter(tab, { characterId: 'p-xiaoman' }).send('hi', 'en');
  kit.logIn(visitor);
  const conversation = await openReady(tab);
  expect(askedOf(conversation)).toEqual(['old', 'new', '']);
  const other = kit.enter(tab, { characterId: 'p-xiaoman' });
  await until(other, hasAnswers(['hi']));
  conversation.settleBefore(true);
  await until(conversation, hasAnswers(['old', 'new']));
  const own = contentsOf(conversation.store.getState()).filter((each) => !each.includes(':'));
  expect(own).toEqual(['old', 'new']);
});

test('a draft alone is asked about too, and does not push aside the visitor’s own', async () => {
  kit.logIn(visitor);
  const tab = kit.openTab({ times: { unaskedMs: 0 } });
  kit.enter(tab).setDraft('mine');
  kit.logOut();
  kit.enter(tab).setDraft('whose?');
  kit.logIn(visitor);
  const conversation = await openReady(tab);
  expect(askedOf(conversation)).toEqual(['whose?']);
  expect(conversation.store.getState().draft).toBe('mine');
  conversation.settleBefore(true);
  expect(conversation.store.getState().draft).toBe('mine\nwhose?');
});

test('who clears what the browser keeps is asked no more', async () => {
  const tab = kit.openTab({ times: { unaskedMs: 0 } });
  write(tab);
  kit.logIn(visitor);
  const conversation = await openReady(tab);
  conversation.clear();
  expect(askedOf(conversation)).toBeUndefined();
  expect(sessionStorage).toHaveLength(0);
});
