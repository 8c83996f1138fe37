/** Beginning of a Markdown quotation that is a fold: hint, nudge and answer to a question. */
export const SPOILER_MARK = '[!fold]';

/** The steps of a fold, in their order. */
export const SPOILER_STEPS = ['hint', 'nudge', 'answer'] as const;

/**
 * A fold with the question behind its mark, and all lines up to the next blank one: Markdown lets a quotation go on
 * without its sign.
 */
const FOLD = /^[ \t>*+\-\d.)]*\[!fold\]([^\r\n]*)(?:\r?\n[ \t]*\S[^\r\n]*)*/gm;

/**
 * A Markdown text with nothing but the questions of its folds: for excerpts, for what a search looks through, and for
 * whoever quotes a text. It reads the text once.
 */
export function withoutSpoilers(markdown: string): string {
  return markdown.replace(FOLD, '$1');
}
