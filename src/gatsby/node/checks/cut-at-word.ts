import { localeFacts, type Locale } from '../../../config/locales';
import { columnsOf } from '../doctor/text-limits';

const ELLIPSIS = '…';

/** Characters that look lost in front of an ellipsis. */
const LOST = /[\s\p{Ps}\p{Pi}\p{Pd}，、；：,;:·|]+$/u;

/** Takes parts of a text as long as they fit into a number of columns. */
function takeParts(text: string, columns: number, segmenter: Intl.Segmenter): string {
  let taken = '';
  let width = 0;
  for (const { segment } of segmenter.segment(text)) {
    width += columnsOf(segment);
    if (width > columns) break;
    taken += segment;
  }
  return taken;
}

/**
 * Cuts a text behind a word where it is too long, with an ellipsis; a word that is longer by itself, behind a character that
 * a reader sees as one (Unicode Standard Annex 29).
 * @param columns the most that it may take, in columns of a Latin character
 */
export function cutAtWord(text: string, columns: number, locale: Locale): string {
  const said = text.trim();
  if (columnsOf(said) <= columns) return said;
  const room = columns - columnsOf(ELLIPSIS);
  const { tag } = localeFacts[locale];
  const take = (granularity: 'word' | 'grapheme'): string =>
    takeParts(said, room, new Intl.Segmenter(tag, { granularity })).replace(LOST, '');
  return (take('word') || take('grapheme')) + ELLIPSIS;
}
