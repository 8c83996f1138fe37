import createCache from '@emotion/cache';
import { serializeStyles, type CSSObject } from '@emotion/serialize';
import { css, type ThemeUIStyleObject } from 'theme-ui';
import { theme } from './theme';
import { vendorPrefixes } from './vendor-prefixes';

const cache = createCache({
  key: 'y',
  stylisPlugins: [vendorPrefixes],
  // In a document, rules are read from here as soon as they are written.
  ...(typeof document !== 'undefined' && { container: document.createElement('div') }),
  speedy: false,
});

function rulesOf(styles: readonly CSSObject[], selector: string): string[] {
  const serialized = serializeStyles([...styles]);
  // Emotion remembers rules by name, whatever their selector.
  const named = { ...serialized, name: selector + serialized.name };
  const written: unknown = cache.insert(selector, named, cache.sheet, false);
  if (typeof written === 'string') return [written];
  const rules = cache.sheet.tags.map(({ textContent }) => textContent);
  cache.sheet.flush();
  return rules;
}

/**
 * Writes the rules of styles that an element has together, of which a later one wins: theme-ui puts in the values of the
 * theme, emotion makes rules of it. In built pages `write-rules.browser.ts` stands in its place, which does the same for the
 * part of both that styles here use.
 * @param selector of the element; none where the styles name their own
 */
export function writeRules(styles: readonly ThemeUIStyleObject[], selector: string): string[] {
  return rulesOf(
    styles.map((style) => css(style)(theme)),
    selector,
  );
}

/** Rules for the whole document as text; `styles` are keyed by selector, and their values are those of CSS. */
export function documentRules(styles: CSSObject): string {
  return rulesOf([styles], '').join('');
}
