import * as z from 'zod/mini';
import { LOCALES, type Locale } from '../../config/locales';
import { askedPassagesOf, type Item } from '../passages/item-passages';
import type { ItemQuestions } from '../passages/player-questions';
import { sitePageQuestions, sitePageSchema, type SitePage } from '../passages/site-page';
import type { SampleActivities, SampleGame, SamplePartner } from './sample-schema';
import { toWireActivity } from './to-wire-activity';
import { toWireGame, toWireRole } from './to-wire-game';
import { toWireCharacter } from './to-wire-partner';

const text = z.string().check(z.trim(), z.minLength(1));

/** Questions by the id of the item whose sentences answer them. */
const questionsSchema = z.record(
  z.string(),
  z.array(z.strictObject({ says: text, asks: z.array(text).check(z.minLength(1)) })),
);

/** Lists the files of a folder of the sample, and reads one of them by a schema, after a check; both collect what is wrong. */
interface Reader {
  readonly files: (folder: string) => readonly string[];
  readonly read: <S extends z.ZodMiniType>(
    file: string,
    schema: S,
    check: (value: z.output<S>) => readonly string[],
  ) => z.output<S> | undefined;
}

/** Items of a sample that questions can be about, by their ids. */
export function itemsById(
  games: readonly SampleGame[],
  partners: readonly SamplePartner[],
  { list }: SampleActivities,
): ReadonlyMap<string, Item> {
  const knows = (): boolean => true;
  const items: Item[] = [
    ...games.map((game): Item => ({ type: 'game', content: toWireGame(game, 0, knows) })),
    ...games.flatMap((game) =>
      game.roles.map((role): Item => ({ type: 'role', content: toWireRole(role, game, 0) })),
    ),
    ...partners.map((partner): Item => ({
      type: 'character',
      content: toWireCharacter(partner, knows),
    })),
    ...list.map((activity): Item => ({
      type: 'activity',
      content: toWireActivity(activity, new Date(0)),
    })),
  ];
  return new Map(items.map((item) => [item.content.id, item]));
}

/** Finds questions of items that are not there, and those that no sentence answers. */
function questionFaults(
  asked: z.output<typeof questionsSchema>,
  items: ReadonlyMap<string, Item>,
  locale: Locale,
): string[] {
  return Object.entries(asked).flatMap(([id, all]) => {
    const item = items.get(id);
    if (!item) return [`${id}: expected the id of a game, role, partner or activity`];
    const questions = all.map(({ says, asks }) => ({ locale, says, asks }));
    const passages = askedPassagesOf({ ...item, questions }, locale);
    return questions.flatMap((question, at) => {
      const answers = passages.filter((each) => each.questions.includes(question)).length;
      return answers === 1
        ? []
        : [
            `${id}.${String(at)}.says: expected words of one passage, found in ${String(answers)}: ${question.says}`,
          ];
    });
  });
}

/** Reads what players ask of a sample library: `questions/<locale>/*.json`. */
export function readQuestionFiles(
  reader: Reader,
  items: ReadonlyMap<string, Item>,
): readonly ItemQuestions[] {
  return LOCALES.flatMap((locale) =>
    reader.files(`questions/${locale}`).flatMap((file) => {
      const all = reader.read(file, questionsSchema, (read) => questionFaults(read, items, locale));
      return Object.entries(all ?? {}).flatMap(([id, list]) => {
        const item = items.get(id);
        const questions = list.map((each) => ({ ...each, locale }));
        return item ? [{ type: item.type, id, questions }] : [];
      });
    }),
  );
}

/** Reads what people ask about the service, page by page: `pages/*.json`. */
export function readPageFiles(reader: Reader): readonly SitePage[] {
  return reader
    .files('pages')
    .map((file) => reader.read(file, sitePageSchema, () => []))
    .filter((page) => page !== undefined);
}

/** Lists what people ask of the pages of the site. */
export function questionsOfPages(pages: readonly SitePage[]): readonly ItemQuestions[] {
  return pages.map((page) => ({ type: 'page', id: page.id, questions: sitePageQuestions(page) }));
}
