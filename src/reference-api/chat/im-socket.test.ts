import { IM_TOKEN_OVER } from '../../contract/im-frames';
import { IM_TOKEN_LIFETIME_S, IM_TOKENS } from '../limits';
import { createTestClock, startTestApi, type TestApi } from '../testing/test-api';
import { logInVisitor, ticketFor, type Visitor } from '../testing/visitor';
import { createEcho } from './testing/echo-companion';
import { askForToken, openSocket, type ImClient } from './testing/im-client';

const clock = createTestClock();
const options = {
  codeLimits: { perNumber: [], perAddress: [] },
  companion: createEcho().companion,
  now: clock.now,
};
let api: TestApi;
let visitor: Visitor;
beforeAll(async () => {
  api = await startTestApi(options);
  visitor = await logInVisitor(api, '13800000000');
});
afterEach(async () => {
  await api.ask('/sandbox/im/faults', { method: 'DELETE' });
});

let count = 0;
/** Sends a message and gives its id. */
async function send(content: string, who = visitor): Promise<string> {
  count += 1;
  const client_message_id = `c${String(count)}`;
  const input = { character_id: 'p-lingxi', content, client_message_id };
  await api.call('chatRespond', input, who.headers);
  return client_message_id;
}

async function listen(who = visitor): Promise<ImClient> {
  return openSocket(api, await askForToken(api, who));
}

/** Spoils the line. */
async function spoil(faults: Readonly<Record<string, number>>): Promise<void> {
  expect((await api.send('POST', '/sandbox/im/faults', faults)).envelope.error_code).toBe(0);
}

/** The reply that a socket shows, once it is whole. */
function replyTo(client: ImClient, content: string) {
  return client.until(
    (frame) => frame.type === 'message' && frame.message.content === `You said: ${content}`,
  );
}

test('every socket of a visitor sees the message, the typing, the pieces and the reply', async () => {
  const clients = [await listen(), await listen()];
  const id = await send('hello');
  for (const client of clients) {
    await replyTo(client, 'hello');
    expect(client.frames.map(({ type }) => type)).toEqual([
      'message',
      'typing',
      'delta',
      'delta',
      'message',
    ]);
    expect(client.frames[0]).toMatchObject({
      message: { sender: 'user', content: 'hello', client_message_id: id },
    });
    const pieces = client.frames.flatMap((frame) => (frame.type === 'delta' ? frame.content : []));
    expect(pieces.join('')).toBe('You said: hello');
    const [drafts, finished] = [new Set<string>(), client.frames.at(-1)];
    for (const frame of client.frames) if (frame.type === 'delta') drafts.add(frame.message_id);
    expect(finished).toMatchObject({ message: { draft_id: [...drafts].join() } });
  }
});

test('nobody else sees it', async () => {
  const other = await logInVisitor(api, '13800000001');
  const client = await listen(other);
  await send('for me alone');
  await send('for the other', other);
  await replyTo(client, 'for the other');
  expect(client.texts.join()).not.toContain('for me alone');
});

test('a token that is unknown, over, or of another app is refused with 4001', async () => {
  expect(await (await openSocket(api, 'nobody')).closed).toBe(IM_TOKEN_OVER);
  const token = await askForToken(api, visitor);
  expect(await (await openSocket(api, token, { app_id: 'other' })).closed).toBe(IM_TOKEN_OVER);
  clock.pass(IM_TOKEN_LIFETIME_S);
  expect(await (await openSocket(api, token)).closed).toBe(IM_TOKEN_OVER);
});

test('a token opens one socket', async () => {
  const own = await logInVisitor(api, '13800000005');
  const token = await askForToken(api, own);
  const client = await openSocket(api, token);
  expect(await (await openSocket(api, token)).closed).toBe(IM_TOKEN_OVER);
  await send('mine', own);
  await replyTo(client, 'mine');
});

test('of each visitor the newest tokens are kept', async () => {
  const own = await logInVisitor(api, '13800000006');
  const other = await logInVisitor(api, '13800000007');
  const tokenOfOther = await askForToken(api, other);
  const tokens: string[] = [];
  for (let count = 0; count <= IM_TOKENS; count += 1) {
    // However the clock is set.
    clock.pass(-1);
    tokens.push(await askForToken(api, own));
  }
  clock.pass(tokens.length);
  const [first = '', second = ''] = tokens;
  expect(await (await openSocket(api, first)).closed).toBe(IM_TOKEN_OVER);
  for (const [who, token] of [[own, second] as const, [other, tokenOfOther] as const]) {
    const client = await openSocket(api, token);
    await send('good', who);
    await replyTo(client, 'good');
  }
});

test('the sockets of a deleted account are closed', async () => {
  const leaver = await logInVisitor(api, '13800000002');
  const client = await listen(leaver);
  await api.call('accountDelete', { ticket: await ticketFor(api, leaver) }, leaver.headers);
  expect(await client.closed).toBe(IM_TOKEN_OVER);
});

test('a token that is good for longer than a timer can run opens a socket that stays', async () => {
  const own = await logInVisitor(api, '13800000003');
  const token = await askForToken(api, own);
  clock.pass(-60 * 24 * 60 * 60);
  const client = await openSocket(api, token);
  clock.pass(60 * 24 * 60 * 60);
  await send('long', own);
  await replyTo(client, 'long');
});

test('frames that are too large end a socket, and what is no pong is nothing', async () => {
  const own = await logInVisitor(api, '13800000004');
  const client = await listen(own);
  client.send('{"type":"message"}');
  client.send('\u0000');
  await send('small', own);
  await replyTo(client, 'small');
  client.send('x'.repeat(5000));
  expect(await client.closed).toBe(1009);
  await send('after', own);
});

test('a socket that does not answer pings is ended, one that does stays', async () => {
  const imPingMs = 50;
  const quick = await startTestApi({ ...options, imPingMs });
  const own = await logInVisitor(quick, '13800000000');
  const tokens = [await askForToken(quick, own), await askForToken(quick, own)] as const;
  // The time between two pings is the test's own: what is sent and read takes as long as it takes.
  jest.useFakeTimers({
    doNotFake: ['Date', 'nextTick', 'performance', 'setImmediate', 'setTimeout', 'clearTimeout'],
  });
  try {
    const listens = await openSocket(quick, tokens[0]);
    const silent = await openSocket(quick, tokens[1], { answersPings: false });
    for (let pings = 0; pings < 2; pings += 1) {
      await listens.roundTrip();
      jest.advanceTimersByTime(imPingMs);
      // It brings the ping; the next round trip ends when its answer has been read.
      await listens.roundTrip();
    }
    expect(await silent.closed).toBe(1006);
    const input = { character_id: 'p-lingxi', content: 'still there', client_message_id: 'x' };
    await quick.call('chatRespond', input, own.headers);
    await replyTo(listens, 'still there');
  } finally {
    jest.useRealTimers();
  }
});

describe('the line can', () => {
  test('lose frames', async () => {
    const client = await listen();
    await spoil({ drop_every: 2 });
    await send('lost');
    await replyTo(client, 'lost');
    expect(client.frames.map(({ type }) => type)).toEqual(['message', 'delta', 'message']);
  });

  test('double frames', async () => {
    const client = await listen();
    await spoil({ double_every: 5 });
    await send('double');
    await client.until(() => client.frames.length === 6);
    expect(client.frames[5]).toEqual(client.frames[4]);
  });

  test('bring a frame behind the next one', async () => {
    const client = await listen();
    await spoil({ reorder_every: 4 });
    await send('late');
    await client.until(() => client.frames.length === 5);
    expect(client.frames.map(({ type }) => type)).toEqual([
      'message',
      'typing',
      'delta',
      'message',
      'delta',
    ]);
    // Nothing else came but the ping of the beginning.
    expect(client.texts).toHaveLength(6);
  });

  test('bring what is no frame', async () => {
    const client = await listen();
    await spoil({ garbage_every: 1 });
    await send('garbage');
    await replyTo(client, 'garbage');
    expect(client.texts.length).toBeGreaterThan(client.frames.length + 4);
    // A frame that was cut short.
    expect(client.texts).toContain('{"type":');
  });

  test('bring frames late', async () => {
    const client = await listen();
    await spoil({ delay_ms: 20 });
    await send('slow');
    await replyTo(client, 'slow');
  });

  test('end in the middle', async () => {
    const client = await listen();
    await spoil({ close_every: 3 });
    await send('cut');
    expect(await client.closed).toBe(1011);
    expect(client.frames.map(({ type }) => type)).toEqual(['message', 'typing']);
  });

  test('end for everybody at once', async () => {
    const client = await listen();
    await api.send('POST', '/sandbox/im/close', { code: 1012 });
    expect(await client.closed).toBe(1012);
  });

  test.each([5, 1005, 2000, 5000])('not be ended with the code %i, which is none', async (code) => {
    const { envelope } = await api.send('POST', '/sandbox/im/close', { code });
    expect(envelope.error_message).toMatch(/^code: /);
  });

  test('not be spoiled by what is no fault', async () => {
    const { envelope } = await api.send('POST', '/sandbox/im/faults', { drop_every: 0 });
    expect(envelope.error_message).toMatch(/^drop_every: /);
  });
});
