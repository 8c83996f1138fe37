import type { Locale } from '../../config/locales';
import { saysNothing } from '../passages/query-words';
import { fold, holds, without } from '../passages/fold-words';
import type { Talk } from './voice-schema';
import { keysIn, mentions, words, wordsIn, wordsUnder } from './words';

function isTalk(name: string): name is Talk {
  return name in words.zh.talk;
}

/** A word alone must not decide in a long message that only mentions it. */
const LONGEST_SMALL_TALK: Readonly<Partial<Record<Talk, number>>> = {
  hello: 16,
  bye: 30,
  insult: 30,
  agree: 10,
  disagree: 12,
  laugh: 24,
  praise: 40,
};

/** Occasions that come before what the library holds: somebody is low. */
const FEELINGS: readonly Talk[] = ['lonely', 'sad', 'tired', 'angry'];

/** Occasions that are meant even in a question: they ask for the partner, or say that the talk is over. */
const ASKED_OF_PARTNER: readonly Talk[] = [
  'who_are_you',
  'how_are_you',
  'thanks',
  'bye',
  'love',
  'joke',
  'tale',
];

/** True for an occasion that a question may be meant for. */
export function asksPartner(talk: Talk): boolean {
  return ASKED_OF_PARTNER.includes(talk);
}

/** True for a message that has lines of its own for what is asked of the partner. */
function isAskedOfPartner(content: string): boolean {
  const talk = recognizeTalk(content);
  return talk !== undefined && asksPartner(talk);
}

/** True for an occasion in which somebody is low. */
export function isLow(talk: Talk | undefined): boolean {
  return talk !== undefined && FEELINGS.includes(talk);
}

/** Finds the occasion of a message besides asking; undefined when it fits none. The first that fits wins. */
export function recognizeTalk(content: string): Talk | undefined {
  // "No idea" and "not sad" hold a word of small talk and mean something else.
  const text = without(fold(content), wordsIn('no_talk'));
  return keysIn(text, 'talk')
    .filter(isTalk)
    .find((talk) => Array.from(text).length <= (LONGEST_SMALL_TALK[talk] ?? 200));
}

/** True when a message asks for the partner's own life, which the library cannot know. */
export function isPersonal(content: string): boolean {
  return mentions(content, 'personal') && !mentions(content, 'request');
}

/**
 * True when a message asks what a picture shows, and means the partner's own.
 * @param isAtGame the talk is about a game, which has pictures too
 */
export function asksItsPicture(content: string, isAtGame: boolean): boolean {
  return !isAtGame && mentions(content, 'pictures');
}

/** True when a message is for the partner itself; who asks for looks and for nobody's means the partner's. */
export function asksPartnerItself(content: string, isAtGame: boolean): boolean {
  const isOwn = mentions(content, 'personal') && !isAskedOfPartner(content);
  const rest = without(fold(content), wordsIn('figure'));
  const isOfFigure = mentions(content, 'figure') && saysNothing(rest);
  return isOwn || asksItsPicture(content, isAtGame) || isOfFigure;
}

/** The button that begins a scene anew. */
export function againLabel(locale: Locale): string {
  return words[locale].again[0] ?? '';
}

const NAME = String.raw`([\p{L}\p{M}\d_-]{1,12}?)`;
/** A name ends with the clause. */
const ZH_END = String.raw`(?:就好|就行|就可以)?[吧呀啊哦喔啦]?(?:$|[^\p{L}\p{M}\d_-])`;
const EN_END = String.raw`(?:$|[^\p{L}\p{M}\d_-])`;
const CLAUSE = String.raw`(?:^|[\s,.!?，。！？、~])`;
const namePatterns: readonly RegExp[] = [
  new RegExp(
    String.raw`${CLAUSE}(?:我叫|我的名字是|你可以叫我|请叫我|叫我)\s*${NAME}${ZH_END}`,
    'u',
  ),
  new RegExp(
    String.raw`${CLAUSE}(?:my name is|my name's|(?<!(?:n't|never|not) )call me)\s+${NAME}${EN_END}`,
    'iu',
  ),
  new RegExp(String.raw`(?:私|僕|俺|わたし|ぼく)の名前は\s*(.{1,12}?)(?:です|だよ|だ|。|$)`, 'u'),
  new RegExp(
    String.raw`(?:私|僕|俺|わたし|ぼく)[は、]\s*(.{1,12}?)(?:と|って)(?:いいます|言います|申します|呼んで)`,
    'u',
  ),
];

/** The name that a visitor tells; undefined when there is none. */
export function recognizeName(content: string): string | undefined {
  for (const pattern of namePatterns) {
    const [, name] = pattern.exec(content) ?? [];
    if (name === undefined || mentions(name, 'question')) continue;
    if (!wordsIn('no_name').some((word) => holds(fold(name), word))) return name;
  }
  return undefined;
}

/** Words that change behind their characters, and what ends a sentence. */
const HIRAGANA = /\p{Script=Hiragana}+/gu;

/** Tells a message that says nothing but that somebody is stuck, or too scared to go on; undefined for any other. */
export function saysOnlyStuck(content: string): 'stuck' | 'scared' | undefined {
  if (!mentions(content, 'stuck')) return undefined;
  const text = fold(content);
  const rest = without(text, [...wordsIn('stuck'), ...wordsUnder('moods', 'eerie')]);
  if (!saysNothing(rest.replaceAll(HIRAGANA, ' '))) return undefined;
  return keysIn(text, 'moods').includes('eerie') ? 'scared' : 'stuck';
}

/** True for a message without a word: an emoji, a sticker, a sign. */
export function isPicture(content: string): boolean {
  return !/[\p{L}\p{N}]/u.test(content);
}
