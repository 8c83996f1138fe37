import ts from 'typescript';

/** A part of a source, as offsets of its text. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** A name such as `DAY_MS`. */
const CONSTANT = /^[A-Z][\dA-Z_]*$/;
const ERRORS = /^(Error|RangeError|TypeError)$/;

/** How something looks: a constant of the grammar of styles (src/theme/README.md), or `style={…}`. */
function isStyle(node: ts.Node): boolean {
  if (ts.isSatisfiesExpression(node)) return node.type.getText() === 'ThemeUIStyleObject';
  return ts.isJsxAttribute(node) && /^(style|sx|.*Style)$/.test(node.name.getText());
}

/** A tunable number: arithmetic of numbers and named constants alone, such as `10 * MINUTE_MS`. */
function isNumber(node: ts.Node): boolean {
  if (ts.isNumericLiteral(node)) return true;
  if (ts.isIdentifier(node)) return CONSTANT.test(node.text);
  if (ts.isParenthesizedExpression(node)) return isNumber(node.expression);
  return ts.isBinaryExpression(node) && isNumber(node.left) && isNumber(node.right);
}

/** Words that only a developer reads: of an error that no visitor, editor or operator is shown, and of the console. */
function isForDevelopers(node: ts.Node): boolean {
  if (ts.isNewExpression(node)) return ERRORS.test(node.expression.getText());
  return ts.isCallExpression(node) && node.expression.getText().startsWith('console.');
}

/** Parts of a source in which no mutant is tried: styles, tunable numbers, words for developers. */
export function leftOutSpans(file: ts.SourceFile): Span[] {
  const spans: Span[] = [];
  const visit = (node: ts.Node): void => {
    if (isStyle(node) || isNumber(node) || isForDevelopers(node)) {
      spans.push({ start: node.getStart(), end: node.getEnd() });
    } else {
      ts.forEachChild(node, visit);
    }
  };
  visit(file);
  return spans;
}
