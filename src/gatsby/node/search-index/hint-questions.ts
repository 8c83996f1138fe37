import { spoilersOf } from '../../../contract/spoilers';
import { normalizeText } from '../../../local-search/normalize-text';

/** The longest question of a hint in the index, in characters. */
const LONGEST_QUESTION = 120;

/** A question without the marks of Markdown. */
function plainQuestion(markdown: string): string {
  const text = markdown.replace(/\[([^[\]]*)\]\([^()]*\)/g, '$1').replace(/[*_`~\\]/g, '');
  return Array.from(text.trim()).slice(0, LONGEST_QUESTION).join('');
}

/** Lists the questions of a Markdown text's hints, without its marks; none twice, and none without a letter. */
export function hintQuestions(markdown: string): string[] {
  const questions = spoilersOf(markdown).map(({ question }) => plainQuestion(question));
  return [...new Set(questions)].filter((question) => normalizeText(question) !== '');
}
