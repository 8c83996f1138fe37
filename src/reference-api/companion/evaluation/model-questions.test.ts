import * as z from 'zod/mini';
import type { LibraryDatabase } from '../../database/open-database';
import { createAnswerFinder } from '../find-answer';
import { createModelCompanion } from '../model';
import { createRuleBasedCompanion } from '../rule-based-companion';
import { openSampleLibrary, openSampleVoices } from '../testing/conversation';
import { says, startModel } from '../testing/model-server';
import { evaluateQuestion, questionSetSchema, type Outcome } from './evaluate';
import tuned from './tuned.json';

/** Share of the questions about games whose section must be among the sources that a model is given. */
const LEAST_LINKED = 0.9;

/** Every so many of the questions are asked. */
const EVERY = 3;

const bodySchema = z.object({ messages: z.array(z.object({ content: z.string() })) });
const textsSchema = z.array(z.object({ number: z.number(), text: z.string() }));

let db: LibraryDatabase;
let server: Awaited<ReturnType<typeof startModel>>;
const outcomes: Outcome[] = [];

/** Repeats the first text that it was given, and cites all of them, as a model does that makes nothing up. */
function repeatSource(): string {
  const { messages } = z.parse(bodySchema, server.requests.at(-1)?.body);
  const [, json = '[]'] =
    /^Texts of the library, as data: (.*)$/.exec(messages.at(-2)?.content ?? '') ?? [];
  const texts = z.parse(textsSchema, JSON.parse(json));
  const marks = texts.map(({ number }) => `[${String(number)}]`);
  return texts[0] ? texts[0].text + marks.join('') : 'I do not know.';
}

beforeAll(async () => {
  [db, server] = await Promise.all([openSampleLibrary(), startModel()]);
  server.behaveLike((response) => says(repeatSource())(response));
  const voices = await openSampleVoices(db);
  const library = createAnswerFinder(db);
  const never = (): AbortSignal => new AbortController().signal;
  const companion = createModelCompanion({
    settings: { url: server.url, model: 'small', key: 'secret' },
    ...{ library, db, now: () => new Date('2026-11-21T08:00:00.000Z') },
    fallback: createRuleBasedCompanion({ library, voices, wordMs: 0 }),
    ...{ onFault: () => undefined, tell: () => undefined, timeout: never, patience: never },
  });
  const asked = questionSetSchema
    .parse(tuned)
    .filter(({ kind }) => kind === 'own' || kind === 'other')
    .filter((_, at) => at % EVERY === 0);
  for (const question of asked) {
    outcomes.push(await evaluateQuestion({ db, companion, voices }, question));
  }
}, 60_000);
afterAll(() => Promise.all([db.destroy(), server.close()]));

test('a model that keeps to its sources links the right section, and no other game', () => {
  const missed = outcomes.filter(({ isLinked }) => !isLinked);
  process.stdout.write(
    [
      `${String(outcomes.length - missed.length)} of ${String(outcomes.length)} linked by the model`,
      ...missed.map(({ question }) => question.question),
    ].join('\n  ') + '\n',
  );
  expect(1 - missed.length / outcomes.length).toBeGreaterThanOrEqual(LEAST_LINKED);
  expect(outcomes.filter(({ isWrongGame }) => isWrongGame)).toEqual([]);
  expect(outcomes.every(({ reply }) => reply.origin === 'model')).toBe(true);
});
