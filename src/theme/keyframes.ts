import { serializeStyles, type CSSObject } from '@emotion/serialize';

/**
 * The steps of an animation, to be named in a style: `animation: ${String(appear)} 150ms`. Its rules come into the
 * document with the first style that names it. The value is what emotion's serializer knows; its own function for this
 * brings a second style sheet along, which takes the styles of the page to itself.
 */
export function keyframes(steps: CSSObject) {
  const { name: hash, styles: body } = serializeStyles([steps]);
  const name = `animation-${hash}`;
  const styles = `@keyframes ${name}{${body}}`;
  return { name, styles, anim: 1, toString: () => `_EMO_${name}_${styles}_EMO_` } as const;
}
