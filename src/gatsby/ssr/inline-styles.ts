import { BUILT_STYLE, rulesOf } from '../../theme/class-name';
import { renderInOnePiece } from '../patches/ssr/render-in-one-piece';

/**
 * Elements before which a `style` element may stand, or the classes of an element. What `noscript` holds is text where
 * scripts run: no style in it would be read.
 */
const PLACES =
  /<noscript[^>]*>[\s\S]*?<\/noscript>|<(?:article|aside|div|footer|header|main|nav|section)(?=[\s>])|\sclass="([^"]*)"/g;

const CLASSES = /\sclass="([^"]*)"/g;

/** Length of the HTML that shares a `style` element, in characters. */
const GROUP_LENGTH = 9_000;

interface Group {
  readonly at: number;
  readonly names: string[];
}

/**
 * Strings, which stay as they are, and what CSS can do without: the last semicolon of a block, spaces beside some signs,
 * the zero before a point.
 */
const STRINGS_AND_NEEDLESS = /("[^"]*")|;(?=})|(?<=[,>:/]) | (?=[>!/])|(?<=[-\s(,:])0(?=\.\d)/g;

/** Two sides of the same size, as `paddingX` and its kin become. */
const TWO_SIDES = /(padding|margin)-(left|top):([^;}]+);\1-(?:right|bottom):\3(?=[;}])/g;

/** A border and its colour, said apart so that the colour can be a key of the theme. */
const BORDER = /(?<=[{;]border:\d+px solid);border-color:(?=var\([^()]*\)[;}])/g;

const compacted = new Map<string, string>();

/** The same rules in fewer characters; worked out once, as pages share most of them. */
export function compactRules(rules: string): string {
  let compact = compacted.get(rules);
  if (compact === undefined) {
    compact = rules
      .replace(STRINGS_AND_NEEDLESS, '$1')
      .replace(
        TWO_SIDES,
        (_, box: string, side: string, size: string) =>
          `${box}-${side === 'left' ? 'inline' : 'block'}:${size}`,
      )
      .replace(BORDER, ' ');
    compacted.set(rules, compact);
  }
  return compact;
}

function styleElement(names: readonly string[], rulesOf: (name: string) => string | undefined) {
  if (names.length === 0) return '';
  const rules = names.map((name) => compactRules(rulesOf(name) ?? '')).join('');
  return `<style ${BUILT_STYLE}>${rules}</style>`;
}

/**
 * Puts the rules of a page's classes into its HTML: for each stretch those that nothing before it has used, so that the
 * browser draws the top of a page before it has read the rules of the rest. One element for all rules delays the first
 * paint, one for each class costs the browser a style sheet each.
 * @param rulesOf the rules of a class, or undefined when it has none
 */
export function inlineStyles(html: string, rulesOf: (name: string) => string | undefined): string {
  const seen = new Set<string>();
  const groups: Group[] = [];
  let names: string[] = [];
  const take = (classes: string): void => {
    // Most elements have a single class that an earlier one has as well.
    if (seen.has(classes)) return;
    for (const name of classes.split(' ')) {
      if (!seen.has(name) && rulesOf(name) !== undefined) names.push(name);
      seen.add(name);
    }
  };
  for (const { 0: found, 1: classes, index } of html.matchAll(PLACES)) {
    if (classes !== undefined) take(classes);
    else if (found.startsWith('<noscript')) {
      for (const [, inner = ''] of found.matchAll(CLASSES)) take(inner);
    } else if (index - (groups.at(-1)?.at ?? -GROUP_LENGTH) >= GROUP_LENGTH) {
      names = [];
      groups.push({ at: index, names });
    }
  }
  const parts = groups.map(
    ({ at, names: own }, position) =>
      styleElement(own, rulesOf) + html.slice(at, groups[position + 1]?.at),
  );
  return html.slice(0, groups[0]?.at) + parts.join('');
}

export const replaceRenderer = renderInOnePiece((html) => inlineStyles(html, rulesOf));
