/** A part of a sentence; one with a mark is a link. */
export interface RichTextPart {
  readonly text: string;
  readonly mark?: string;
}

const MARKED = /<(?<mark>[a-z]+)>(?<text>.*?)<\/\k<mark>>/gu;

/**
 * Splits a sentence at its marks, so that a translation decides where its links stand:
 * `I agree to the <terms>agreement</terms>` is plain text and a part marked `terms`.
 */
export function splitRichText(sentence: string): readonly RichTextPart[] {
  const parts: RichTextPart[] = [];
  let end = 0;
  for (const found of sentence.matchAll(MARKED)) {
    const { mark = '', text = '' } = found.groups ?? {};
    if (found.index > end) parts.push({ text: sentence.slice(end, found.index) });
    parts.push({ text, mark });
    end = found.index + found[0].length;
  }
  if (end < sentence.length) parts.push({ text: sentence.slice(end) });
  return parts;
}
