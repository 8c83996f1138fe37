import type { Utterance, Voice, VoiceEngine } from '../../platform/voice-engine';
import { createReadAloud } from './read-aloud';

type Heard = Parameters<VoiceEngine['speak']>[1];

const chinese: Voice = { lang: 'zh-CN', localService: true, default: true };

/** A voice engine whose test says what it does. */
class FakeVoices implements VoiceEngine {
  readonly said: Utterance[] = [];
  speaking = false;
  private heard: Heard | undefined;

  readonly voices = () => [chinese];
  readonly onVoices = () => () => undefined;
  readonly isSpeaking = () => this.speaking;

  readonly speak = (utterance: Utterance, heard: Heard): void => {
    this.said.push(utterance);
    this.heard = heard;
    this.speaking = true;
  };

  readonly stop = (): void => {
    this.speaking = false;
  };

  /** Ends the sentence that is being said, as the engine says it. */
  end(): void {
    this.speaking = false;
    this.heard?.onEnd();
  }

  fail(): void {
    this.speaking = false;
    this.heard?.onFail();
  }

  get texts(): string[] {
    return this.said.map(({ text }) => text);
  }
}

const sentences = ['一。', '二。', '三。'].map((text) => ({ text, lang: 'zh-CN' }));

function start(voices = new FakeVoices()) {
  const aloud = createReadAloud(
    voices,
    {
      first: () => sentences[0],
      after: (last) => sentences[sentences.indexOf(last) + 1],
    },
    1,
  );
  aloud.play();
  return { voices, aloud, state: () => aloud.store.getState() };
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test('reads one sentence after the other, names the one that is read, and ends', () => {
  const { voices, state } = start();
  expect(state()).toMatchObject({ status: 'reading', sentence: sentences[0] });
  expect(voices.said[0]).toEqual({ text: '一。', lang: 'zh-CN', voice: chinese, rate: 1 });
  voices.end();
  expect(state().sentence).toBe(sentences[1]);
  voices.end();
  voices.end();
  expect(voices.texts).toEqual(['一。', '二。', '三。']);
  expect(state()).toMatchObject({ status: 'idle', sentence: undefined });
});

test('goes on after a pause with the sentence that was cut off', () => {
  const { voices, aloud, state } = start();
  voices.end();
  aloud.pause();
  expect(voices.speaking).toBe(false);
  expect(state()).toMatchObject({ status: 'paused', sentence: sentences[1] });
  // What an engine says of a sentence that was cut off is not its end.
  voices.end();
  jest.advanceTimersByTime(60_000);
  expect(state().status).toBe('paused');
  aloud.play();
  voices.end();
  expect(voices.texts).toEqual(['一。', '二。', '二。', '三。']);
});

test('a stop is for good: the next start is at the first sentence', () => {
  const { voices, aloud, state } = start();
  voices.end();
  aloud.stop();
  expect(voices.speaking).toBe(false);
  voices.fail();
  jest.advanceTimersByTime(60_000);
  expect(state()).toMatchObject({ status: 'idle', sentence: undefined });
  aloud.play();
  expect(voices.texts).toEqual(['一。', '二。', '一。']);
});

test('another speed holds at once, and from the next start on where nothing is read', () => {
  const { voices, aloud } = start();
  aloud.setRate(1.5);
  expect(voices.said.map(({ text, rate }) => [text, rate])).toEqual([
    ['一。', 1],
    ['一。', 1.5],
  ]);
  aloud.stop();
  aloud.setRate(0.75);
  expect(voices.said).toHaveLength(2);
  aloud.play();
  expect(voices.said.at(-1)).toMatchObject({ text: '一。', rate: 0.75 });
});

test('a second start while it reads says nothing twice', () => {
  const { voices, aloud } = start();
  aloud.play();
  expect(voices.texts).toEqual(['一。']);
});

test('a voice that falls silent without a word has ended', () => {
  const { voices } = start();
  jest.advanceTimersByTime(3000);
  expect(voices.texts).toEqual(['一。']);
  voices.speaking = false;
  jest.advanceTimersByTime(1500);
  expect(voices.texts).toEqual(['一。', '二。']);
  // Its own word comes after all, and counts for nothing.
  voices.speaking = true;
  jest.advanceTimersByTime(1000);
  expect(voices.texts).toEqual(['一。', '二。']);
});

test('a voice that never ends is stopped, and the next sentence begins', () => {
  const { voices } = start();
  const stop = jest.spyOn(voices, 'stop');
  jest.advanceTimersByTime(10_500);
  expect(voices.texts).toEqual(['一。']);
  jest.advanceTimersByTime(500);
  expect(stop).toHaveBeenCalledTimes(1);
  expect(voices.texts).toEqual(['一。', '二。']);
});

test('a voice that never begins, or says that it cannot, fails; it may be tried again', () => {
  const { voices, aloud, state } = start();
  voices.fail();
  expect(state()).toMatchObject({ status: 'failed', sentence: undefined });
  aloud.play();
  expect(state().status).toBe('reading');
  voices.speaking = false;
  jest.advanceTimersByTime(8000);
  expect(state().status).toBe('failed');
  expect(voices.texts).toEqual(['一。', '一。']);
  expect(jest.getTimerCount()).toBe(0);
});

test('a text without a sentence ends at once', () => {
  const voices = new FakeVoices();
  const none = createReadAloud(voices, { first: () => undefined, after: () => undefined }, 1);
  none.play();
  expect(none.store.getState().status).toBe('idle');
  expect(voices.said).toEqual([]);
});
