import { createRequire } from 'node:module';
import path from 'node:path';
import type * as Lindera from 'lindera-wasm-nodejs-ipadic';
import * as z from 'zod/mini';

/** A word of a text; what the dictionary does not know has no reading. */
const wordsSchema = z.array(
  z.object({
    surface: z.string(),
    reading: z.optional(z.nullable(z.string())),
    partOfSpeechSubcategory2: z.optional(z.string()),
  }),
);

type Word = z.infer<typeof wordsSchema>[number];

let tokenizer: Lindera.Tokenizer | undefined;

/** The dictionary is loaded when the first name needs it: that takes 0.3 s and 130 MB. */
function loadTokenizer(): Lindera.Tokenizer {
  if (tokenizer) return tokenizer;
  // The package finds its dictionary beside its own file, so it must not become part of a bundle.
  const load = createRequire(path.resolve('package.json'));
  const lindera = load('lindera-wasm-nodejs-ipadic') as typeof Lindera;
  const builder = new lindera.TokenizerBuilder();
  builder.setDictionary('embedded://ipadic');
  builder.setMode('normal');
  tokenizer = builder.build();
  return tokenizer;
}

function wordsOf(text: string): readonly Word[] {
  return wordsSchema.parse(loadTokenizer().tokenize(text));
}

/** Words that are parts of the names of places. */
const OF_PLACES = '地域';

/**
 * The reading of a word. Two characters side by side look to the dictionary like a small place in Japan (砂海 as イサゴカイ): in an
 * invented name each of them is read as it is alone.
 */
function readingOf({ surface, reading, partOfSpeechSubcategory2 }: Word): string {
  const isLonely = surface.length === 1 && partOfSpeechSubcategory2 === OF_PLACES;
  const known = isLonely ? wordsOf(surface)[0]?.reading : reading;
  return known && known !== '*' ? known : surface;
}

/** How a Japanese name is written and read. */
export interface JapaneseReading {
  /** The name without the reading that stands behind it. */
  readonly written: string;
  /** The reading, word by word, in kana as far as it is known. */
  readonly words: readonly string[];
}

const HAN = /\p{Script=Han}/u;

/** A name with its reading in brackets behind it, as names of roles have it. */
const WITH_READING = /^(.*\p{Script=Han}.*)（([ァ-ヺー・]+)）$/u;

/**
 * How a Japanese name is read: by the reading in brackets behind it, else by a dictionary (IPADIC), because the API has
 * no readings. What the dictionary does not know stays as it is written.
 */
export function readJapanese(name: string): JapaneseReading {
  const [, written = name, reading] = WITH_READING.exec(name) ?? [];
  if (reading !== undefined) return { written, words: [reading] };
  if (!HAN.test(name)) return { written, words: [name] };
  return { written, words: wordsOf(name).map(readingOf) };
}
