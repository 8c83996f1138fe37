import type { Locale } from '../../config/locales';
import { readMemory, rememberedFacts, type Memory, type RememberedFact } from './memory';

type FactKey = RememberedFact['key'];

const keys = [
  'name',
  'players',
  'minutes',
  'dislikes',
  'beginner',
  'game',
] as const satisfies readonly FactKey[];

/** Tells whether something is remembered under a key. */
export function isFactKey(key: string): key is FactKey {
  return keys.some((each) => each === key);
}

/** Finds the part of a fact that a visitor can correct; undefined for one that can only be forgotten. */
export function valueOf(kept: unknown, key: FactKey): string | undefined {
  const { name, visitor } = readMemory(kept);
  if (key === 'name') return name;
  if (key !== 'players' && key !== 'minutes') return undefined;
  return visitor[key] === undefined ? undefined : String(visitor[key]);
}

/**
 * Corrects a fact.
 * @param value a name, or a whole number of players or minutes
 * @returns undefined for a value that the fact cannot have
 */
export function correctFact(kept: unknown, key: FactKey, value: string): Memory | undefined {
  const memory = readMemory(kept);
  const text = value.trim();
  if (key === 'name') return /^.{1,40}$/u.test(text) ? { ...memory, name: text } : undefined;
  if (key !== 'players' && key !== 'minutes') return undefined;
  if (!/^[1-9]\d{0,2}$/.test(text)) return undefined;
  return { ...memory, visitor: { ...memory.visitor, [key]: Number(text) } };
}

/** Forgets all that a visitor has told and what the talk was about. How gently the next messages are answered stays. */
export function forgetAll(kept: unknown): Memory {
  const { spoken, gentle, turns, step } = readMemory(kept);
  return { ...readMemory(undefined), spoken, gentle, turns, step };
}

/** A fact in every language. */
export interface FactInLanguages {
  readonly key: FactKey;
  readonly value: string | undefined;
  readonly texts: Readonly<Record<Locale, string>>;
}

/** Lists what is remembered, in every language. */
export function factsInLanguages(kept: unknown): FactInLanguages[] {
  const [en, ja] = [rememberedFacts(kept, 'en'), rememberedFacts(kept, 'ja')];
  const textIn = (facts: readonly RememberedFact[], key: FactKey): string =>
    facts.find((fact) => fact.key === key)?.text ?? '';
  return rememberedFacts(kept, 'zh').map(({ key, text: zh }) => ({
    key,
    value: valueOf(kept, key),
    texts: { zh, en: textIn(en, key), ja: textIn(ja, key) },
  }));
}
