/** A voice of the browser, as far as one is chosen by it. */
export type Voice = Pick<SpeechSynthesisVoice, 'lang' | 'localService' | 'default'>;

/** Words for a voice engine, and how they are to be said. */
export interface Utterance {
  readonly text: string;
  /** The language of the text (BCP 47). */
  readonly lang: string;
  /** The browser's own choice for the language where it is undefined. */
  readonly voice: Voice | undefined;
  /** Speed, 1 for that of the voice itself. */
  readonly rate: number;
}

/** Calls about an utterance. A browser may leave out any of them. */
interface Heard {
  readonly onEnd: () => void;
  readonly onFail: () => void;
}

/** Something that reads aloud. */
export interface VoiceEngine {
  readonly voices: () => readonly Voice[];
  /**
   * Calls whenever there are other voices: most browsers know theirs a moment after the page has begun.
   * @returns the function that ends it
   */
  readonly onVoices: (listener: () => void) => () => void;
  readonly speak: (utterance: Utterance, heard: Heard) => void;
  /** True while something is being said, or waits to be. */
  readonly isSpeaking: () => boolean;
  /** Stops at once. What was being said may still call that it has ended or failed. */
  readonly stop: () => void;
}

/** Kept while it is said: Chrome forgets the calls of an utterance that nobody holds. */
let held: SpeechSynthesisUtterance | undefined;

/** Wraps the voices of the browser (Web Speech API); undefined where it has no speech. */
export function browserVoiceEngine(): VoiceEngine | undefined {
  if (!('speechSynthesis' in window) || !('SpeechSynthesisUtterance' in window)) return undefined;
  const { speechSynthesis } = window;
  return {
    voices: () => speechSynthesis.getVoices(),
    onVoices: (listener) => {
      // Safari before 16 has no such event: what voices there are is asked again.
      if (!('addEventListener' in speechSynthesis)) return () => undefined;
      speechSynthesis.addEventListener('voiceschanged', listener);
      return () => speechSynthesis.removeEventListener('voiceschanged', listener);
    },
    speak: ({ text, lang, voice, rate }, { onEnd, onFail }) => {
      const utterance = new SpeechSynthesisUtterance(text);
      utterance.lang = lang;
      utterance.voice = speechSynthesis.getVoices().find((each) => each === voice) ?? null;
      utterance.rate = rate;
      utterance.onend = onEnd;
      utterance.onerror = onFail;
      held = utterance;
      speechSynthesis.speak(held);
    },
    isSpeaking: () => speechSynthesis.speaking || speechSynthesis.pending,
    stop: () => speechSynthesis.cancel(),
  };
}
