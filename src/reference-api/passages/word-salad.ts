import type { LibraryDatabase } from '../database/open-database';
import { queryWords } from './query-words';
import { unknownOf, weighWords } from './weigh-words';

/** The fewest words that no text has, and the part of all words that they must be more than. */
const SALAD = { words: 2, share: 0.5 } as const;

/** The fewest letters of kana that are no words, one after the other, and the part of all letters that they must be. */
const MADE_UP = { letters: 5, share: 0.55 } as const;

/** Signs side by side that the dictionary takes one by one are no words; two may be particles. */
const LEAST_RUN = 3;

const segmenter = new Intl.Segmenter('ja', { granularity: 'word' });
const ONE_KANA = /^[\p{Script=Hiragana}\p{Script=Katakana}ー]$/u;

/** True for a message of kana most of which no dictionary takes for words. */
function isMadeUpKana(content: string): boolean {
  const letters = (content.match(/\p{L}/gu) ?? []).length;
  if ((content.match(/\p{Script=Han}/gu) ?? []).length > 1) return false;
  let [madeUp, run] = [0, 0];
  const endRun = (): void => {
    if (run >= LEAST_RUN) madeUp += run;
    run = 0;
  };
  for (const { segment } of segmenter.segment(content.normalize('NFKC'))) {
    if (ONE_KANA.test(segment)) run += 1;
    else endRun();
  }
  endRun();
  return madeUp >= MADE_UP.letters && madeUp >= MADE_UP.share * letters;
}

/** Characters that write a sound: mumbling has some of them again and again, made-up syllables have many. */
const SOUNDS =
  /[呜咔嘎巴嘟噜噗叽咕哔啵嘀嗒唧哐叭咚嘭喵咩哞嗷噔咯吱嗡哧啪叮当哇啦呱咿呀哩噼哗咻嗖嚓咣嗞滋吧唔嗯哒咪嘻呵哈嘿哼呼噢喔啊欸呐呢嘛哟喽啰嘞卟]/gu;
const MADE_UP_SOUNDS = { different: 5, share: 0.8 } as const;

/** True for a message of characters that write sounds and mean nothing together. */
function isMadeUpSounds(content: string): boolean {
  const letters = (content.match(/\p{L}/gu) ?? []).length;
  const sounds: readonly string[] = content.match(SOUNDS) ?? [];
  return (
    new Set(sounds).size >= MADE_UP_SOUNDS.different &&
    sounds.length >= MADE_UP_SOUNDS.share * letters
  );
}

/** True for made-up syllables, in kana or in characters that write sounds. */
export function isMadeUp(content: string): boolean {
  return isMadeUpKana(content) || isMadeUpSounds(content);
}

/**
 * True for a message most words of which no text has, nor any question of players, in any language: made-up syllables, or
 * something else altogether. The one word of it that is known tells nothing.
 */
export async function isWordSalad(db: LibraryDatabase, content: string): Promise<boolean> {
  if (isMadeUp(content)) return true;
  const words = await weighWords(db, queryWords(content));
  const unknown = unknownOf(words).length;
  const all = new Set(words.map(({ shown }) => shown)).size;
  return unknown >= SALAD.words && unknown > SALAD.share * all;
}
