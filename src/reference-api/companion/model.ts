import type { LibraryDatabase } from '../database/open-database';
import {
  DEFAULT_MODEL_LIMITS,
  MODEL_FAILURES,
  MODEL_FIRST_PIECE_MS,
  MODEL_REST_MS,
  MODEL_TIMEOUT_MS,
  type ModelLimits,
} from '../limits';
import { CircuitBreaker } from './circuit-breaker';
import { asksForNeeds } from './can-i-play';
import type { Companion, Reply, Turn } from './companion';
import { isAfterDistress, isDistressed } from './distress';
import { citedIn, withoutCitations } from './citations';
import type { AnswerFinder } from './find-answer';
import { FirstPiece } from './first-piece';
import { cardsOf, LibrarySources } from './library-sources';
import { readMemory } from './memory';
import { ModelBudget } from './model-budget';
import { connectModel, describeModelFault, isOfOneMessage } from './model-call';
import { promptOf } from './model-prompt';
import { unsourced } from './model-words.json';
import type { ModelSettings } from './model-settings';

interface ModelCompanionOptions {
  readonly settings: ModelSettings;
  readonly library: AnswerFinder;
  /** Answers when the model does not, when a message speaks of distress or asks whether one can play, and plays all scenes. */
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
  /** Makes the signal that ends a call of which nothing is shown yet; a test ends one when it likes. */
  readonly patience?: () => AbortSignal;
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

interface Said {
  readonly content: string;
  /** The numbers of its sources are in it. */
  readonly sources: LibrarySources;
}

/** The reply without the numbers in it. What it says of the library without a source is marked so. */
async function replyOf({ memory, locale }: Turn, { content, sources }: Said): Promise<Reply> {
  const cited = sources.cited(citedIn(content));
  const said = withoutCitations(content);
  const isUnsourced = cited.length === 0 && (await sources.isOfLibrary(said));
  const page = cited[0]?.page;
  return {
    content: isUnsourced ? said + unsourced[locale] : said,
    origin: 'model',
    references: cardsOf(cited),
    suggestions: [],
    memory: { ...readMemory(memory), ...(page && { page }) },
  };
}

/**
 * Partners that speak through a model, with the library's texts at hand. Scenes, words of distress, questions whether one can play, what exceeds the limits, and
 * every message that the model does not answer in time, or with a link or words of distress, are left to the fallback. A model
 * is given one conversation at a time and keeps nothing. One that fails is left alone for a while.
 */
export function createModelCompanion(options: ModelCompanionOptions): Companion {
  const { settings, library, fallback, db, now, onFault, tell } = options;
  const {
    limits = limitsOf(settings),
    timeout = () => AbortSignal.timeout(MODEL_TIMEOUT_MS),
    patience = () => AbortSignal.timeout(MODEL_FIRST_PIECE_MS),
  } = options;
  const ask = connectModel(settings);
  const budget = new ModelBudget({ db, now, limits, tell });
  const breaker = new CircuitBreaker(now, (isOpen) =>
    tell(isOpen ? RESTS : 'The model answers again'),
  );

  async function callModel(
    turn: Turn,
    sources: LibrarySources,
    write: (piece: string) => void,
    signal: AbortSignal,
  ): Promise<string | undefined> {
    const search = (query: string) => sources.search(query);
    const messages = promptOf(turn, await search(turn.content));
    // Another call may have become the one that tries it while this one was counted.
    if (!breaker.admit()) return undefined;
    const begins = new FirstPiece(write, patience());
    const ends = AbortSignal.any([signal, timeout(), begins.isLate]);
    try {
      const content = await ask(messages, { search, write: begins.write }, ends);
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
    const sources = new LibrarySources(turn, library);
    const content = await budget.spend(turn.web_user_id, () =>
      callModel(turn, sources, write, signal),
    );
    return content === undefined ? undefined : replyOf(turn, { content, sources });
  }

  return {
    reply: async (turn, write, signal) => {
      const isBuiltIn =
        turn.quest !== undefined ||
        isDistressed(turn) ||
        isAfterDistress(turn) ||
        asksForNeeds(turn.content);
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
