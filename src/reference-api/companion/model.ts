import type { WireReference } from '../../contract';
import { MODEL_TIMEOUT_MS } from '../limits';
import type { Companion, Reply, Turn } from './companion';
import { isAfterDistress, isDistressed } from './distress';
import type { LibraryAnswer, LibraryReader } from './find-in-library';
import { readMemory } from './memory';
import { connectModel, describeModelFault } from './model-call';
import { promptOf } from './model-prompt';
import type { ModelSettings } from './model-settings';

interface ModelCompanionOptions {
  readonly settings: ModelSettings;
  readonly library: () => Promise<LibraryReader>;
  /** Answers when the model does not and when a message speaks of self-harm, and plays all scenes. */
  readonly fallback: Companion;
  /** Told why the model did not answer, without anything that was written. */
  readonly onFault: (error: Error) => void;
  /** Makes the signal that ends a call which takes too long; a test ends one when it likes. */
  readonly timeout?: () => AbortSignal;
}

function replyOf({ memory: kept }: Turn, found: LibraryAnswer | undefined, content: string): Reply {
  const memory = readMemory(kept);
  const { type, id, title } = found?.article ?? {};
  const references: WireReference[] =
    type !== undefined && id !== undefined && title !== undefined ? [{ type, id, title }] : [];
  return {
    content,
    references,
    suggestions: [],
    memory: { ...memory, article: found ? { type, id, title } : memory.article },
  };
}

/**
 * Partners that speak through a model, with the library's texts at hand. Scenes, words of self-harm, and every message that
 * the model does not answer in time, or with a link or words of self-harm, are left to the fallback. A model is given one conversation at a time and keeps nothing.
 */
export function createModelCompanion(options: ModelCompanionOptions): Companion {
  const { settings, library, fallback, onFault } = options;
  const { timeout = () => AbortSignal.timeout(MODEL_TIMEOUT_MS) } = options;
  const ask = connectModel(settings);

  async function find({
    content,
    locale,
    character,
    memory,
  }: Turn): Promise<LibraryAnswer | undefined> {
    const reader = await library();
    const found = await reader.find({
      content,
      locale,
      gameIds: character.game_ids,
      before: readMemory(memory).article,
    });
    return found && 'article' in found ? found : undefined;
  }

  return {
    reply: async (turn, write, signal) => {
      if (turn.quest || isDistressed(turn) || isAfterDistress(turn)) {
        return fallback.reply(turn, write, signal);
      }
      let written = 0;
      const note = (piece: string): void => {
        written += 1;
        write(piece);
      };
      const inTime = AbortSignal.any([signal, timeout()]);
      try {
        const found = await find(turn);
        return replyOf(turn, found, await ask(promptOf(turn, found), note, inTime));
      } catch (error) {
        signal.throwIfAborted();
        onFault(describeModelFault(error));
        // Pieces behind those of the reply that broke off would read as one text: the reply comes whole.
        return fallback.reply(turn, written > 0 ? () => undefined : write, signal);
      }
    },
  };
}
