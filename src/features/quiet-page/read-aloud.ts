import { createStore, type StoreApi } from 'zustand/vanilla';
import type { VoiceEngine } from '../../platform/voice-engine';
import { chooseVoice } from './choose-voice';

/** Something that is said at once. */
export interface Spoken {
  readonly text: string;
  /** The language of the text (BCP 47). */
  readonly lang: string;
}

/** A text, one sentence after the other. It may change meanwhile: the next one is looked for when the last has ended. */
export interface SpokenSource<S extends Spoken> {
  readonly first: () => S | undefined;
  readonly after: (last: S) => S | undefined;
}

interface ReadAloudState<S> {
  /** `failed` when the voice has stopped answering. */
  readonly status: 'idle' | 'reading' | 'paused' | 'failed';
  /** The sentence that is being said; while it is paused, the one that comes next. */
  readonly sentence: S | undefined;
  readonly rate: number;
}

export interface ReadAloud<S extends Spoken> {
  readonly store: StoreApi<ReadAloudState<S>>;
  /** Begins, or goes on with the sentence in which it was paused. */
  readonly play: () => void;
  readonly pause: () => void;
  readonly stop: () => void;
  /** Changes the speed; the sentence that is being said begins again. */
  readonly setRate: (rate: number) => void;
}

/** How often the engine is looked at, in milliseconds. */
const WATCH_MS = 500;

/** A voice that has been silent for so many looks has ended without saying so, as some do. */
const SILENT_LOOKS = 3;

/** A voice that has not begun after so long never will, in milliseconds. */
const BEGINS_WITHIN_MS = 8000;

/** More than any voice takes: for every sentence, and for each of its characters at the speed 1, in milliseconds. */
const MOST_MS = 10_000;
const MOST_MS_EACH = 500;

/**
 * Reads sentences aloud, one after the other. A pause ends the sentence, which is said again from its beginning: engines
 * on phones know no other pause. Each step waits for the engine to say that a sentence has ended, or to be silent.
 */
export function createReadAloud<S extends Spoken>(
  engine: VoiceEngine,
  source: SpokenSource<S>,
  rate: number,
): ReadAloud<S> {
  const store = createStore<ReadAloudState<S>>(() => ({
    ...{ status: 'idle', sentence: undefined, rate },
  }));
  let endTurn = (): void => undefined;

  /** Ends what is being said; what the engine calls about it later is heard no more. */
  function silence(): void {
    endTurn();
    engine.stop();
  }

  function end(status: 'idle' | 'failed'): void {
    silence();
    store.setState({ status, sentence: undefined });
  }

  function say(sentence: S | undefined): void {
    if (!sentence) {
      end('idle');
      return;
    }
    store.setState({ status: 'reading', sentence });
    const { rate: speed } = store.getState();
    const turn = startTurn(engine, (sentence.text.length * MOST_MS_EACH) / speed, (outcome) => {
      if (outcome === 'failed') {
        end('failed');
        return;
      }
      if (outcome === 'stuck') engine.stop();
      say(source.after(sentence));
    });
    endTurn = turn.end;
    const { text, lang } = sentence;
    const voice = chooseVoice(engine.voices(), lang);
    engine.speak({ text, lang, voice, rate: speed }, turn);
  }

  return {
    store,
    play: () => {
      const { status, sentence } = store.getState();
      if (status !== 'reading') say(sentence ?? source.first());
    },
    pause: () => {
      if (store.getState().status !== 'reading') return;
      silence();
      store.setState({ status: 'paused' });
    },
    stop: () => end('idle'),
    setRate: (next) => {
      store.setState({ rate: next });
      const { status, sentence } = store.getState();
      if (status !== 'reading') return;
      silence();
      say(sentence);
    },
  };
}

/**
 * Waits until a sentence has been said.
 * @param most the time that its characters may take, in milliseconds
 * @param done called once: `stuck` where the engine says that it goes on, long after it must have ended
 */
function startTurn(
  engine: Pick<VoiceEngine, 'isSpeaking'>,
  most: number,
  done: (outcome: 'ended' | 'failed' | 'stuck') => void,
) {
  let passed = 0;
  let silentLooks = 0;
  let hasBegun = false;
  const timer = setInterval(look, WATCH_MS);

  function finish(outcome: Parameters<typeof done>[0]): void {
    if (isOver) return;
    end();
    done(outcome);
  }

  let isOver = false;
  function end(): void {
    isOver = true;
    clearInterval(timer);
  }

  function look(): void {
    passed += WATCH_MS;
    const isSpeaking = engine.isSpeaking();
    hasBegun ||= isSpeaking;
    silentLooks = isSpeaking ? 0 : silentLooks + 1;
    if (hasBegun && silentLooks >= SILENT_LOOKS) finish('ended');
    else if (!hasBegun && passed >= BEGINS_WITHIN_MS) finish('failed');
    else if (passed >= MOST_MS + most) finish('stuck');
  }

  return { end, onEnd: () => finish('ended'), onFail: () => finish('failed') };
}
