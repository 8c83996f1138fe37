import { LOCALES } from '../../../config/locales';
import type { LibraryDatabase } from '../../database/open-database';
import type { Voices } from '../read-voices';
import { openSampleCompanion, TestConversation } from '../testing/conversation';
import type { Companion } from '../companion';
import { countWordings, evaluateQuestion, questionSetSchema, type Outcome } from './evaluate';
import pageQuestions from './page-questions.json';
import tuned from './tuned.json';

// The share of the questions that must do well. The set is the one that the companion is tuned to: on questions that nobody
// has tuned it to it does less well (`npm run bench -- companion --set`).
const LEAST_LINKED = 0.92;
const LEAST_LINKED_IN_A_LANGUAGE = 0.85;
const LEAST_SAID = 0.8;
/** Share of the questions that only have a page to lead to. */
const LEAST_PAGES = 0.9;
/** Questions that are asked five times over. */
const ASKED_AGAIN = 12;
const LEAST_WORDINGS = 3;

let db: LibraryDatabase;
let companion: Companion;
let voices: Voices;
let outcomes: Outcome[];
beforeAll(async () => {
  ({ db, companion, voices } = await openSampleCompanion());
  outcomes = [];
  for (const question of questionSetSchema.parse(tuned)) {
    outcomes.push(await evaluateQuestion({ db, companion, voices }, question));
  }
}, 60_000);
afterAll(() => db.destroy());

function answerable(): Outcome[] {
  return outcomes.filter(({ question }) => question.kind !== 'unanswerable');
}

function share(all: readonly Outcome[], fits: (outcome: Outcome) => boolean, name: string): number {
  const missed = all.filter((each) => !fits(each));
  const score = `${String(all.length - missed.length)} of ${String(all.length)} ${name}`;
  process.stdout.write(
    [score, ...missed.map(({ question }) => question.question)].join('\n  ') + '\n',
  );
  return 1 - missed.length / all.length;
}

test('the right section is linked', () => {
  const isLinked = (outcome: Outcome): boolean => outcome.isLinked;
  expect(share(answerable(), isLinked, 'linked')).toBeGreaterThanOrEqual(LEAST_LINKED);
  for (const locale of LOCALES) {
    const own = answerable().filter(({ question }) => question.locale === locale);
    expect(share(own, isLinked, `linked in ${locale}`)).toBeGreaterThanOrEqual(
      LEAST_LINKED_IN_A_LANGUAGE,
    );
  }
});

test('the answer says what was asked', () => {
  const asked = answerable().filter(({ question }) => question.holds.length > 0);
  expect(share(asked, ({ isSaid }) => isSaid, 'said')).toBeGreaterThanOrEqual(LEAST_SAID);
});

test('no answer is of another game', () => {
  expect(
    outcomes.filter(({ isWrongGame }) => isWrongGame).map(({ question }) => question.question),
  ).toEqual([]);
});

test('what nobody can answer is not answered', () => {
  const answered = outcomes.filter(
    ({ question, isUnknown }) => question.kind === 'unanswerable' && !isUnknown,
  );
  expect(answered.map(({ question }) => question.question)).toEqual([]);
});

test('the same question has several wordings', async () => {
  const often = answerable().filter((_, at) => at % ASKED_AGAIN === 0);
  for (const { question } of often) {
    const wordings = await countWordings({ db, companion, voices }, question);
    expect({ question: question.question, enough: wordings >= LEAST_WORDINGS }).toEqual({
      ...{ question: question.question, enough: true },
    });
  }
}, 60_000);

test('questions of a partner of other games lead to the right page', async () => {
  const missed: string[] = [];
  for (const { locale, question, page, after } of pageQuestions) {
    const known = LOCALES.find((each) => each === locale);
    const talk = new TestConversation({ db, companion, ...(known && { locale: known }) });
    if (after !== undefined) await talk.say(after);
    const cards = (await talk.say(question)).references.map(({ id }) => id);
    if (!cards.includes(page)) missed.push(`${question}: ${cards.join(', ')}, not ${page}`);
  }
  const found = pageQuestions.length - missed.length;
  process.stdout.write(
    `${String(found)} of ${String(pageQuestions.length)} pages\n  ${missed.join('\n  ')}\n`,
  );
  expect(found).toBeGreaterThanOrEqual(LEAST_PAGES * pageQuestions.length);
}, 60_000);
