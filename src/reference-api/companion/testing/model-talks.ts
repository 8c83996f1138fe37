import { createTestClock } from '../../testing/test-api';
import type { Companion } from '../companion';
import { createAnswerFinder } from '../find-answer';
import { createModelCompanion } from '../model';
import { createRuleBasedCompanion } from '../rule-based-companion';
import { openSampleLibrary, openSampleVoices, TestConversation } from './conversation';
import { startModel } from './model-server';

interface TalkOptions {
  /** A new one, where none is given. */
  readonly companion?: Companion;
  readonly visitor?: string;
  readonly quest?: string;
  /** Ends a call of the model; without it, a call may take as long as it likes. */
  readonly timeout?: AbortSignal;
  /** Ends a call of which nothing was shown yet. */
  readonly patience?: AbortSignal;
  /** Told of each piece that was written. */
  readonly onPiece?: () => void;
}

/** Talks in English about the sample library, through a model that does what the test says. */
export async function openModelTalks() {
  const [db, server] = await Promise.all([openSampleLibrary(), startModel()]);
  const voices = await openSampleVoices(db);
  const library = createAnswerFinder(db);
  const clock = createTestClock();
  const faults: Error[] = [];
  const news: string[] = [];

  function startCompanion(
    timeout = new AbortController().signal,
    patience = new AbortController().signal,
  ): Companion {
    return createModelCompanion({
      settings: { url: server.url, model: 'small', key: 'secret' },
      library,
      fallback: createRuleBasedCompanion({ library, voices, wordMs: 0 }),
      db,
      now: clock.now,
      onFault: (error) => faults.push(error),
      tell: (line) => news.push(line),
      timeout: () => timeout,
      patience: () => patience,
    });
  }

  return {
    server,
    clock,
    /** Faults and news that the companions have told of. */
    faults,
    news,
    startCompanion,
    talk: ({
      timeout,
      patience,
      companion = startCompanion(timeout, patience),
      ...more
    }: TalkOptions = {}) => new TestConversation({ db, companion, locale: 'en', ...more }),
    /** Forgets what was told and asked. */
    reset: (): void => {
      for (const list of [faults, news, server.requests]) list.length = 0;
    },
    close: () => Promise.all([db.destroy(), server.close()]),
  };
}
