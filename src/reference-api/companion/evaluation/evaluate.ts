import * as z from 'zod/mini';
import { characterSchema } from '../../../contract/partners';
import { wireLocaleSchema } from '../../../contract/primitives';
import { readItem } from '../../database/items';
import type { LibraryDatabase } from '../../database/open-database';
import type { Companion, Reply } from '../companion';
import type { Voices } from '../read-voices';

const linkSchema = z.object({ page: z.string(), section: z.nullable(z.string()) });

const questionSchema = z.object({
  locale: wireLocaleSchema,
  /** The partner that is asked. */
  partner: z.string(),
  kind: z.enum(['own', 'other', 'choice', 'service', 'unanswerable']),
  question: z.string(),
  /** Cards, any of which is right; a section of null is any of the page. */
  links: z.array(linkSchema),
  /** Words, any of which says what was asked. */
  holds: z.array(z.string()),
});

/** Questions with what must be linked and said. */
export const questionSetSchema = z.array(questionSchema);

type Question = z.infer<typeof questionSchema>;

/** How often the same question is asked for its wordings. */
const ASKED_AGAIN = 5;

/** What became of a question. */
export interface Outcome {
  readonly question: Question;
  readonly reply: Reply;
  /** One of the links was among the cards. */
  readonly isLinked: boolean;
  /** The first card was one of the links. */
  readonly isFirst: boolean;
  /** The words said what was asked. */
  readonly isSaid: boolean;
  /** The partner said that it does not know. */
  readonly isUnknown: boolean;
  /** A card or the words were of a game that was not asked about. */
  readonly isWrongGame: boolean;
  /** Processor time, in milliseconds. */
  readonly time: number;
}

interface Asking {
  readonly db: LibraryDatabase;
  readonly companion: Companion;
  readonly voices: Voices;
}

async function ask(
  { db, companion }: Asking,
  { partner, locale, question }: Pick<Question, 'partner' | 'locale' | 'question'>,
  memory?: unknown,
): Promise<Reply> {
  return companion.reply(
    {
      conversation_id: `1:${partner}`,
      web_user_id: '1',
      character: await readItem(db, 'characters', partner, characterSchema),
      quest: undefined,
      ...{ locale, content: question, context: undefined, history: [], memory },
      now: new Date('2026-11-21T08:00:00.000Z'),
    },
    () => undefined,
    new AbortController().signal,
  );
}

/** The games of pages of games and roles. */
async function gamesOf(db: LibraryDatabase, pages: readonly string[]): Promise<Set<string>> {
  const roles = await db
    .selectFrom('roles')
    .select(['id', 'game_id'])
    .where('id', 'in', pages)
    .execute();
  const games = await db.selectFrom('games').select('id').where('id', 'in', pages).execute();
  return new Set([...roles.map(({ game_id }) => game_id), ...games.map(({ id }) => id)]);
}

function isUnknownLine(voices: Voices, { partner, locale }: Question, content: string): boolean {
  return voices.voiceOf(partner)?.library.unknown[locale].includes(content) === true;
}

/** Asks a question in a conversation of its own. */
export async function evaluateQuestion(asking: Asking, question: Question): Promise<Outcome> {
  const { links, holds, kind, partner } = question;
  const before = process.cpuUsage();
  const reply = await ask(asking, question);
  const { user, system } = process.cpuUsage(before);
  const fits = ({ id, section }: Reply['references'][number]): boolean =>
    links.some((link) => link.page === id && (link.section === null || link.section === section));
  const isUnknown = isUnknownLine(asking.voices, question, reply.content);
  const wanted = await gamesOf(
    asking.db,
    links.map(({ page }) => page),
  );
  const shown = await gamesOf(
    asking.db,
    reply.references.map(({ id }) => id),
  );
  const { game_ids: own } = await readItem(asking.db, 'characters', partner, characterSchema);
  const allowed = new Set(kind === 'own' ? own : wanted);
  return {
    ...{ question, reply, isUnknown },
    isLinked: reply.references.some(fits),
    isFirst: reply.references.slice(0, 1).some(fits),
    isSaid: holds.length === 0 || holds.some((words) => reply.content.includes(words)),
    isWrongGame:
      (kind === 'own' || kind === 'other') &&
      !isUnknown &&
      [...shown].some((game) => !allowed.has(game)),
    time: (user + system) / 1000,
  };
}

/** The number of different replies to the same question, asked again and again in one conversation. */
export async function countWordings(asking: Asking, question: Question): Promise<number> {
  const said = new Set<string>();
  let memory: unknown;
  for (let count = 0; count < ASKED_AGAIN; count += 1) {
    const reply = await ask(asking, question, memory);
    ({ memory } = reply);
    said.add(reply.content);
  }
  return said.size;
}
