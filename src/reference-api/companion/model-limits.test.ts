import type { ServerResponse } from 'node:http';
import type { Companion, Reply } from './companion';
import { MODEL_FAILURES, MODEL_REST_MS } from '../limits';
import { says, type Behaviour } from './testing/model-server';
import { openModelTalks } from './testing/model-talks';

let talks: Awaited<ReturnType<typeof openModelTalks>>;
beforeAll(async () => {
  talks = await openModelTalks();
});
beforeEach(() => talks.reset());
afterAll(() => talks.close());

/** A message for which the model is asked, and which it answers when it is told to. */
async function begin(companion: Companion) {
  let reply: Promise<Reply> | undefined;
  const response = await new Promise<ServerResponse>((resolve) => {
    talks.server.behaveLike(resolve);
    reply = talks.talk({ companion }).say('hello');
  });
  const end = async (words: string): Promise<string | undefined> => {
    says(words)(response);
    return (await reply)?.content;
  };
  return { end };
}

test('a visitor’s third message at a time is answered by the built-in companion at once', async () => {
  const companion = talks.startCompanion();
  const asked = [await begin(companion), await begin(companion)];
  const third = await talks.talk({ companion }).say('Tell me about Wen Di');
  expect(third.content).toContain('Wen Di');
  for (const { end } of asked) expect(await end('Well.')).toBe('Well.');
  expect(talks.faults).toEqual([]);
});

describe('a model that fails', () => {
  const down: Behaviour = (response) => response.writeHead(503).end('{}');

  test('is left alone for a while, and tried by one message then', async () => {
    const companion = talks.startCompanion();
    talks.server.behaveLike(down);
    for (let count = 0; count < MODEL_FAILURES + 3; count += 1) {
      const { content } = await talks.talk({ companion }).say('Tell me about Wen Di');
      expect(content).toContain('Wen Di');
    }
    expect(talks.server.requests).toHaveLength(MODEL_FAILURES);
    expect(talks.faults).toHaveLength(MODEL_FAILURES);
    talks.clock.pass(MODEL_REST_MS / 1000);
    const trial = await begin(companion);
    const other = await talks.talk({ companion, visitor: '2' }).say('Tell me about Wen Di');
    expect(other.content).toContain('Wen Di');
    expect(talks.server.requests).toHaveLength(MODEL_FAILURES + 1);
    expect(await trial.end('Well.')).toBe('Well.');
    talks.server.behaveLike(says('I am back.'));
    expect((await talks.talk({ companion }).say('hello')).content).toBe('I am back.');
    expect(talks.news).toEqual([
      'The model has failed 3 times in a row: it is left alone for 60 s, then one message tries it again',
      'The model answers again',
    ]);
  });

  test('is not one that a visitor has brought to write a link', async () => {
    const companion = talks.startCompanion();
    talks.server.behaveLike(says('x.com'));
    for (let count = 0; count < MODEL_FAILURES; count += 1)
      await talks.talk({ companion }).say('hello');
    talks.server.behaveLike(says('Hi.'));
    expect((await talks.talk({ companion }).say('hello')).content).toBe('Hi.');
    expect(talks.news).toEqual([]);
  });

  test('is not one whose server ends', async () => {
    const companion = talks.startCompanion();
    for (let count = 0; count < MODEL_FAILURES; count += 1) {
      const ending = new AbortController();
      talks.server.behaveLike(() => ending.abort());
      await expect(
        talks.talk({ companion }).say('hello', { signal: ending.signal }),
      ).rejects.toThrow();
    }
    expect(talks.news).toEqual([]);
  });
});
