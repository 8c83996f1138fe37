import { serializeStyles, type CSSObject } from '@emotion/serialize';

/**
 * The steps of an animation, to be named in a style: `animation: ${appear} 150ms`. Its rules come into the document with
 * the first style that names it. The text is what emotion's serializer replaces by the name; emotion's own function for
 * this brings a second style sheet along, which takes the styles of the page to itself.
 */
export function keyframes(steps: CSSObject): string {
  const { name: hash, styles } = serializeStyles([steps]);
  const name = `animation-${hash}`;
  return `_EMO_${name}_@keyframes ${name}{${styles}}_EMO_`;
}
