import { inspect } from 'node:util';
import { connectModel, describeModelFault, isOfOneMessage } from './model-call';
import { says, startModel, type Behaviour } from './testing/model-server';

let server: Awaited<ReturnType<typeof startModel>>;
beforeAll(async () => {
  server = await startModel();
});
afterAll(() => server.close());

/** The fault of a call that fails. */
async function faultOf(behaviour: Behaviour): Promise<unknown> {
  server.behaveLike(behaviour);
  const ask = connectModel({ url: server.url, model: 'small', key: 'secret' });
  const words = [{ role: 'user' as const, content: 'secret words' }];
  const talk = { search: () => Promise.resolve([]), write: () => undefined };
  return ask(words, talk, new AbortController().signal).then(
    () => undefined,
    (error: unknown) => error,
  );
}

function failsWith(status: number): Behaviour {
  return (response) =>
    response
      .writeHead(status, { 'x-request-id': 'r1' })
      .end('{"error":{"message":"secret words"}}');
}

function sends(text: string): Behaviour {
  return (response) => response.writeHead(200, { 'content-type': 'text/event-stream' }).end(text);
}

test.each([
  ['SyntaxError', sends('data: secret words\n\n')],
  ['APIError', sends('data: {"error":{"message":"secret words"}}\n\n')],
  ['BadRequestError, status 400, request r1', failsWith(400)],
  ['APIConnectionError', (response) => response.destroy()],
  ['The model wrote a link', says('secret words ', 'x.com')],
] satisfies [string, Behaviour][])(
  'a fault is told without what was written: %s',
  async (message, behaviour) => {
    // The client writes to the console itself, unless it is told not to.
    const log = jest.spyOn(console, 'error').mockImplementation();
    const told = describeModelFault(await faultOf(behaviour));
    expect(log).not.toHaveBeenCalled();
    expect(told.message).toBe(message);
    expect(inspect(told)).not.toContain('secret');
  },
);

test.each([
  ['a link', says('x.com'), true],
  ['nothing', says(''), true],
  ['that the request will not do', failsWith(400), true],
  ['that the key will not do', failsWith(401), false],
  ['that there were too many', failsWith(429), false],
  ['that it failed', failsWith(503), false],
] satisfies [string, Behaviour, boolean][])(
  'a model that says %s (one message alone is to blame: %#)',
  async (_what, behaviour, expected) => {
    expect(isOfOneMessage(await faultOf(behaviour))).toBe(expected);
  },
);
