/** Letters of a question that its fragment follows from: those behind them tell no more. */
const LETTERS = 80;

/**
 * The fragment of a fold, by its question: signs and the marks of Markdown say nothing, so that who knows the question
 * alone finds it. Undefined for a question without letters.
 */
export function spoilerId(question: string): string | undefined {
  const letters = question.replace(/[^\p{L}\p{N}]+/gu, '').slice(0, LETTERS);
  if (letters === '') return undefined;
  let hash = 0x811c9dc5;
  for (let at = 0; at < letters.length; at += 1) {
    hash = Math.imul(hash ^ letters.charCodeAt(at), 0x01000193);
  }
  return `fold-${(hash >>> 0).toString(36)}`;
}
