import { theme } from './theme';
import { PREFIXED } from './vendor-prefixes';

/**
 * Stands in for `write-rules.ts` in the browser's production code: what theme-ui's `css`, emotion's serializer and its cache do
 * together, for the part of it that styles here use (no functions, lists by window width, variants or short names of
 * properties). The whole of it is 6 kB of every first load; that the rules are the same is tested against theme-ui and
 * emotion themselves.
 */

/** Values by their place, for each scale of the theme. */
const scales: Readonly<Record<string, object>> = theme;

/** Properties that take their values from the scales of the theme. */
const SCALES = {
  colors:
    /^(?:(?:accent|background|border\w*|caret|columnRule|outline|textDecoration)C|c)olor$|^(?:background|fill|stroke)$/,
  space:
    /^(?:margin|padding|inset|scroll(?:Margin|Padding)(?!Block|Inline))|^(?:top|right|bottom|left|gap)$|Gap$/,
  sizes:
    /^(?:(?:min|max)?(?:[wW]idth|[hH]eight|(?:[bB]lock|[iI]nline)Size)|flexBasis|columnWidth)$/,
  radii: /^border\w*Radius$/,
  shadows: /^(?:box|text)Shadow$/,
  fontSizes: /^fontSize$/,
  fontWeights: /^fontWeight$/,
  lineHeights: /^lineHeight$/,
  fonts: /^fontFamily$/,
  zIndices: /^zIndex$/,
} as const;

/** Properties of which a negative number is a place in the scale, too. */
const SIGNED = /^(?:margin|(?:top|right|bottom|left)$)/;

/** Properties whose numbers are no pixels. */
const UNITLESS =
  /^(?:animationI|aspect|borderImage[OSW]|box[FO]|columnC|columns|flex(?![BDFW])|(?:msG|g)rid(?:Row|Column)(?!G)|lineH|o(?:pacity|r)|scale|tab|widows|z|WebkitLineC|stroke[DMOW])|(?:Opacity|Weight)$/;

/** Commas between selectors, which those of `:is(a, b)` are not. */
const COMMAS = /, *(?![^()]*\))/;

function scaled(property: string, value: string | number): unknown {
  const [scale = ''] = Object.entries(SCALES).find(([, some]) => some.test(property)) ?? [];
  const values = scales[scale];
  if (values === undefined) return value;
  const isBelow = typeof value === 'number' && value < 0 && SIGNED.test(property);
  const found: unknown = Reflect.get(values, isBelow ? -value : value);
  return isBelow && typeof found === 'number' ? -found : (found ?? value);
}

function declaration(property: string, given: string | number): string {
  const value = scaled(property, given);
  const isCustom = property.startsWith('--');
  const name = isCustom
    ? property
    : property
        .replace(/^(margin|padding)X$/, '$1Inline')
        .replace(/^(margin|padding)Y$/, '$1Block')
        .replace(/[A-Z]/g, '-$&')
        .toLowerCase();
  const isLength =
    typeof value === 'number' && value !== 0 && !isCustom && !UNITLESS.test(property);
  const text = `${name}:${String(value)}${isLength ? 'px' : ''};`;
  return PREFIXED.test(name) ? `-webkit-${text}${text}` : text;
}

/** The selector of a nested rule: `&` stands for each that it is in, and without one it is for what lies within. */
function nestedSelector(outer: string, key: string): string {
  const outers = outer.split(COMMAS);
  return key
    .split(COMMAS)
    .flatMap((inner) =>
      outers.map((one) =>
        inner.includes('&') ? inner.replaceAll('&', one) : `${one} ${inner}`.trim(),
      ),
    )
    .join();
}

/**
 * The rules of styles that an element has together, of which a later one wins. Its own declarations come first, what is
 * nested after them.
 * @param selector of the element; none where the styles name their own
 */
export function writeRules(styles: readonly object[], selector: string): string[] {
  let own = '';
  const nested: string[] = [];
  for (const [key, value] of styles.flatMap((style): [string, unknown][] =>
    Object.entries(style),
  )) {
    if (typeof value === 'object' && value !== null) {
      if (key.startsWith('@')) {
        nested.push(`${key}{${writeRules([value], selector).join('')}}`);
      } else {
        nested.push(...writeRules([value], nestedSelector(selector, key)));
      }
    } else if (typeof value === 'string' || typeof value === 'number') {
      own += declaration(key, value);
    }
  }
  return own === '' ? nested : [`${selector}{${own}}`, ...nested];
}
