import type { ThemeUICSSObject } from 'theme-ui';
import { hashedName } from './hashed-name';

/** Names that {@link keyframes} gives. */
const NAMES = /\by-\w+/g;

const stepsByName = new Map<string, ThemeUICSSObject>();

/**
 * Names the steps of an animation, to be said in a style: `animation: ${appear} 150ms`. They come into the document with each
 * style that says the name.
 */
export function keyframes(steps: ThemeUICSSObject): string {
  const name = hashedName(JSON.stringify(steps)).replace('y', 'y-');
  stepsByName.set(name, { [`@keyframes ${name}`]: steps });
  return name;
}

/** Gives the steps that a style names, each as a style without a selector of its own. */
export function keyframesIn(style: string): ThemeUICSSObject[] {
  return Array.from(style.matchAll(NAMES), ([name]) => stepsByName.get(name) ?? {});
}
