import type { StylisPlugin } from '@emotion/cache';

/** Properties known by a prefix alone: masks to Chrome before 120, the others to Safari (before 18, and to this day). */
export const PREFIXED = /^(?:mask|backdrop-filter|user-select)/;

/**
 * Adds the prefixes that are still needed where container queries, which the layout stands on, are known. Emotion's own
 * plugin writes those of 2012 too: one kilobyte in eight of a page's rules.
 */
export const vendorPrefixes: StylisPlugin = (element) => {
  if (element.type === 'decl' && PREFIXED.test(element.value)) {
    element.return = `-webkit-${element.value}${element.value}`;
  }
};
