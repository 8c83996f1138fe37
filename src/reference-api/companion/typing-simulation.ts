import { setTimeout as wait } from 'node:timers/promises';
import type { Locale } from '../../config/locales';

const segmenters = new Map<Locale, Intl.Segmenter>();

function segmenterOf(locale: Locale): Intl.Segmenter {
  const known = segmenters.get(locale) ?? new Intl.Segmenter(locale, { granularity: 'word' });
  segmenters.set(locale, known);
  return known;
}

interface Pace {
  readonly locale: Locale;
  /** Milliseconds between two words. */
  readonly wordMs: number;
  readonly signal: AbortSignal;
}

/**
 * Writes a text word by word, as somebody types.
 * @throws AbortError when the signal ends it
 */
export async function simulateTyping(
  text: string,
  write: (piece: string) => void,
  { locale, wordMs, signal }: Pace,
): Promise<void> {
  let piece = '';
  for (const { segment, isWordLike } of segmenterOf(locale).segment(text)) {
    piece += segment;
    // Signs stand with the word behind which they are written.
    if (isWordLike !== true) continue;
    write(piece);
    piece = '';
    if (wordMs > 0) await wait(wordMs, undefined, { signal });
  }
  if (piece !== '') write(piece);
}
