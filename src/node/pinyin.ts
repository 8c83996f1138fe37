import { pinyin } from 'pinyin-pro';

/**
 * The syllables of a Chinese text without tones; ü is v, as it is typed. How a character is read depends on its word: 重庆
 * begins with chong, 重力 with zhong. What is not Chinese stays together as it is written.
 */
export function pinyinSyllables(text: string): string[] {
  return pinyin(text, { toneType: 'none', type: 'array', nonZh: 'consecutive', v: true });
}

/** The syllables of a Chinese name with their tones, as a reader sees them: 沈砚 is shěn yàn. */
export function pinyinWithTones(name: string): string[] {
  return pinyin(name, { type: 'array', nonZh: 'consecutive' });
}
