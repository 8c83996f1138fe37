import { DISTRESS } from '../../config/help-lines';
import type { Reply, Turn } from './companion';
import distressLines from './distress-lines.json';
import { LinePicker } from './lines';
import { readMemory } from './memory';

/** Whether a message speaks of self-harm. */
export function isDistressed({ content }: Turn): boolean {
  return DISTRESS.test(content);
}

/**
 * The reply to words of self-harm. It is the same for all partners, leads to no page, offers nothing to play on with, and
 * leaves a scene where it is.
 */
export function comfort({ conversation_id, locale, memory: kept }: Turn): Reply {
  const memory = readMemory(kept);
  const lines = new LinePicker(conversation_id, locale, memory.spoken);
  return {
    content: lines.next('distress', distressLines),
    references: [],
    suggestions: [],
    memory: { ...memory, turns: memory.turns + 1, spoken: lines.spoken() },
  };
}
