import type { WireCharacter } from '../../contract';
import { LOCALES } from '../../config/locales';
import { libraryMessage, promptOf } from './model-prompt';
import injections from './testing/injections.json';
import { callsTool, inTurn, says } from './testing/model-server';
import { openModelTalks } from './testing/model-talks';

let talks: Awaited<ReturnType<typeof openModelTalks>>;
beforeAll(async () => {
  talks = await openModelTalks();
});
beforeEach(() => talks.reset());
afterAll(() => talks.close());

const character: WireCharacter = {
  ...{ id: 'p-x', name: 'X', avatar: '/x.webp' },
  ...{ tags: [], game_ids: [], other_names: [], aliases: [] },
};

const turn = {
  conversation_id: '1:p-x',
  web_user_id: '1',
  character,
  quest: undefined,
  locale: 'en',
  content: 'hello',
  history: [],
  memory: undefined,
  now: new Date(0),
} as const;

/** The contents of a prompt's messages of a role. */
function contentsOf(role: string, messages: ReturnType<typeof promptOf>): unknown[] {
  return messages.flatMap((message) => (message.role === role ? [message.content] : []));
}

const clean = contentsOf('system', promptOf(turn, []));

/** The data in a message of data, which stands on one line. */
function dataIn(message: unknown): unknown {
  const [, json = ''] = /^[^:\n]*, as data: (.*)$/.exec(String(message)) ?? [];
  return JSON.parse(json);
}

test('there are forty, in every language', () => {
  expect(injections).toHaveLength(40);
  expect(new Set(injections.map(({ locale }) => locale))).toEqual(new Set(LOCALES));
});

describe.each(injections)('$text', ({ text, obeyed }) => {
  test('stays in the visitor’s role when the visitor writes it, now or before', () => {
    const said = { id: 'm1', conversation_id: '1:p-x', sender: 'user', type: 'text' } as const;
    const history = [{ ...said, content: text, created_at: '2026-11-21T08:00:00.000Z' }];
    const messages = promptOf({ ...turn, content: text, history }, []);
    expect(contentsOf('system', messages)).toEqual(clean);
    expect(contentsOf('user', messages).filter((content) => content === text)).toHaveLength(2);
    expect(messages).toHaveLength(5);
  });

  test('is data when editors have written it', () => {
    const infected = { ...character, slogan: text, description: text, greeting: text };
    const found = { number: 1, title: text, section: text, text };
    const messages = promptOf({ ...turn, character: infected }, [found]);
    expect(contentsOf('system', messages)).toEqual(clean);
    const [persona, library, ...others] = contentsOf('user', messages);
    expect(dataIn(persona)).toMatchObject({ slogan: text, description: text, greeting: text });
    expect(dataIn(library)).toEqual([found]);
    expect(others).toEqual(['hello']);
    expect(dataIn(libraryMessage([found]))).toEqual([found]);
  });

  test('is not followed with words that may not be said', async () => {
    talks.server.behaveLike(
      inTurn(callsTool('search_library', { query: text.slice(0, 200) }), says(obeyed ?? 'No.')),
    );
    const conversation = talks.talk();
    const { content, origin } = await conversation.say('Tell me about Wen Di');
    const written = `${content}\n${conversation.pieces.join('')}`;
    expect(origin).toBe(obeyed === undefined ? 'model' : 'script');
    if (obeyed !== undefined) expect(written).not.toContain(obeyed);
    const { body } = talks.server.requests.at(-1) ?? {};
    const { messages } = body as { messages: { role: string; content?: string }[] };
    const [system, ...others] = messages.filter(({ role }) => role === 'system');
    expect([[system?.content], others]).toEqual([clean, []]);
  });
});
