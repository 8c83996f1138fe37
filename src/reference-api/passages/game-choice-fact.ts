import type { WireGameDetail } from '../../contract';
import type { Locale } from '../../config/locales';
import { playerChoices, sessionChoices } from '../../contract/game-choice';
import type { PlayerQuestions } from './player-questions';
import asks from './words/choice-asks.json';
import labels from './words/fact-labels.json';
import values from './words/fact-values.json';

type Span = NonNullable<WireGameDetail['players']>;

/** Minutes that are asked for are mostly round, and not more than these. */
const ROUND = 5;
const MOST_MINUTES = 240;

const moodNames: Readonly<Record<string, Readonly<Record<Locale, string>>>> = values.moods;

function fill(line: string, span: Span | undefined): string[] {
  const filled = line.replace('{min}', String(span?.min)).replace('{max}', String(span?.max));
  return span ? [filled] : [];
}

/** Every round number of a span: whoever has twenty minutes asks for these. */
function roundOnes({ min, max }: Span): string[] {
  const first = Math.ceil(min / ROUND);
  const last = Math.floor(Math.min(max, MOST_MINUTES) / ROUND);
  const count = Math.max(0, last - first + 1);
  return Array.from({ length: count }, (_, at) => String(ROUND * (first + at)));
}

/** Who plays a game, how long and in which mood, each as it is told. */
function partsOf(
  { players, session_minutes: minutes, moods = [] }: WireGameDetail,
  locale: Locale,
) {
  const { range, one } = values.players[locale];
  return {
    players: fill(players?.max === 1 ? one : range, players),
    minutes: fill(values.minutes[locale], minutes),
    moods: moods.flatMap((key) => moodNames[key]?.[locale] ?? []),
  };
}

/** Who plays a game, how long and in which mood, as it is told. */
function toldOf(game: WireGameDetail, locale: Locale): string {
  const { players, minutes, moods } = partsOf(game, locale);
  return [...players, ...minutes, ...moods].join(locale === 'en' ? ', ' : '、');
}

/** Joins what a sentence lists, the last two with a word where the language does. */
function inSentence(list: readonly string[], locale: Locale): string {
  if (locale === 'en') return new Intl.ListFormat('en-GB').format(list);
  return list
    .map((each) => (locale === 'ja' ? `「${each}」` : each))
    .join(locale === 'ja' ? '' : '、');
}

/** Tells in sentences who plays a game, how long and in which mood; empty where nothing is known. */
export function gameChoiceSentence(game: WireGameDetail, locale: Locale): string {
  const { players, minutes, moods } = partsOf(game, locale);
  const told = values.told[locale];
  const say = (pattern: string, said: readonly string[]) =>
    said.map((value) => pattern.replace('{value}', value));
  const first = [...say(told.players, players), ...say(told.minutes, minutes)];
  const listed = moods.length === 0 ? [] : say(told.moods, [inSentence(moods, locale)]);
  const [comma, stop] = locale === 'en' ? [', ', '.'] : [locale === 'ja' ? '、' : '，', '。'];
  const sentences = [first.join(comma), ...listed].filter((each) => each !== '');
  return sentences
    .map((each) => each.charAt(0).toUpperCase() + each.slice(1) + stop)
    .join(locale === 'en' ? ' ' : '');
}

/** Who plays a game, how long and in which mood, in one fact: it answers, and is found by each of its numbers. */
export function gameChoiceFact(game: WireGameDetail, locale: Locale) {
  const { players, session_minutes: minutes } = game;
  const { label, asked } = labels.play[locale];
  const counted = players ? values.players[locale].counts.slice(players.min - 1, players.max) : [];
  return {
    label,
    asked: [asked, ...counted, ...(minutes ? roundOnes(minutes) : [])].join(' '),
    value: toldOf(game, locale),
  };
}

/**
 * Ways to ask for a game that is for so many, or takes so long: words such as "short" stand in many texts, and in no
 * question about any other game.
 */
export function gameChoiceQuestions(game: WireGameDetail, locale: Locale): PlayerQuestions[] {
  const { players, session_minutes: minutes } = game;
  const own = asks[locale];
  const asked = [
    ...playerChoices(players).flatMap((choice) => own[choice]),
    ...(players && players.max > 1 ? own.together : []),
    ...sessionChoices(minutes).flatMap((choice) => own[choice]),
  ];
  return asked.length === 0 ? [] : [{ locale, says: toldOf(game, locale), asks: asked }];
}
