import { useEffect, useState } from 'react';
import type { VoiceEngine } from '../../platform/voice-engine';
import { chooseVoice } from './choose-voice';

/** A browser that has named no voice for so long has none, in milliseconds. */
const VOICES_WITHIN_MS = 2000;

/**
 * Tells whether a language can be read aloud: `waiting` until the browser knows its voices, `none` where it has no voice
 * of the language. One that is added later counts from then on.
 * @param lang the tag of the language (BCP 47)
 */
export function useVoices(engine: VoiceEngine, lang: string): 'waiting' | 'none' | 'ready' {
  const [isLate, setLate] = useState(false);
  const [isReady, setReady] = useState(() => chooseVoice(engine.voices(), lang) !== undefined);
  useEffect(() => {
    const look = (): void => setReady(chooseVoice(engine.voices(), lang) !== undefined);
    look();
    const end = engine.onVoices(look);
    const timer = setTimeout(() => {
      // Not every browser tells of them.
      look();
      setLate(true);
    }, VOICES_WITHIN_MS);
    return () => {
      end();
      clearTimeout(timer);
    };
  }, [engine, lang]);
  if (isReady) return 'ready';
  return isLate ? 'none' : 'waiting';
}
