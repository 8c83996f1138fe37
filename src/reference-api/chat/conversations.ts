import { ERROR_CODE, type WireCharacter, type WireQuest } from '../../contract';
import { characterSchema, questSchema } from '../../contract/partners';
import { EndpointError, invalidInput, unknownId } from '../api/endpoint-error';
import { readItem } from '../database/items';
import type { LibraryDatabase } from '../database/open-database';
import { questStates, readScenes } from './quest-states';

/** A visitor's talk with a character, or within one of its scenes. */
export interface Conversation {
  readonly conversation_id: string;
  readonly web_user_id: string;
  readonly character: WireCharacter;
  /** The quest in the state in which this visitor has left it. */
  readonly quest: WireQuest | undefined;
}

/** The partner that a visitor talks with, and the scene. */
export interface Partners {
  readonly web_user_id: string;
  readonly character_id: string;
  readonly quest_id?: string | undefined;
}

async function readPlayableQuest(
  db: LibraryDatabase,
  { web_user_id, character_id, quest_id }: Partners & { readonly quest_id: string },
): Promise<WireQuest> {
  const states = await questStates(db, web_user_id);
  const quest = states.apply(await readItem(db, 'quests', quest_id, questSchema));
  if (quest.character_id !== character_id) {
    throw invalidInput('quest_id', `expected a quest of ${character_id}`);
  }
  const scenes = await readScenes(db, character_id, web_user_id);
  if (scenes.some((scene) => scene.quest_id === quest_id && scene.locked)) {
    throw invalidInput('quest_id', 'expected a scene that is not locked');
  }
  return quest;
}

/**
 * The conversation of a visitor with a character; it is not stored before something is said.
 * @throws EndpointError 40400 for an unknown character or quest, 40000 for a quest that this visitor cannot play
 */
export async function conversationWith(
  db: LibraryDatabase,
  { web_user_id, character_id, quest_id }: Partners,
): Promise<Conversation> {
  const character = await readItem(db, 'characters', character_id, characterSchema);
  const ids = [web_user_id, character_id];
  if (quest_id === undefined) {
    return { conversation_id: ids.join(':'), web_user_id, character, quest: undefined };
  }
  const quest = await readPlayableQuest(db, { web_user_id, character_id, quest_id });
  return { conversation_id: [...ids, quest_id].join(':'), web_user_id, character, quest };
}

/**
 * Checks that a visitor may read a conversation: it must be their own. Another's is as unknown as one that does not exist.
 * @throws EndpointError 40400
 */
export async function assertOwnConversation(
  db: LibraryDatabase,
  web_user_id: string,
  conversation_id: string,
): Promise<void> {
  const [owner, character_id = '', quest_id] = conversation_id.split(':');
  if (owner !== web_user_id) throw unknownId('conversation', conversation_id);
  await conversationWith(db, { web_user_id, character_id, quest_id });
}

/** The account was deleted after the call had been let in. */
function accountIsGone(): EndpointError {
  return new EndpointError(ERROR_CODE.sessionInvalid, 'The account is deleted');
}

/**
 * Stores the conversation if it is new, so that messages can belong to it.
 * @throws EndpointError 41001 when the account is gone
 */
export async function storeConversation(
  db: LibraryDatabase,
  { conversation_id, web_user_id, character, quest }: Conversation,
): Promise<void> {
  const user = await db
    .selectFrom('users')
    .select('web_user_id')
    .where('web_user_id', '=', web_user_id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!user) throw accountIsGone();
  await db
    .insertInto('conversations')
    .values({
      conversation_id,
      web_user_id,
      character_id: character.id,
      quest_id: quest?.id ?? null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * Checks that a conversation is still there: it goes with the account.
 * @throws EndpointError 41001 when the account is gone
 */
export async function assertStored(db: LibraryDatabase, conversation_id: string): Promise<void> {
  const row = await db
    .selectFrom('conversations')
    .select('conversation_id')
    .where('conversation_id', '=', conversation_id)
    .executeTakeFirst();
  if (!row) throw accountIsGone();
}

/** Reads the companion's notes about a conversation; undefined when there are none. */
export async function readMemory(db: LibraryDatabase, conversation_id: string): Promise<unknown> {
  const row = await db
    .selectFrom('conversations')
    .select('memory')
    .where('conversation_id', '=', conversation_id)
    .executeTakeFirst();
  return row?.memory ? JSON.parse(row.memory) : undefined;
}

/** Keeps other notes about a conversation; nothing where nothing was said in it. */
export async function keepMemory(
  db: LibraryDatabase,
  conversation_id: string,
  memory: unknown,
): Promise<void> {
  await db
    .updateTable('conversations')
    .set({ memory: JSON.stringify(memory) })
    .where('conversation_id', '=', conversation_id)
    .execute();
}
