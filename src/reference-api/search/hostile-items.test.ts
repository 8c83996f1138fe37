import { join } from 'node:path';
import type * as z from 'zod/mini';
import { LOCALES } from '../../config/locales';
import { gameDetailSchema, roleDetailSchema } from '../../contract/library';
import { LIMITS } from '../../contract/limits';
import { chatRespondPayload } from '../../contract/partners';
import { hostileItem, textPlaces } from '../../contract/testing/hostile-items';
import { sampled } from '../../testing/check-property';
import { valueAt } from '../../testing/value-at';
import { createLog } from '../api/log';
import { createAnswerFinder } from '../companion/find-answer';
import { createRuleBasedCompanion } from '../companion/rule-based-companion';
import { openSampleVoices, TestConversation } from '../companion/testing/conversation';
import { writeMeta } from '../database/meta';
import type { LibraryDatabase } from '../database/open-database';
import { insertGames } from '../seed/seed-games';
import { openLibrary } from '../server';
import { dataFolder, startTestApi } from '../testing/test-api';
import { indexLibrary } from '../passages/store-items';

/** How many hostile games and roles there are; see src/gatsby/node/README.md. */
const ITEMS = Number(process.env.HOSTILE_ITEMS ?? 40);
/** One of so many texts is searched for; each field has its turn. */
const ONE_OF = 7;
/** Time for the tests of all items, far more than they take. */
const TIMEOUT_MS = 60_000 + ITEMS * 500;
/** Behind those of the sample. */
const FIRST_PLACE = 1_000;

/** Those of so many items that the contract lets through. */
function itemsOf<S extends z.ZodMiniType<{ readonly id: string }>>(schema: S, letter: string) {
  return sampled(hostileItem(schema), Math.ceil(ITEMS / 2)).flatMap((value, at) => {
    const parsed = schema.safeParse(JSON.parse(JSON.stringify(value)));
    return parsed.success ? [{ ...parsed.data, id: `${letter}${String(at)}` }] : [];
  });
}

/** An item with a short name, and in English with one that is as long as it may be. */
function withLongName<T extends object>(item: T, name: string, at: number) {
  const i18n = { en: { name: String(at).padEnd(LIMITS.line, 'W') } };
  return { ...item, id: `n${name}${String(at)}`, name, i18n };
}

const hostileGames = itemsOf(gameDetailSchema, 'g');
const games = [
  ...hostileGames,
  ...hostileGames.slice(0, 1).map((game, at) => withLongName(game, 'Lone', at)),
];
const hostileRoles = itemsOf(roleDetailSchema, 'r');
const namesakes = hostileRoles.slice(0, 6).map((role, at) => withLongName(role, 'Alike', at));
const roles = [...hostileRoles, ...namesakes].map((role, at) => ({
  ...role,
  game_id: games[at % games.length]?.id ?? '',
}));

/** The beginning of each text of an item, as somebody may search for it. */
const texts = [
  ...games.flatMap((game) => textPlaces(gameDetailSchema).map((place) => valueAt(game, place))),
  ...roles.flatMap((role) => textPlaces(roleDetailSchema).map((place) => valueAt(role, place))),
].flatMap((text) => (typeof text === 'string' ? Array.from(text).slice(0, 32).join('') : []));

const dataFile = join(dataFolder(), 'data.sqlite');
let db: LibraryDatabase;

beforeAll(async () => {
  db = await openLibrary({ dataFile }, createLog(true));
  const entries = games.map((game, at) => ({
    game,
    position: FIRST_PLACE + at,
    generated: true,
    roles: roles.flatMap((role, place) =>
      role.game_id === game.id ? [{ role, position: FIRST_PLACE + place }] : [],
    ),
  }));
  await insertGames(db, entries);
  await writeMeta(db, 'search_version', 'of another release');
  expect(await indexLibrary(db)).toBe(true);
});
afterAll(() => db.destroy());

test(
  'any text of a hostile item can be searched for, and the answer is as the contract says',
  async () => {
    const api = await startTestApi({ dataFile, limits: { search: 1_000_000 } });
    const refused: string[] = [];
    for (const text of new Set(texts.filter((_, at) => at % ONE_OF === 0))) {
      const { envelope } = await api.call('knowledgeSearch', { search_value: text });
      const isBlank = text.trim() === '';
      if (envelope.error_code !== 0 && !isBlank)
        refused.push(`${JSON.stringify(text)}: ${JSON.stringify(envelope)}`);
    }
    expect(refused).toEqual([]);
  },
  TIMEOUT_MS,
);

test(
  'partners answer whatever names games and roles have, and the answer is as the contract says',
  async () => {
    const voices = await openSampleVoices(db);
    const library = createAnswerFinder(db);
    const companion = createRuleBasedCompanion({ library, voices, wordMs: 0 });
    const names = new Set([...games, ...roles].map(({ name }) => name));
    for (const [at, name] of [...names].entries()) {
      const locale = ['Lone', 'Alike'].includes(name) ? 'en' : LOCALES[at % LOCALES.length];
      const conversation = new TestConversation({ db, companion, locale: locale ?? 'zh' });
      for (const words of [name, `What is ${name}?`]) {
        const { content, references, suggestions } = await conversation.say(words.slice(0, 2_000));
        const message = { ...conversation.history.at(-1), content, references };
        const answer = chatRespondPayload.safeParse({ message, suggestions });
        expect([name, answer.error?.issues]).toEqual([name, undefined]);
        expect(content.trim()).not.toBe('');
      }
    }
  },
  TIMEOUT_MS,
);
