import type { LibraryDatabase } from '../database/open-database';
import {
  DEFAULT_MODEL_LIMITS,
  MODEL_FAILURES,
  MODEL_REST_MS,
  MODEL_TIMEOUT_MS,
  type ModelLimits,
} from '../limits';
import { CircuitBreaker } from './circuit-breaker';
import type { Companion, Reply, Turn } from './companion';
import { isAfterDistress, isDistressed } from './distress';
import { askedOf, cardOf, type AnswerFinder, type LibraryText, type Source } from './find-answer';
import { readMemory } from './memory';
import { ModelBudget } from './model-budget';
import { connectModel, describeModelFault, isOfOneMessage } from './model-call';
import { promptOf } from './model-prompt';
import type { ModelSettings } from './model-settings';

interface ModelCompanionOptions {
  readonly settings: ModelSettings;
  readonly library: AnswerFinder;
  /** Answers when the model does not and when a message speaks of self-harm, and plays all scenes. */
  readonly fallback: Companion;
  /** Holds how often the model was called today. */
  readonly db: LibraryDatabase;
  readonly now: () => Date;
  readonly limits?: ModelLimits;
  /** Told why the model did not answer, without anything that was written. */
  readonly onFault: (error: Error) => void;
  /** Told when the model begins to be left alone, for a limit or for its failures, and when it is back. */
  readonly tell: (news: string) => void;
  /** Makes the signal that ends a call which takes too long; a test ends one when it likes. */
  readonly timeout?: () => AbortSignal;
}

const RESTS =
  `The model has failed ${String(MODEL_FAILURES)} times in a row: it is left alone for ` +
  `${String(MODEL_REST_MS / 1000)} s, then one message tries it again`;

function limitsOf({ callsPerDay }: ModelSettings): ModelLimits {
  const { atOnce, perDay } = DEFAULT_MODEL_LIMITS;
  return {
    atOnce,
    perDay: { ...perDay, ...(callsPerDay !== undefined && { inAll: callsPerDay }) },
  };
}

function replyOf({ memory }: Turn, found: Source | undefined, content: string): Reply {
  const references = found ? [cardOf(found.ready)] : [];
  const page = found?.ready.page;
  return {
    content,
    origin: 'model',
    references,
    suggestions: [],
    memory: { ...readMemory(memory), ...(page && { page }) },
  };
}

/** What a passage says; of a spoiler its first step. */
function textOf({ ready, text }: Source): LibraryText {
  const { page, passage } = ready;
  return { title: page.title, section: passage.heading, text: text || (passage.steps[0] ?? '') };
}

/**
 * Partners that speak through a model, with the library's texts at hand. Scenes, words of self-harm, what exceeds the limits, and
 * every message that the model does not answer in time, or with a link or words of self-harm, are left to the fallback. A model
 * is given one conversation at a time and keeps nothing. One that fails is left alone for a while.
 */
export function createModelCompanion(options: ModelCompanionOptions): Companion {
  const { settings, library, fallback, db, now, onFault, tell } = options;
  const { limits = limitsOf(settings), timeout = () => AbortSignal.timeout(MODEL_TIMEOUT_MS) } =
    options;
  const ask = connectModel(settings);
  const budget = new ModelBudget({ db, now, limits, tell });
  const breaker = new CircuitBreaker(now, (isOpen) =>
    tell(isOpen ? RESTS : 'The model answers again'),
  );

  async function find(turn: Turn): Promise<Source | undefined> {
    return (await library.find(askedOf(turn, readMemory(turn.memory)))).source;
  }

  async function callModel(
    turn: Turn,
    found: Source | undefined,
    write: (piece: string) => void,
    signal: AbortSignal,
  ): Promise<string | undefined> {
    // Another call may have become the one that tries it while this one was counted.
    if (!breaker.admit()) return undefined;
    try {
      const content = await ask(
        promptOf(turn, found && textOf(found)),
        write,
        AbortSignal.any([signal, timeout()]),
      );
      breaker.noteAnswer();
      return content;
    } catch (error) {
      signal.throwIfAborted();
      if (isOfOneMessage(error)) breaker.noteAnswer();
      else breaker.noteFailure();
      throw error;
    }
  }

  /** The model's reply; undefined where it may not be asked. */
  async function speak(
    turn: Turn,
    write: (piece: string) => void,
    signal: AbortSignal,
  ): Promise<Reply | undefined> {
    const found = await find(turn);
    const content = await budget.spend(turn.web_user_id, () =>
      callModel(turn, found, write, signal),
    );
    return content === undefined ? undefined : replyOf(turn, found, content);
  }

  return {
    reply: async (turn, write, signal) => {
      const isBuiltIn = turn.quest !== undefined || isDistressed(turn) || isAfterDistress(turn);
      if (isBuiltIn || breaker.isResting()) return fallback.reply(turn, write, signal);
      let written = 0;
      const note = (piece: string): void => {
        written += 1;
        write(piece);
      };
      try {
        const reply = await speak(turn, note, signal);
        if (reply) return reply;
      } catch (error) {
        signal.throwIfAborted();
        onFault(describeModelFault(error));
      }
      // Pieces behind those of the reply that broke off would read as one text: the reply comes whole.
      return fallback.reply(turn, written > 0 ? () => undefined : write, signal);
    },
  };
}
