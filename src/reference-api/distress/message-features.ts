import type { Locale } from '../../config/locales';
import { featureGroup, letterFeatures, type FeatureGroup } from '../classifier/letter-features';
import { fold, latinWords, packedCharacters, picturesOf } from '../classifier/spelling';
import { conceptFeatures } from './concepts';

/** A message of fewer concepts than these says too little to be sure of. */
const FEW_CONCEPTS = 12;

/** The language of characters: kana are Japanese alone. */
function localeOf(packed: string): Locale {
  return /\p{Script=Hiragana}/u.test(packed) ? 'ja' : 'zh';
}

/**
 * Describes a message, whatever its spelling: by the letters and pictures in it, and by what is spoken of.
 * @param text a message in any language
 */
export function featuresOf(text: string): readonly FeatureGroup[] {
  const folded = fold(text);
  const words = latinWords(folded);
  const packed = packedCharacters(folded);
  const pictures = picturesOf(folded);
  const concepts = [
    ...conceptFeatures([...words, ...pictures].join(' '), 'en'),
    ...conceptFeatures([packed, ...pictures].join(''), localeOf(packed)),
  ];
  return [...letterFeatures(text), featureGroup(concepts, FEW_CONCEPTS)];
}
