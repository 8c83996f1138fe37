import type { Locale } from '../../config/locales';
import type { Passage } from '../passages/passage';
import { hasUnit, unitText, type Unit } from './question-units';
import { BONUS, WEIGHTS } from './thresholds';

/** A page that passages stand on. */
export interface PageOfPassage {
  readonly type: string;
  readonly id: string;
  /** Its name in the reader's language. */
  readonly title: string;
  readonly gameId: string;
}

/** A passage with its texts folded, so that questions can be held against it. */
export interface ReadyPassage {
  readonly page: PageOfPassage;
  readonly passage: Passage;
  readonly heading: string;
  readonly question: string;
  readonly name: string;
  readonly text: string;
  readonly sentences: readonly { readonly said: string; readonly text: string }[];
}

/** Where a sentence ends, behind the signs that close what is quoted. */
const ENDS = /(?<=[。！？…][”’』」）]*)(?![”’』」）])|(?<=[.!?]["”’)]*)\s+/u;

/** Cuts a text into sentences. */
export function sentencesOf(text: string): string[] {
  return text
    .split(ENDS)
    .map((said) => said.trim())
    .filter((said) => said !== '');
}

/** Folds a passage. */
export function readyPassage(
  page: PageOfPassage,
  passage: Passage,
  names: readonly string[],
  locale: Locale,
): ReadyPassage {
  const fold = (text: string): string => unitText(text, locale);
  return {
    page,
    passage,
    heading: fold(passage.heading ?? ''),
    question: fold(passage.question),
    name: fold(names.join(' ')),
    text: fold(passage.text),
    sentences: sentencesOf(passage.text).map((said) => ({ said, text: fold(said) })),
  };
}

/** A unit with what its rarity makes of its weight. */
export interface WeighedUnit extends Unit {
  readonly telling: number;
}

/** A passage and how well it fits. */
export interface Ranked {
  readonly ready: ReadyPassage;
  readonly score: number;
  /** The share of the units that it has, the rare ones weighing most: 0 to 1. */
  readonly share: number;
}

/** What is asked besides the words: it says which kinds of passages answer. */
export interface AskedKinds {
  readonly isStuck: boolean;
  readonly asksWho: boolean;
  readonly asksNumber: boolean;
  readonly asksWay: boolean;
}

const NUMBER =
  /[\d一二三四五六七八九十百两半]|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|sixty|half|once|twice)\b/;

/** True when a folded text has a number. */
export function hasNumber(text: string): boolean {
  return NUMBER.test(text);
}

function kindBonus({ passage, page, text }: ReadyPassage, asked: AskedKinds): number {
  const { kind } = passage;
  const isRole = page.type === 'role';
  let bonus = 0;
  if (kind === 'story') bonus += BONUS.story;
  if (kind === 'fact') bonus += BONUS.fact;
  if (kind === 'spoiler') bonus += asked.isStuck ? BONUS.stuck : BONUS.spoiler;
  if (kind === 'section' && !asked.asksWho) bonus += BONUS.section;
  if (asked.asksWho && isRole && kind !== 'story') bonus += BONUS.who;
  if (asked.asksNumber && hasNumber(text)) bonus += BONUS.number;
  return bonus;
}

function anywhere({ text, heading, question, name }: ReadyPassage, unit: Unit): boolean {
  return [text, heading, question, name].some((each) => hasUnit(each, unit));
}

/** Weighs units by how few of the passages have them. */
export function weighUnits(
  units: readonly Unit[],
  passages: readonly ReadyPassage[],
): WeighedUnit[] {
  return units.map((unit) => {
    const count = passages.filter((each) => anywhere(each, unit)).length;
    const rarity = Math.log(1 + (passages.length - count + 0.5) / (count + 0.5));
    // Neighbours that no text has are mostly no word: they say little of what the question is about.
    const isNoWord = count === 0 && unit.forms.every((form) => !form.startsWith(' '));
    return { ...unit, telling: unit.weight * rarity * (isNoWord ? WEIGHTS.noWord : 1) };
  });
}

/** What a text has of the units. */
export function tellingOf(text: string, units: readonly WeighedUnit[]): number {
  return units.reduce((sum, unit) => sum + (hasUnit(text, unit) ? unit.telling : 0), 0);
}

/**
 * Orders passages by how well they fit, the best first.
 * @param favour gives a passage an added share of its score, by where the talk is
 */
export function rankPassages(
  passages: readonly ReadyPassage[],
  units: readonly WeighedUnit[],
  asked: AskedKinds,
  favour: (ready: ReadyPassage) => number,
): Ranked[] {
  const length = passages.reduce((sum, { text }) => sum + text.length, 0) / passages.length;
  const total = units.reduce((sum, { telling }) => sum + telling, 0);
  const ranked = passages.map((ready): Ranked => {
    const inText = 1 / (1 - WEIGHTS.length + (WEIGHTS.length * ready.text.length) / length);
    let [score, had] = [0, 0];
    for (const unit of units) {
      const fit = Math.max(
        hasUnit(ready.text, unit) ? inText : 0,
        hasUnit(ready.heading, unit) ? WEIGHTS.heading : 0,
        hasUnit(ready.question, unit) ? WEIGHTS.question : 0,
        hasUnit(ready.name, unit) ? WEIGHTS.name : 0,
      );
      score += fit * unit.telling;
      if (fit > 0) had += unit.telling;
    }
    const best = Math.max(0, ...ready.sentences.map(({ text }) => tellingOf(text, units)));
    score += WEIGHTS.sentence * best;
    score *= 1 + kindBonus(ready, asked) + favour(ready);
    const share = total > 0 ? had / total : 0;
    return { ready, score: score * (1 + WEIGHTS.coverage * share), share };
  });
  return ranked.sort((one, other) => other.score - one.score);
}
