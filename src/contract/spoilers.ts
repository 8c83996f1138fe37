/** Beginning of a Markdown quotation that is a fold: hint, nudge and answer to a question. */
export const SPOILER_MARK = '[!fold]';

/** The steps of a fold, in their order. */
export const SPOILER_STEPS = ['hint', 'nudge', 'answer'] as const;

/**
 * A fold with the question behind its mark, and all lines up to the next blank one: Markdown lets a quotation go on
 * without its sign.
 */
const FOLD = /^[ \t>*+\-\d.)]*\[!fold\]([^\r\n]*)(?:\r?\n[ \t]*\S[^\r\n]*)*/gm;

/** The steps behind the question, each with its number. */
const STEP = /^[ \t>*+-]*(\d+)[.)][ \t]+/;

/** A fold in a Markdown text. */
interface Spoiler {
  readonly question: string;
  /** Hint, nudge and answer, as Markdown. */
  readonly steps: readonly string[];
}

/** Lists the folds of a Markdown text. */
export function spoilersOf(markdown: string): Spoiler[] {
  return Array.from(markdown.matchAll(FOLD), ([fold, question = '']) => {
    const steps: string[] = [];
    for (const line of fold.split(/\r?\n/).slice(1)) {
      const text = line.replace(/^[ \t>]+/, '');
      if (STEP.test(text) && steps.length < SPOILER_STEPS.length) {
        steps.push(text.replace(STEP, ''));
        continue;
      }
      // What stands between question and list is no step.
      const last = steps.pop();
      if (last !== undefined) steps.push(`${last}\n${text}`);
    }
    return { question: question.trim(), steps };
  });
}

/**
 * A Markdown text with nothing but the questions of its folds, or not even these: for excerpts, for what a search looks
 * through, and for whoever quotes a text. It reads the text once.
 */
export function withoutSpoilers(markdown: string, instead = '$1'): string {
  return markdown.replace(FOLD, instead);
}
