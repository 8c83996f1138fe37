import { countWords, fold, holds, isLatinShape } from './fold-words';
import type { LibraryDatabase } from '../database/open-database';
import { saysOneOf, type ToldIn } from './says-one-of';
import facts from './words/untold-facts.json';
import things from './words/things.json';

/** Subject of a question: shapes that ask for it, and words one of which stands where it is told; of all languages. */
interface Subject {
  readonly asks: readonly string[];
  readonly told: readonly string[];
  /** True for a fact, which may be somebody's; a thing is nobody's. */
  readonly isFact: boolean;
  /** True for what is asked so of somebody alone: "how tall" may be meant of water, too. */
  readonly isOfWhom: boolean;
}

/** The shapes of a list, which stand in one line of the file. */
function shapesOf(list: string): string[] {
  return list.split(', ');
}

/** Kinds of facts, such as a birthday or the copies sold, and things that many games have, such as a submarine. */
const SUBJECTS: readonly Subject[] = [
  ...Object.values(facts).map((fact) => ({ ...fact, isFact: true, isOfWhom: 'ofWhom' in fact })),
  ...Object.values(things).map((names) => ({
    ...{ asks: names, told: names, isFact: false, isOfWhom: false },
  })),
].map(({ asks, told, ...kind }) => ({
  ...{ asks: shapesOf(asks).map(fold), told: shapesOf(told), ...kind },
}));

/** The character that a text begins with; of a rare one both halves. */
function firstOf(text: string): string {
  return String.fromCodePoint(text.codePointAt(0) ?? 0);
}

interface Shape {
  readonly shape: string;
  readonly subject: Subject;
}

/** The subjects by the whole words that ask for them, and those of all other shapes by the character that these begin with. */
const byWords = new Map<string, Subject[]>();
const byFirst = new Map<string, Shape[]>();
for (const subject of SUBJECTS) {
  for (const shape of subject.asks) {
    const first = firstOf(shape);
    if (isLatinShape(shape)) byWords.set(shape, [...(byWords.get(shape) ?? []), subject]);
    else byFirst.set(first, [...(byFirst.get(first) ?? []), { shape, subject }]);
  }
}

/** The most words in Latin letters that stand together in a shape. */
const MOST_WORDS = Math.max(...Array.from(byWords.keys(), (shape) => shape.split(' ').length));

/** The runs of words in Latin letters of a folded text. */
function* runsOfWords(text: string): Generator<string> {
  const words = text.match(/[\p{Script=Latin}\d'-]+/gu) ?? [];
  for (const from of words.keys()) {
    for (let length = 1; length <= MOST_WORDS && from + length <= words.length; length += 1) {
      yield words.slice(from, from + length).join(' ');
    }
  }
}

/**
 * True when a question asks for a kind of fact that no text of the games tells, or for a thing that none of them has: what
 * else fits its words is no answer to it.
 * @param toldIn the games that it is about, and the names of whom: a fact is told of them where a text has a name too
 * @param texts where nobody is named, the texts that fit best: one of them tells a fact of whom is described, or none does
 */
export async function asksUntold(
  db: LibraryDatabase,
  content: string,
  toldIn: ToldIn = {},
  texts?: readonly string[],
): Promise<boolean> {
  const text = fold(content);
  const asked = new Set([
    ...Array.from(runsOfWords(text), (run) => byWords.get(run) ?? []).flat(),
    ...Array.from(new Set(text), (first) => byFirst.get(first) ?? [])
      .flat()
      .flatMap(({ shape, subject }) => (holds(text, shape) ? [subject] : [])),
  ]);
  const isOfSomebody = (toldIn.whom ?? []).length > 0;
  for (const { told, isFact, isOfWhom } of asked) {
    if (isOfWhom && !isOfSomebody) continue;
    if (isFact && texts && !texts.some((said) => countWords(fold(said), told) > 0)) return true;
    const where = isFact ? toldIn : { games: toldIn.games };
    if (!(await saysOneOf(db, told, where))) return true;
  }
  return false;
}
