import type { Generated } from 'kysely';
import type { Locale } from '../../config/locales';
import type { WireMessage, WireQuest, WireReportReason } from '../../contract';
import type { ItemType } from '../passages/passage';

/** An item of the library as JSON text, in the shape of the contract. */
interface Item {
  id: string;
  /** Place in every list: the seeding order. */
  position: number;
  content: string;
}

interface GameTable extends Item {
  /** 1 for games made by `--scale`. */
  generated: number;
}

interface RoleTable extends Item {
  game_id: string;
}

interface CharacterItemTable extends Item {
  character_id: string;
}

interface SceneTable extends CharacterItemTable {
  quest_id: string;
}

/** The names of an item in all three languages, for the search in memory (see passages/describe-item). */
interface LibraryNameTable {
  row: number;
  type: ItemType;
  id: string;
  /** The ids of the games that it belongs to, with blanks between them. */
  games: string;
  /** The names that visitors may be told, one a line. */
  names: string;
  /** The tags in every language, one a line. */
  tags: string;
  /** The forms of its names one a line (`src/local-search/name-forms.ts`). */
  forms: string;
}

/** The full text index: texts cut into words and pairs of characters (see passages/text-key). It can be asked, not read. */
interface PassageTable {
  rowid: number;
  scope: string;
  name: string;
  heading: string;
  question: string;
  text: string;
  asked: string;
}

/** Ways in which players ask for what a sentence of an item tells, one a line. */
interface PlayerQuestionTable {
  number: Generated<number>;
  type: ItemType;
  id: string;
  locale: Locale;
  says: string;
  asks: string;
}

/** Who has an account. A deleted one keeps its row without anything that tells whose it was. */
interface UserTable {
  web_user_id: string;
  phone: string | null;
  nickname: string;
  /** The channel that the visitor came by. */
  source: string;
  created_at: string;
  deleted_at: string | null;
  deletion_reason: string | null;
}

interface SessionTable {
  token_hash: string;
  web_user_id: string;
  device_identifier: string | null;
  created_at: string;
  expires_at: string;
  revoked_at: string | null;
}

/** A code to log in with is not good for the account's affairs, nor the other way round. */
export type CodePurpose = 'login' | 'account';

/** SMS codes that were sent, as hashes, and from which address they were asked for. */
interface VerificationCodeTable {
  id: Generated<number>;
  phone: string;
  address: string;
  purpose: CodePurpose;
  salt: string;
  code_hash: string;
  /** How often others than `address` have tried it. */
  tries: Generated<number>;
  created_at: string;
  expires_at: string;
  used_at: string | null;
}

/** Tries of codes, kept for as long as they count, also where there was no code to guess at. */
interface CodeGuessTable {
  id: Generated<number>;
  phone: string;
  purpose: CodePurpose;
  address: string;
  created_at: string;
}

/** Proofs that a code was right; one that was taken is gone. */
interface TicketTable {
  ticket_hash: string;
  web_user_id: string;
  expires_at: string;
}

interface AdReportTable {
  id: Generated<number>;
  kind: 'bilibili' | 'huoban';
  /** The report as JSON text, in the shape of the contract. */
  content: string;
  created_at: string;
}

interface UserActionTable {
  id: Generated<number>;
  /** Null for a visitor without a session, and when the account was deleted. */
  web_user_id: string | null;
  /** The action as JSON text, in the shape of the contract. */
  content: string;
  created_at: string;
}

/** Reports of what characters have said. */
interface MessageReportTable {
  id: Generated<number>;
  /** Null when the account was deleted. */
  web_user_id: string | null;
  character_id: string;
  quest_id: string | null;
  /** The id of the message, which may be gone meanwhile. */
  message_id: number;
  reason: WireReportReason;
  /** Words of the visitor besides the reason. */
  words: string | null;
  created_at: string;
}

/** Copies of reported messages and of those beside them; the visitor's own go with the account. */
interface ReportedMessageTable {
  report_id: number;
  message_id: number;
  sender: WireMessage['sender'];
  /** The message as JSON text, without the ids that tell who the visitor is. */
  content: string;
}

/** A visitor's talk with a character, or within one of its quests. */
interface ConversationTable {
  conversation_id: string;
  web_user_id: string;
  character_id: string;
  quest_id: string | null;
  quest_status: WireQuest['status'] | null;
  quest_progress: Generated<number>;
  /** When the quest was finished for the first time. */
  done_at: string | null;
  /** The companion's notes about it, as JSON text. */
  memory: string | null;
  /** The id of the newest message when the visitor asked for the latest ones. */
  read_up_to: Generated<number>;
}

interface MessageTable {
  /** Ids rise with the order of the messages. */
  id: Generated<number>;
  conversation_id: string;
  web_user_id: string;
  sender: WireMessage['sender'];
  client_message_id: string | null;
  created_at: string;
  /** The message as JSON text, in the shape of the contract. */
  content: string;
  /** The payload that answered a visitor's message, as JSON text. */
  answer: string | null;
}

/** Tokens for the socket of instant messages, as hashes. */
interface ImTokenTable {
  token_hash: string;
  web_user_id: string;
  app_id: string;
  expires_at: string;
}

/** How often a visitor, and all together (the empty id), had the model called today. */
interface ModelCallTable {
  /** The date, such as `2026-11-21`. */
  day: string;
  web_user_id: string;
  calls: number;
}

/** Questions that the library could not answer. */
interface UnansweredTable {
  id: Generated<number>;
  question: string;
  locale: Locale;
  /** Conversation whose words they are, with which the row goes; null for a search, which is nobody's. */
  conversation_id: string | null;
  /** How often it has come from there. */
  count: number;
  last_at: string;
}

/** Every table, by name. */
export interface Tables {
  meta: { key: string; value: string };
  games: GameTable;
  game_tags: { game_id: string; tag: string };
  roles: RoleTable;
  characters: Item;
  figures: CharacterItemTable;
  quests: CharacterItemTable;
  scenes: SceneTable;
  activities: Item;
  pages: Item;
  banners: Item;
  library_names: LibraryNameTable;
  passages: PassageTable;
  player_questions: PlayerQuestionTable;
  verification_codes: VerificationCodeTable;
  code_guesses: CodeGuessTable;
  users: UserTable;
  sessions: SessionTable;
  tickets: TicketTable;
  ad_reports: AdReportTable;
  user_actions: UserActionTable;
  message_reports: MessageReportTable;
  reported_messages: ReportedMessageTable;
  conversations: ConversationTable;
  messages: MessageTable;
  im_tokens: ImTokenTable;
  model_calls: ModelCallTable;
  unanswered: UnansweredTable;
}
