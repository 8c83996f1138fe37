import * as z from 'zod/mini';
import type { Locale } from '../../config/locales';
import { fillLine } from './line-picker';
import { words } from './words';

const pageSchema = z.object({ type: z.string(), id: z.string(), title: z.string() });

/** A passage by its place: texts may change between two messages. */
const spotSchema = z.object({ game: z.string(), page: z.string(), place: z.number() });

const visitorSchema = z.object({
  /** How many play. */
  players: z.optional(z.number()),
  /** How long a sitting may take. */
  minutes: z.optional(z.number()),
  /** Moods that are not wanted. */
  dislikes: z._default(z.array(z.string()), []),
  beginner: z._default(z.boolean(), false),
});

const memorySchema = z.object({
  /** How often the conversation has been at each occasion. */
  spoken: z._default(z.record(z.string(), z.number()), {}),
  /** The visitor's name. */
  name: z.optional(z.string()),
  /** Other things that the visitor told. */
  visitor: z._default(visitorSchema, { dislikes: [], beginner: false }),
  /** The game that the talk is about. */
  game: z.optional(pageSchema),
  /** The page of the answer before. */
  page: z.optional(pageSchema),
  /** The passage that was told last, and those that fitted the question nearly as well. */
  rest: z._default(z.array(spotSchema), []),
  /** The spoiler that is being told, the step that was told last, and whether the talk has turned to something else since. */
  hint: z.optional(
    z.extend(spotSchema, { step: z.number(), isLeft: z._default(z.boolean(), false) }),
  ),
  /** True when the visitor was low, and the partner has not come back to it. */
  wasLow: z._default(z.boolean(), false),
  /** Number of the next messages that are answered gently. */
  gentle: z._default(z.number(), 0),
  /** Messages answered so far. */
  turns: z._default(z.number(), 0),
  /** The step of the scene that is played. */
  step: z.optional(z.string()),
});

/** Notes of the built-in companion about a conversation. */
export type Memory = z.infer<typeof memorySchema>;

/** Things that the visitor told about how they play. */
export type Visitor = Memory['visitor'];

/** The place of a passage. */
export type Spot = Memory['rest'][number];

/** Reads what was kept; what an older release has kept otherwise is forgotten. */
export function readMemory(kept: unknown): Memory {
  const read = memorySchema.safeParse(kept ?? {});
  return read.success ? read.data : memorySchema.parse({});
}

/** Something that is remembered of a visitor. */
export interface RememberedFact {
  /** Says which: `forgetFact` takes it. */
  readonly key: 'name' | 'players' | 'minutes' | 'dislikes' | 'beginner' | 'game';
  /** The fact in plain words, such as "you play alone". */
  readonly text: string;
}

/** Lists what is remembered of a visitor in plain words. */
export function rememberedFacts(kept: unknown, locale: Locale): RememberedFact[] {
  const { name, visitor, game } = readMemory(kept);
  const { remember_facts: lines, list } = words[locale].say;
  const { players, minutes, dislikes, beginner } = visitor;
  const facts: RememberedFact[] = [];
  const add = (key: RememberedFact['key'], line: string, value = ''): void => {
    facts.push({ key, text: fillLine(line, { value }) });
  };
  if (name !== undefined) add('name', lines.name, name);
  if (players === 1) add('players', lines.players_one);
  else if (players !== undefined) add('players', lines.players, String(players));
  if (minutes !== undefined) add('minutes', lines.minutes, String(minutes));
  if (beginner) add('beginner', lines.beginner);
  const moods: Readonly<Record<string, readonly string[]>> = words[locale].moods;
  const named = dislikes.map((mood) => moods[mood]?.[0] ?? mood);
  if (named.length > 0) add('dislikes', lines.dislikes, named.join(list));
  if (game) add('game', lines.game, game.title);
  return facts;
}

/** Forgets something that is remembered of a visitor. */
export function forgetFact(kept: unknown, key: RememberedFact['key']): Memory {
  const memory = readMemory(kept);
  if (key === 'name') return { ...memory, name: undefined };
  if (key === 'game') return { ...memory, game: undefined, page: undefined };
  const { visitor } = memory;
  const without: Partial<Visitor> =
    key === 'dislikes'
      ? { dislikes: [] }
      : key === 'beginner'
        ? { beginner: false }
        : { [key]: undefined };
  return { ...memory, visitor: { ...visitor, ...without } };
}
