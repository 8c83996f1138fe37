import { VOICE_MARK } from '../voice';

function region(): Element | null {
  return document.querySelector(`[${VOICE_MARK}]`);
}

/** Lists what the voice has said and what can be met still, in its order. */
export function said(): string[] {
  return Array.from(region()?.children ?? [], ({ textContent }) => textContent);
}

/** Forgets what was said before. */
export function forgetSaid(): void {
  region()?.replaceChildren();
}
