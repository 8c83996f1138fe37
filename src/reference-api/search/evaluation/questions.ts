import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { LOCALES } from '../../../config/locales';
import type { PayloadOf } from '../../../contract';

const questionSchema = z.object({
  locale: z.enum(LOCALES),
  /** The sort of question: what is hard about it. */
  kind: z.string(),
  query: z.string(),
  /** The ids of the pages that answer it; none for nonsense, which must find nothing. */
  pages: z.array(z.string()),
});

export type SearchQuestion = z.infer<typeof questionSchema>;

/** Those that the search was tuned by. */
const TUNED = join(__dirname, 'questions.json');

/** Reads questions and the pages that answer them. */
export function readQuestions(file = TUNED): SearchQuestion[] {
  return z.parse(z.array(questionSchema), JSON.parse(readFileSync(file, 'utf8')));
}

/** The answer to a question, beside what was wanted. */
export interface SearchOutcome {
  readonly question: SearchQuestion;
  /** The ids that came, those of partners and activities among them in their places. */
  readonly ids: readonly string[];
  /** The place of the first that was wanted, from 0; -1 where it did not come. */
  readonly place: number;
}

/** The ids of an answer in their order. */
export function idsOf({ list, others = [] }: PayloadOf<'knowledgeSearch'>): string[] {
  const ids = list.map(({ id }) => id);
  others.forEach(({ id, place }, at) => ids.splice(place + at, 0, id));
  return ids;
}

/** How many of so many outcomes are good, as parts of 100. */
interface SearchScores {
  readonly count: number;
  /** A page that answers is the first; among the first five. Of nonsense: nothing came. */
  readonly first: number;
  readonly five: number;
  /** The part where nothing came though a page answers. */
  readonly nothing: number;
}

/** Counts how many outcomes are good. */
export function scoresOf(outcomes: readonly SearchOutcome[]): SearchScores {
  const part = (isGood: (outcome: SearchOutcome) => boolean): number =>
    (100 * outcomes.filter(isGood).length) / outcomes.length;
  const isQuiet = ({ question, ids }: SearchOutcome) =>
    question.pages.length === 0 && ids.length === 0;
  return {
    count: outcomes.length,
    first: part((each) => isQuiet(each) || each.place === 0),
    five: part((each) => isQuiet(each) || (each.place >= 0 && each.place < 5)),
    nothing: part(({ question, ids }) => question.pages.length > 0 && ids.length === 0),
  };
}

/** Puts an answer beside what was wanted. */
export function outcomeOf(question: SearchQuestion, ids: readonly string[]): SearchOutcome {
  return { question, ids, place: ids.findIndex((id) => question.pages.includes(id)) };
}

/** The outcomes by a name that each has, such as the language. */
export function groupOutcomes(
  outcomes: readonly SearchOutcome[],
  by: (question: SearchQuestion) => string,
): Map<string, SearchOutcome[]> {
  const groups = new Map<string, SearchOutcome[]>();
  for (const outcome of outcomes) {
    const name = by(outcome.question);
    groups.set(name, [...(groups.get(name) ?? []), outcome]);
  }
  return groups;
}
