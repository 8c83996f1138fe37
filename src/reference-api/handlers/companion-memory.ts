import { characterSchema } from '../../contract/partners';
import type { CallContext } from '../api/context';
import type { OptionalHandlers } from '../api/define-handler';
import { invalidInput } from '../api/endpoint-error';
import { keepMemory, readMemory } from '../chat/conversations';
import { correctFact, factsInLanguages, forgetAll, isFactKey } from '../companion/change-memory';
import { forgetFact } from '../companion/memory';
import { readItem } from '../database/items';
import { signedIn } from '../users/sessions';

function idOf(character_id: string, context: CallContext): string {
  return `${signedIn(context).web_user_id}:${character_id}`;
}

/** Tells what a partner remembers of the visitor, and how the partner has changed. */
async function tell(character_id: string, context: CallContext) {
  const { db, voices } = context;
  await readItem(db, 'characters', character_id, characterSchema);
  const memory = await readMemory(db, idOf(character_id, context));
  const { version, changes = [] } = voices.voiceOf(character_id) ?? {};
  return {
    version,
    changes: changes.map(({ text: { zh, en, ja }, ...change }) => ({
      ...change,
      text: zh,
      i18n: { en: { text: en }, ja: { text: ja } },
    })),
    facts: factsInLanguages(memory).map(({ key, value, texts: { zh, en, ja } }) => ({
      key,
      value,
      text: zh,
      i18n: { en: { text: en }, ja: { text: ja } },
    })),
  };
}

function changed(memory: unknown, key: string | undefined, value: string | undefined): unknown {
  if (key === undefined) return forgetAll(memory);
  if (!isFactKey(key)) throw invalidInput('key', 'expected that of a fact');
  if (value === undefined) return forgetFact(memory, key);
  const corrected = correctFact(memory, key, value);
  if (!corrected) throw invalidInput('value', 'expected one that the fact can have');
  return corrected;
}

export const companionMemoryHandlers = {
  companionMemory: ({ character_id }, context) => tell(character_id, context),

  /** Corrects or forgets, behind the reply that is being written: it would bring back what it has read. */
  changeCompanionMemory: async ({ character_id, key, value }, context) => {
    const id = idOf(character_id, context);
    await context.chat.inTurnOf(id, async () => {
      const memory = await readMemory(context.db, id);
      await keepMemory(context.db, id, changed(memory, key, value));
    });
    return tell(character_id, context);
  },
} satisfies OptionalHandlers;
