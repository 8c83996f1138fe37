import type { ThemeUIStyleObject } from 'theme-ui';
import { keyframesIn } from './keyframes';
import { hashedName } from './hashed-name';
import { writeRules } from './write-rules';

/** The attribute of `style` elements that the build writes into the HTML. */
export const BUILT_STYLE = 'data-built';

/** Classes whose rules are in the document. */
const inserted = new Set<string>();

/** The rules of a class as text, for Node, where no document takes them. */
const rulesInNode = new Map<string, string>();

/**
 * Takes the `style` elements of the build into the head, where React does not look for them, and notes which classes
 * have their rules.
 */
function adoptBuiltStyles(): void {
  for (const element of document.querySelectorAll(`style[${BUILT_STYLE}]`)) {
    document.head.append(element);
    for (const [, name = ''] of element.textContent.matchAll(/\.(y\w+)/g)) inserted.add(name);
  }
}

if (typeof document !== 'undefined') adoptBuiltStyles();

/** A class, and the styles that it stands for, of which a later one wins. */
interface NamedStyles {
  readonly className: string;
  readonly styles: readonly ThemeUIStyleObject[];
  /** The styles as JSON. */
  readonly text: string;
}

const byStyle = new WeakMap<object, NamedStyles>();
const byClassName = new Map<string, NamedStyles>();
const merged = new Map<string, string>();

let sheet: CSSStyleSheet | null = null;

/** The style sheet of what the build has not written. */
function openSheet(): CSSStyleSheet | null {
  if (sheet === null) {
    const element = document.createElement('style');
    document.head.append(element);
    ({ sheet } = element);
  }
  return sheet;
}

/** Writes the rules of a class, unless the build has done so. */
function insert({ className, styles, text }: NamedStyles): void {
  if (inserted.has(className)) return;
  inserted.add(className);
  const rules = writeRules(styles, `.${className}`).concat(writeRules(keyframesIn(text), ''));
  if (typeof document === 'undefined') {
    rulesInNode.set(className, rules.join(''));
    return;
  }
  const written = openSheet();
  for (const rule of rules) {
    try {
      written?.insertRule(rule, written.cssRules.length);
    } catch {
      // A selector of another browser, which this one leaves out.
    }
  }
}

/** Stops the build where two styles have the same name, as one new style in 60,000 has with one of a thousand others. */
function assertSame({ className, text }: NamedStyles, other: string): void {
  if (typeof document !== 'undefined' || text === other) return;
  throw new Error(
    `Two styles are both called ${className}: change a letter of one.\n${text}\n${other}`,
  );
}

function define(styles: readonly ThemeUIStyleObject[]): NamedStyles {
  const text = JSON.stringify(styles);
  const className = hashedName(text);
  let named = byClassName.get(className);
  if (named) assertSame(named, text);
  else {
    named = { className, styles, text };
    byClassName.set(className, named);
    insert(named);
  }
  return named;
}

function resolve(style: ThemeUIStyleObject): NamedStyles {
  let named = byStyle.get(style);
  if (named === undefined) {
    named = define([style]);
    byStyle.set(style, named);
  }
  return named;
}

function mergeStyles(own: NamedStyles, given: string): string {
  const others = given.split(' ');
  const styles = others.flatMap((name) => byClassName.get(name)?.styles ?? []);
  const rest = others.filter((name) => !byClassName.has(name));
  return [...rest, define([...own.styles, ...styles]).className].join(' ');
}

/**
 * The class of a style constant. The style is worked out once, the first time that an element has it; its rules are
 * then in the document, or in Node in {@link rulesOf}.
 * @param given the class names that the element has besides: a style that its owner handed down wins over its own
 */
export function classNameOf(style: ThemeUIStyleObject, given?: string): string {
  const own = resolve(style);
  if (given === undefined || given === '') return own.className;
  const key = `${own.className} ${given}`;
  let className = merged.get(key);
  if (className === undefined) {
    className = mergeStyles(own, given);
    merged.set(key, className);
  }
  return className;
}

/** The rules of a class, in Node; undefined for a class that no style made. */
export function rulesOf(className: string): string | undefined {
  return rulesInNode.get(className);
}
