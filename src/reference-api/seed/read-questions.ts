import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { LOCALES, type Locale } from '../../config/locales';
import { askedPassagesOf, type Item } from '../passages/item-passages';
import type { PlayerQuestions } from '../passages/player-questions';
import type { SampleGame } from './sample-schema';
import { toWireGame, toWireRole } from './to-wire-game';

const text = z.string().check(z.trim(), z.minLength(1));

/** Questions of players by the id of the game or role that answers them. */
const questionsSchema = z.record(
  z.string(),
  z.array(z.strictObject({ says: text, asks: z.array(text).check(z.minLength(1)) })),
);

/** Questions of players by the id of the item that answers them, in all languages. */
export type QuestionsById = ReadonlyMap<string, readonly PlayerQuestions[]>;

/** Reads a file of the sample folder by a schema, after a check, and collects what is wrong. */
type Read = <S extends z.ZodMiniType>(
  file: string,
  schema: S,
  check: (value: z.output<S>) => readonly string[],
) => z.output<S> | undefined;

/** Lists the games' files of a language that have questions; a library need not have any. */
function filesOf(dir: string, locale: Locale): string[] {
  try {
    return readdirSync(join(dir, 'questions', locale)).sort();
  } catch {
    return [];
  }
}

function itemsOf(game: SampleGame): Item[] {
  const content = toWireGame(game, 0, () => true);
  return [
    { type: 'game', content },
    ...game.roles.map((role): Item => ({ type: 'role', content: toWireRole(role, game, 0) })),
  ];
}

/** Finds questions whose item is not in the game's file, and those that no sentence answers. */
function questionFaults(
  questions: z.output<typeof questionsSchema>,
  items: readonly Item[],
  locale: Locale,
): string[] {
  return Object.entries(questions).flatMap(([id, all]) => {
    const item = items.find(({ content }) => content.id === id);
    if (!item) return [`${id}: expected the id of the file's game or of one of its roles`];
    return all.flatMap((each, at) => {
      const passages = askedPassagesOf({ ...item, questions: [{ ...each, locale }] }, locale);
      const answers = passages.filter(({ questions: own }) => own.length > 0).length;
      return answers === 1
        ? []
        : [
            `${id}.${String(at)}.says: expected words that stand in one passage, found in ${String(answers)}: ${each.says}`,
          ];
    });
  });
}

/**
 * Reads what players ask of the games of a sample library: `questions/<locale>/<game>.json`.
 * @returns the questions by item, all of them together
 */
export function readQuestionFiles(
  dir: string,
  games: readonly SampleGame[],
  read: Read,
): QuestionsById {
  const byId = new Map<string, PlayerQuestions[]>();
  for (const locale of LOCALES) {
    for (const name of filesOf(dir, locale)) {
      const game = games.find(({ id }) => `${id}.json` === name);
      const items = game ? itemsOf(game) : [];
      const questions = read(`questions/${locale}/${name}`, questionsSchema, (all) =>
        questionFaults(all, items, locale),
      );
      for (const [id, all] of Object.entries(questions ?? {})) {
        byId.set(id, [...(byId.get(id) ?? []), ...all.map((each) => ({ ...each, locale }))]);
      }
    }
  }
  return byId;
}
