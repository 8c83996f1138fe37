import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import { LOCALES, type Locale } from '../../../config/locales';
import type { AccessKey } from '../../../contract/access-keys';
import { withValues } from '../../../i18n/with-values';
import { BuildFaults } from '../faults';
import type { Game } from './model';
import { readYaml } from './yaml-values';

type Span = NonNullable<Game['players']>;

const wordSchema = z.string().check(z.minLength(1));

/** Shape of the table of moods. */
export const moodsSchema = z.strictObject({
  moods: z.array(
    z.strictObject({ key: wordSchema, zh: wordSchema, en: wordSchema, ja: wordSchema }),
  ),
});

/** Words for what somebody may need: its name, and what a game is like that meets it, and one that does not; the compiler asks for each. */
const needWords = {
  'access-colour_independent': wordSchema,
  'access-colour_independent-yes': wordSchema,
  'access-colour_independent-no': wordSchema,
  'access-remappable_keys': wordSchema,
  'access-remappable_keys-yes': wordSchema,
  'access-remappable_keys-no': wordSchema,
  'access-one_hand': wordSchema,
  'access-one_hand-yes': wordSchema,
  'access-one_hand-no': wordSchema,
  'access-no_time_pressure': wordSchema,
  'access-no_time_pressure-yes': wordSchema,
  'access-no_time_pressure-no': wordSchema,
  'access-text_size': wordSchema,
  'access-text_size-yes': wordSchema,
  'access-text_size-no': wordSchema,
  'access-speaker_subtitles': wordSchema,
  'access-speaker_subtitles-yes': wordSchema,
  'access-speaker_subtitles-no': wordSchema,
  'access-no_flashing': wordSchema,
  'access-no_flashing-yes': wordSchema,
  'access-no_flashing-no': wordSchema,
  'access-difficulty_aids': wordSchema,
  'access-difficulty_aids-yes': wordSchema,
  'access-difficulty_aids-no': wordSchema,
  'access-hold_or_toggle': wordSchema,
  'access-hold_or_toggle-yes': wordSchema,
  'access-hold_or_toggle-no': wordSchema,
  'access-without_sight': wordSchema,
  'access-without_sight-yes': wordSchema,
  'access-without_sight-no': wordSchema,
} satisfies Record<`access-${AccessKey}${'' | '-yes' | '-no'}`, typeof wordSchema>;

const stringsSchema = z.strictObject({
  span: wordSchema,
  'one-player': wordSchema,
  players: wordSchema,
  minutes: wordSchema,
  'players-one': wordSchema,
  'players-two': wordSchema,
  'players-few': wordSchema,
  'players-many': wordSchema,
  'session-15': wordSchema,
  'session-30': wordSchema,
  'session-evening': wordSchema,
  ...needWords,
  'access-checked-for': wordSchema,
});

/** A mood and what it is called in each language. */
type Mood = z.infer<typeof moodsSchema>['moods'][number];

/** Words for what helps to choose a game: players, length, moods, and what somebody may need to play it. */
export interface GameChoiceWords {
  /** Moods by their keys, in the order in which they are offered. */
  readonly moods: ReadonlyMap<string, Mood>;
  readonly strings: Readonly<Record<Locale, z.infer<typeof stringsSchema>>>;
}

/**
 * Reads the words from `moods.yaml` and `locales/`.
 * @param root the folder of what editors write, normally `content`
 * @throws BuildFaults that names the line and field of a mood
 */
export async function readGameChoiceWords(root: string): Promise<GameChoiceWords> {
  const source = await readFile(path.join(root, 'moods.yaml'), 'utf8');
  const read = readYaml('content/moods.yaml', source, moodsSchema);
  if (!read.ok) throw new BuildFaults('The moods of games are not valid:', read.faults);
  const stringsIn = async (locale: Locale) => {
    const file = path.join(root, 'locales', locale, 'game-choice.json');
    return stringsSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  };
  const [zh, en, ja] = LOCALES;
  return {
    moods: new Map(read.data.moods.map((mood) => [mood.key, mood])),
    strings: { zh: await stringsIn(zh), en: await stringsIn(en), ja: await stringsIn(ja) },
  };
}

function spanInWords({ min, max }: Span, { strings }: GameChoiceWords, locale: Locale): string {
  return min === max ? String(min) : withValues(strings[locale].span, { min, max });
}

/** Puts the number of players into words: `1–4 players`. */
export function playersInWords(span: Span, words: GameChoiceWords, locale: Locale): string {
  const strings = words.strings[locale];
  if (span.max === 1) return strings['one-player'];
  return withValues(strings.players, { span: spanInWords(span, words, locale) });
}

/** Puts the length of one sitting into words: `15–30 min`. */
export function minutesInWords(span: Span, words: GameChoiceWords, locale: Locale): string {
  return withValues(words.strings[locale].minutes, { span: spanInWords(span, words, locale) });
}

/** Says for how many a game is and how long a sitting takes, as far as that is known. */
export function choiceInWords(
  { players, sessionMinutes }: Pick<Game, 'players' | 'sessionMinutes'>,
  words: GameChoiceWords,
  locale: Locale,
): string[] {
  return [
    ...(players ? [playersInWords(players, words, locale)] : []),
    ...(sessionMinutes ? [minutesInWords(sessionMinutes, words, locale)] : []),
  ];
}

/** Begins a word with a capital letter, as the tags and choices beside it do. */
export function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** Puts moods into words, each once; one that stands in no table is left out. */
export function moodsInWords(
  keys: readonly string[],
  { moods }: GameChoiceWords,
  locale: Locale,
): string[] {
  return [...new Set(keys)].flatMap((key) => {
    const mood = moods.get(key);
    return mood ? capitalized(mood[locale]) : [];
  });
}
