import { VOICE_MARK } from '../voice';

/** Lists what the voice has said and what can be met still, in its order. */
export function said(): string[] {
  const region = document.querySelector(`[${VOICE_MARK}]`);
  return Array.from(region?.children ?? [], ({ textContent }) => textContent);
}
