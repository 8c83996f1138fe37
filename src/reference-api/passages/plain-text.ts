import type { Locale } from '../../config/locales';

/** A link or picture; its address may hold one pair of brackets. */
const LINK = /!?\[([^[\]]*)\]\([^()]*(?:\([^()]*\)[^()]*)*\)/g;

/** The mark of a heading, a list's item or a quotation. */
const LINE_MARK = /^[ \t]*(?:#{1,6}|[-*+>]|\d+\.)(?=\s)/gm;

/**
 * Turns Markdown into one line without its marks. Both patterns stop where the next mark begins, so that no text is read
 * more than a few times.
 */
export function plainText(markdown: string): string {
  return markdown
    .replace(LINK, '$1')
    .replace(LINE_MARK, '')
    .replace(/[*_`~|]+/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

const END_MARK = /[\p{P}\p{S}]\s*$/u;

/**
 * Turns Markdown into what somebody would say. Headings and items of lists end without a mark, and would run into what
 * follows.
 */
export function toSpeech(markdown: string, locale: Locale): string {
  const [colon, stop, space] = locale === 'en' ? [':', '.', ' '] : ['：', '。', ''];
  const lines = markdown.split('\n').map((line) => {
    const isHeading = /^\s*#{1,6}\s/.test(line);
    const isItem = /^\s*(?:[-*+]|\d+\.)\s/.test(line);
    if (!isHeading && !isItem) return line;
    const bare = line.replace(/[*_`~|\s]+$/, '');
    return END_MARK.test(bare) ? line : bare + (isHeading ? colon : stop);
  });
  return plainText(lines.join('\n')).replace(/([。！？：；，])\s+/gu, `$1${space}`);
}
