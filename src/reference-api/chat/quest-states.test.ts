import { startTestApi, type TestApi } from '../testing/test-api';
import { askAs, logInVisitor, type Visitor } from '../testing/visitor';
import { createEcho } from './testing/echo-companion';

const inScene = { quest_id: 'p-lingxi-q-1' };

let api: TestApi;
let phones = 13_800_000_000;
beforeAll(async () => {
  const codeLimits = { perNumber: [], perAddress: [] };
  api = await startTestApi({ codeLimits, companion: createEcho().companion });
});

function newVisitor(): Promise<Visitor> {
  phones += 1;
  return logInVisitor(api, String(phones));
}

function play(visitor: Visitor, content: string) {
  const input = { character_id: 'p-lingxi', content, client_message_id: content, ...inScene };
  return askAs(api, visitor, 'chatRespond', input);
}

test('a scene is a conversation of its own, and keeps how far it has come', async () => {
  const visitor = await newVisitor();
  const { quest } = await play(visitor, 'step');
  expect(quest).toMatchObject({ status: 'running', progress: { current: 1, total: 5 } });
  const messagesIn = async (conversation_id: string) =>
    (await askAs(api, visitor, 'historyMessages', { conversation_id, limit: 100 })).list;
  expect(await messagesIn(`${visitor.webUserId}:p-lingxi`)).toEqual([]);
  expect(await messagesIn(`${visitor.webUserId}:p-lingxi:p-lingxi-q-1`)).toHaveLength(2);
  expect(await askAs(api, visitor, 'questInfo', inScene)).toEqual(quest);
  const { envelope } = await api.call('questInfo', inScene);
  expect(envelope.payload).toMatchObject({ status: 'new', progress: { current: 0 } });
});

test('a scene that is locked opens when the one before it is done, for good and for this visitor alone', async () => {
  const [visitor, other] = [await newVisitor(), await newVisitor()];
  const locked = async (who: Visitor) =>
    (await askAs(api, who, 'storyScenes', { character_id: 'p-lingxi' })).list.map(
      (scene) => scene.locked,
    );
  const before = await locked(visitor);
  expect(before).toEqual([false, true]);
  const input = {
    character_id: 'p-lingxi',
    quest_id: 'p-lingxi-q-2',
    content: 'x',
    client_message_id: 'x',
  };
  const { envelope } = await api.call('chatRespond', input, visitor.headers);
  expect(envelope.error_message).toBe('quest_id: expected a scene that is not locked');
  await play(visitor, 'win');
  expect(await locked(visitor)).toEqual([false, false]);
  await play(visitor, 'lose');
  expect(await locked(visitor)).toEqual([false, false]);
  expect(await locked(other)).toEqual(before);
});

test('a scene belongs to its own character', async () => {
  const visitor = await newVisitor();
  const input = {
    character_id: 'p-xiaoman',
    content: 'x',
    client_message_id: 'x',
    ...inScene,
  };
  const { envelope } = await api.call('chatRespond', input, visitor.headers);
  expect(envelope.error_message).toBe('quest_id: expected a quest of p-xiaoman');
});
