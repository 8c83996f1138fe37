import createCache from '@emotion/cache';
import { serializeStyles, type CSSObject, type SerializedStyles } from '@emotion/serialize';
import { css, type ThemeUIStyleObject } from 'theme-ui';
import { theme } from './theme';
import { vendorPrefixes } from './vendor-prefixes';

// A short name: it stands in every class, and HTML is counted by its bytes.
const cache = createCache({ key: 'y', stylisPlugins: [vendorPrefixes] });

/** The attribute of `style` elements that the build writes into the HTML. */
export const BUILT_STYLE = 'data-built';

/**
 * Takes the `style` elements of the build into the head, where React does not look for them, and tells emotion which
 * classes have their rules. emotion does so by a list of names in each element, which would be the names once more.
 */
function adoptBuiltStyles(): void {
  for (const element of document.querySelectorAll(`style[${BUILT_STYLE}]`)) {
    document.head.append(element);
    for (const [, name = ''] of element.textContent.matchAll(/\.y(\w+)/g)) {
      cache.inserted[name] = true;
    }
  }
}

if (typeof document !== 'undefined') adoptBuiltStyles();

/** A style, resolved against the theme. */
interface ResolvedStyle {
  readonly className: string;
  readonly serialized: SerializedStyles;
}

const byStyle = new WeakMap<object, ResolvedStyle>();
const byClassName = new Map<string, ResolvedStyle>();
const merged = new Map<string, string>();

/** Rules of a class as text, for Node, where no document takes them. */
const rulesInNode = new Map<string, string>();

/** Gives a class its rules, and the keyframes that they name. */
function insert(className: string, serialized: SerializedStyles): void {
  if (cache.inserted[serialized.name] !== undefined) return;
  let rules = '';
  for (let part: SerializedStyles | undefined = serialized; part; part = part.next) {
    const selector = part === serialized ? `.${className}` : '';
    const inserted: unknown = cache.insert(selector, part, cache.sheet, true);
    if (typeof inserted === 'string') rules += inserted;
  }
  if (rules !== '') rulesInNode.set(className, rules);
}

function define(parts: readonly (SerializedStyles | CSSObject)[]): ResolvedStyle {
  const { name, ...others } = serializeStyles([...parts]);
  // A digest of 32 bits in base 36: a seventh digit is always 1.
  const serialized = { ...others, name: name.slice(-6) };
  const className = cache.key + serialized.name;
  const known = byClassName.get(className);
  if (known !== undefined) return known;
  insert(className, serialized);
  const resolved = { className, serialized };
  byClassName.set(className, resolved);
  return resolved;
}

function resolve(style: ThemeUIStyleObject): ResolvedStyle {
  let resolved = byStyle.get(style);
  if (resolved === undefined) {
    resolved = define([css(style)(theme)]);
    byStyle.set(style, resolved);
  }
  return resolved;
}

function mergeStyles(own: ResolvedStyle, given: string): string {
  const others = given.split(' ');
  const styles = others.flatMap((name) => byClassName.get(name)?.serialized ?? []);
  const rest = others.filter((name) => !byClassName.has(name));
  return [...rest, define([own.serialized, ...styles]).className].join(' ');
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

/** Rules for the whole document as text, in Node; `styles` are keyed by selector. */
export function documentRules(styles: CSSObject): string {
  const rules: unknown = cache.insert('', serializeStyles([styles]), cache.sheet, false);
  if (typeof rules !== 'string') throw new TypeError('Rules of the document are made in Node only');
  return rules;
}
