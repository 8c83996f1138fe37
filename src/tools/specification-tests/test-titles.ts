import ts from 'typescript';

/** Mark for the part of a title that is filled in when the tests run: `${kind}` and `%s`. */
const FILLED_IN = '…';

/** Mark between the title of a group and that of a test in it. */
export const WITHIN = ' › ';

const TEST_FUNCTIONS = ['test', 'it', 'describe'];

/** The title as a row of the page may write it: in one line, with {@link FILLED_IN} for what differs. */
function plainTitle(title: string): string {
  return title
    .replace(/%[sdifjop]/g, FILLED_IN)
    .replace(/\s+/g, ' ')
    .trim();
}

/** The text of a title as far as it stands in the file; undefined for a title that is worked out. */
function literalTitle(title: ts.Expression | undefined): string | undefined {
  if (!title) return undefined;
  if (ts.isStringLiteralLike(title)) return plainTitle(title.text);
  if (!ts.isTemplateExpression(title)) return undefined;
  const spans = title.templateSpans.map(({ literal }) => FILLED_IN + literal.text);
  return plainTitle(title.head.text + spans.join(''));
}

/** True for `test(…)`, `test.describe(…)`, `it.each(…)(…)` and their like. */
function isTestCall({ expression }: ts.CallExpression): boolean {
  let callee: ts.Expression = expression;
  while (!ts.isIdentifier(callee)) {
    if (ts.isPropertyAccessExpression(callee) || ts.isCallExpression(callee)) {
      callee = callee.expression;
    } else return false;
  }
  return TEST_FUNCTIONS.includes(callee.text);
}

/**
 * Reads the titles of all tests and groups of a file, each behind those of the groups that it lies in.
 * @param file its name, whose ending says whether it holds JSX
 * @param source its text
 */
export function testTitles(file: string, source: string): string[] {
  const titles: string[] = [];
  const collect = (node: ts.Node, group: string): void => {
    const title =
      ts.isCallExpression(node) && isTestCall(node) ? literalTitle(node.arguments[0]) : undefined;
    const path = [group, title].filter((part) => part !== undefined && part !== '').join(WITHIN);
    if (title !== undefined) titles.push(path);
    ts.forEachChild(node, (child) => collect(child, path));
  };
  collect(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true), '');
  return titles;
}
