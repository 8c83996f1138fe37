/** Sentences of a build by the names that stand for them in a text: `{{name}}`. */
export type Statements = Readonly<Record<string, string>>;

const PLACEHOLDER = /\{\{([\w-]+)\}\}/g;

/** Finds the placeholders of a text, with the place of each. */
export function placeholdersIn(text: string): readonly { name: string; index: number }[] {
  return Array.from(text.matchAll(PLACEHOLDER), ({ 1: name = '', index }) => ({ name, index }));
}

function escaped(sentence: string): string {
  return sentence.replace(/&/g, '&amp;').replace(/</g, '&lt;');
}

/**
 * Fills the placeholders of a text's HTML with sentences.
 * @param statements have every placeholder of the text: the build has seen to it
 */
export function fillPlaceholders(html: string, statements: Statements): string {
  return html.replace(PLACEHOLDER, (place, name: string) => escaped(statements[name] ?? place));
}
