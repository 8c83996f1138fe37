import { sql, type RawBuilder } from 'kysely';
import { isCjk } from './grams';

/** How well a document fits a word, smaller is better: names first, then tags and what the item is about, then all other text. */
export const RANK = {
  name: 0,
  nameStart: 1,
  nameInside: 2,
  tag: 3,
  spelledStart: 4,
  similar: 4,
  subjectStart: 5,
  abbreviation: 5,
  subjectInside: 6,
  spelledInside: 7,
  text: 8,
  pieceOfWord: 9,
} as const;

/** A pinyin or initials of fewer letters are more often the beginning of a word. */
const LEAST_WHOLE_SPELLING = 4;

/** A piece inside of a word says something about it from so many letters on: "house" in a lighthouse. */
const LEAST_PIECE = 4;

/** Somewhere in a column. */
function within(column: RawBuilder<string>, text: string): RawBuilder<number> {
  return sql<number>`instr(${column}, ${text})`;
}

/** At the beginning of a line or of a word. */
function atWordStart(column: RawBuilder<string>, text: string): RawBuilder<number> {
  return sql<number>`(${within(column, `\n${text}`)} or ${within(column, ` ${text}`)})`;
}

const names = sql<string>`document.name_keys`;
const spellings = sql<string>`document.spellings`;
const subject = sql<string>`document.subject_keys`;

type Tier = readonly [rank: number, fits: RawBuilder<number>];

/** The ranks that a word may reach besides that of a text, the best first. */
function tiersOf(word: string): Tier[] {
  const wholeLine = `\n${word}\n`;
  const inCharacters = isCjk(word);
  const only = (fits: boolean, tier: Tier): Tier[] => (fits ? [tier] : []);
  return [
    [RANK.name, within(names, wholeLine)],
    [RANK.nameStart, atWordStart(names, word)],
    ...only(word.length >= LEAST_WHOLE_SPELLING, [RANK.nameStart, within(spellings, wholeLine)]),
    ...only(inCharacters, [RANK.nameInside, within(names, word)]),
    [RANK.tag, within(subject, wholeLine)],
    [RANK.spelledStart, within(spellings, `\n${word}`)],
    [RANK.subjectStart, atWordStart(subject, word)],
    ...only(inCharacters, [RANK.subjectInside, within(subject, word)]),
    [RANK.spelledInside, within(spellings, `\t${word}`)],
    // A short piece inside of a word comes after all that begins with it: "ant" is in every lantern.
    ...only(!inCharacters, [
      word.length < LEAST_PIECE ? RANK.pieceOfWord : RANK.nameInside,
      within(names, word),
    ]),
  ];
}

/** How well a document fits a word, or several with one blank between them, that the index has found in it. */
export function rankOf(word: string): RawBuilder<number> {
  const cases = tiersOf(word).map(([rank, fits]) => sql`when ${fits} then ${sql.lit(rank)}`);
  return sql<number>`case ${sql.join(cases, sql` `)} else ${sql.lit(RANK.text)} end`;
}

/** How well a document fits that has a word which is spelled like the one that was asked for. */
export function rankWithin(word: string): RawBuilder<number> {
  const isName = sql`(${within(names, word)} or ${within(spellings, word)})`;
  return sql<number>`case when ${isName} then ${sql.lit(RANK.similar)}
    when ${within(subject, word)} then ${sql.lit(RANK.subjectInside)} else ${sql.lit(RANK.text)} end`;
}
