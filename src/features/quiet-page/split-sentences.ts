/** A part of a text: its place, in UTF-16 units. */
export interface TextSpan {
  readonly start: number;
  readonly end: number;
}

/** A voice of the network stops within a longer sentence, and says nothing of it. */
const MOST_CHARACTERS = 180;

/** Ends of sentences with the quotation marks behind them, for browsers without `Intl.Segmenter`. */
const SENTENCE =
  /(?:[^。！？!?.…]|\.(?!\s|$|["”’」』）)]))*(?:[。！？!?…]+|\.+)["”’」』）)]*\s*|[^]+$/gu;

/** Places within a sentence at which a reader takes breath. */
const BREATH = /[，、；：,;:—–]\s*|\s+/gu;

function sentenceSpans(text: string, lang: string): TextSpan[] {
  const parts =
    'Segmenter' in Intl
      ? Array.from(
          new Intl.Segmenter(lang, { granularity: 'sentence' }).segment(text),
          ({ segment }) => segment,
        )
      : (text.match(SENTENCE) ?? []);
  let start = 0;
  return parts.map((part) => {
    const span = { start, end: start + part.length };
    start = span.end;
    return span;
  });
}

/** Cuts a long sentence behind the last place for a breath within what may be said at once, or hard where there is none. */
function cutLong(text: string, { start, end }: TextSpan): TextSpan[] {
  if (end - start <= MOST_CHARACTERS) return [{ start, end }];
  const head = text.slice(start, start + MOST_CHARACTERS);
  const breath = Array.from(head.matchAll(BREATH)).at(-1);
  const at = start + (breath ? breath.index + breath[0].length : MOST_CHARACTERS);
  return [{ start, end: at }, ...cutLong(text, { start: at, end })];
}

/**
 * Splits a text into what is said at once: its sentences, long ones in parts. What holds neither letter nor number is left out.
 * @param lang the tag of the text's language (BCP 47)
 */
export function splitSentences(text: string, lang: string): readonly TextSpan[] {
  return sentenceSpans(text, lang)
    .flatMap((span) => cutLong(text, span))
    .filter(({ start, end }) => /[\p{L}\p{N}]/u.test(text.slice(start, end)));
}
