import { sql, type Kysely, type Migration, type MigrationProvider } from 'kysely';

// Migrations see the database as it was when they were written, so they cannot use today's `Tables`.
type AnyDatabase = Kysely<unknown>;

async function run(db: AnyDatabase, statements: readonly string[]): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const library: Migration = {
  up: (db: AnyDatabase) =>
    run(db, [
      'create table meta (key text primary key, value text not null) without rowid',
      `create table games (id text primary key, position integer not null unique,
        generated integer not null default 0, content text not null)`,
      `create table game_tags (game_id text not null references games (id), tag text not null,
        primary key (tag, game_id)) without rowid`,
      `create table roles (id text primary key, game_id text not null references games (id),
        position integer not null unique, content text not null)`,
      'create index roles_by_game on roles (game_id, position)',
      `create table characters (id text primary key, position integer not null unique,
        content text not null)`,
      `create table figures (id text primary key, character_id text not null references characters (id),
        position integer not null, content text not null)`,
      `create table quests (id text primary key, character_id text not null references characters (id),
        position integer not null, content text not null)`,
      `create table scenes (id text primary key, character_id text not null references characters (id),
        quest_id text not null references quests (id), position integer not null, content text not null)`,
      `create table activities (id text primary key, position integer not null, content text not null)`,
      `create table banners (id text primary key, position integer not null, content text not null)`,
      `create table search_documents (type text not null, id text not null, game_id text not null,
        position integer not null, names text not null, tags text not null, body text not null,
        primary key (type, id))`,
      `create table picture_subjects (owner text not null, id text not null, content text not null,
        primary key (owner, id)) without rowid`,
    ]),
};

const verificationCodes: Migration = {
  up: (db: AnyDatabase) =>
    run(db, [
      `create table verification_codes (id integer primary key, phone text not null, code text not null,
        created_at text not null, expires_at text not null, used_at text)`,
      'create index verification_codes_by_phone on verification_codes (phone, id)',
    ]),
};

const users: Migration = {
  up: (db: AnyDatabase) =>
    run(db, [
      // The first table held plain codes; none of them is good any more.
      'drop table verification_codes',
      `create table verification_codes (id integer primary key, phone text not null,
        address text not null, purpose text not null, salt text not null, code_hash text not null,
        tries integer not null default 0, created_at text not null, expires_at text not null, used_at text)`,
      'create index verification_codes_by_phone on verification_codes (phone, created_at)',
      'create index verification_codes_by_address on verification_codes (address, created_at)',
      `create table users (web_user_id text primary key, phone text unique, nickname text not null,
        source text not null, created_at text not null, deleted_at text, deletion_reason text)`,
      `create table sessions (token_hash text primary key,
        web_user_id text not null references users (web_user_id), device_identifier text,
        created_at text not null, expires_at text not null, revoked_at text)`,
      'create index sessions_by_user on sessions (web_user_id)',
      `create table tickets (ticket_hash text primary key,
        web_user_id text not null references users (web_user_id), expires_at text not null)`,
      `create table ad_reports (id integer primary key, kind text not null, content text not null,
        created_at text not null)`,
      `create table user_actions (id integer primary key, web_user_id text references users (web_user_id),
        content text not null, created_at text not null)`,
      'create index user_actions_by_user on user_actions (web_user_id)',
    ]),
};

const committedPictures: Migration = {
  // It held what to draw; the pictures are files now.
  up: (db: AnyDatabase) => run(db, ['drop table picture_subjects']),
};

const codeGuesses: Migration = {
  up: (db: AnyDatabase) =>
    run(db, [
      `create table code_guesses (id integer primary key, phone text not null, purpose text not null,
        address text not null, created_at text not null)`,
      'create index code_guesses_by_caller on code_guesses (phone, purpose, address)',
      'create index code_guesses_by_time on code_guesses (created_at)',
    ]),
};

const searchSubjects: Migration = {
  // The server fills the table at its next start, from the items (search/index-library).
  up: (db: AnyDatabase) =>
    run(db, [
      'drop table search_documents',
      `create table search_documents (type text not null, id text not null, position integer not null,
        names text not null, subject text not null, body text not null, primary key (type, id))`,
    ]),
};

const chat: Migration = {
  up: (db: AnyDatabase) =>
    run(db, [
      `create table conversations (conversation_id text primary key,
        web_user_id text not null references users (web_user_id),
        character_id text not null references characters (id), quest_id text references quests (id),
        quest_status text, quest_progress integer not null default 0, done_at text, memory text,
        read_up_to integer not null default 0)`,
      'create index conversations_by_user on conversations (web_user_id)',
      `create table messages (id integer primary key autoincrement,
        conversation_id text not null references conversations (conversation_id) on delete cascade,
        web_user_id text not null, sender text not null, client_message_id text,
        created_at text not null, content text not null, answer text)`,
      'create index messages_by_conversation on messages (conversation_id, id)',
      `create unique index messages_by_client_id on messages (web_user_id, client_message_id)
        where client_message_id is not null`,
      `create table im_tokens (token_hash text primary key,
        web_user_id text not null references users (web_user_id), app_id text not null,
        expires_at text not null)`,
    ]),
};

const searchIndex: Migration = {
  // The server fills the tables at its next start, from the items (search/index-library).
  up: (db: AnyDatabase) =>
    run(db, [
      'drop table search_documents',
      `create table search_documents (row integer primary key, type text not null, id text not null,
        position integer not null, names text not null, name_keys text not null, spellings text not null,
        subject_keys text not null)`,
      `create virtual table search_index using fts5 (names, spellings, subject, body, content = '',
        contentless_delete = 1, tokenize = 'unicode61', prefix = '1')`,
      `create table search_words (length integer not null, word text not null, shown text not null,
        primary key (length, word))
        without rowid`,
    ]),
};

const namesInMemory: Migration = {
  // The server fills the tables at its next start, from the items (search/index-library).
  up: (db: AnyDatabase) =>
    run(db, [
      'drop table search_documents',
      'drop table search_index',
      'drop table search_words',
      `create table search_names (row integer primary key, type text not null, id text not null,
        names text not null, tags text not null, forms text not null)`,
      `create virtual table search_texts using fts5 (names, subject, body, content = '',
        contentless_delete = 1, tokenize = 'unicode61', prefix = '1')`,
    ]),
};

const messageReports: Migration = {
  up: (db: AnyDatabase) =>
    run(db, [
      // A message belongs to one visitor, so it has one report at most.
      `create table message_reports (id integer primary key autoincrement,
        web_user_id text references users (web_user_id),
        character_id text not null references characters (id), quest_id text references quests (id),
        message_id integer not null unique, reason text not null, words text, created_at text not null)`,
      'create index message_reports_by_user on message_reports (web_user_id, created_at)',
      'create index message_reports_by_time on message_reports (created_at)',
      `create table reported_messages (
        report_id integer not null references message_reports (id) on delete cascade,
        message_id integer not null, sender text not null, content text not null,
        primary key (report_id, message_id)) without rowid`,
    ]),
};

const modelCalls: Migration = {
  up: (db: AnyDatabase) =>
    run(db, [
      `create table model_calls (day text not null, web_user_id text not null, calls integer not null,
        primary key (day, web_user_id)) without rowid`,
    ]),
};

const passages: Migration = {
  // The server fills the tables at its next start, from the items (passages/store-items).
  up: (db: AnyDatabase) =>
    run(db, [
      'drop table search_names',
      'drop table search_texts',
      `create table library_names (row integer primary key, type text not null, id text not null,
        games text not null, names text not null, tags text not null, forms text not null)`,
      `create virtual table passages using fts5 (scope, name, heading, question, text, content = '',
        contentless_delete = 1, tokenize = 'unicode61', prefix = '1')`,
    ]),
};

const unanswered: Migration = {
  up: (db: AnyDatabase) =>
    run(db, [
      `create table unanswered (id integer primary key, question text not null, locale text not null,
        conversation_id text references conversations (conversation_id) on delete cascade,
        count integer not null, last_at text not null)`,
      // Null differs from every null in SQLite's unique indexes.
      `create unique index unanswered_by_question
        on unanswered (question, locale, ifnull(conversation_id, ''))`,
      'create index unanswered_by_conversation on unanswered (conversation_id)',
    ]),
};

const playerQuestions: Migration = {
  // The server fills the index at its next start, as before.
  up: (db: AnyDatabase) =>
    run(db, [
      `create table player_questions (number integer primary key, type text not null, id text not null,
        locale text not null, says text not null, asks text not null)`,
      'create index player_questions_by_item on player_questions (type, id)',
      'create table pages (id text primary key, position integer not null, content text not null)',
      'drop table passages',
      `create virtual table passages using fts5 (scope, name, heading, question, text, asked, content = '',
        contentless_delete = 1, tokenize = 'unicode61', prefix = '1')`,
    ]),
};

const passageTerms: Migration = {
  up: (db: AnyDatabase) =>
    run(db, [`create virtual table passage_terms using fts5vocab('passages', 'row')`]),
};

/** All migrations; names sort in the order in which they run. A published one is never changed. */
export const migrations: MigrationProvider = {
  getMigrations: () =>
    Promise.resolve({
      '001-library': library,
      '002-verification-codes': verificationCodes,
      '003-users': users,
      '004-committed-pictures': committedPictures,
      '005-code-guesses': codeGuesses,
      '006-search-subjects': searchSubjects,
      '007-chat': chat,
      '008-search-index': searchIndex,
      '009-names-in-memory': namesInMemory,
      '010-message-reports': messageReports,
      '011-model-calls': modelCalls,
      '012-passages': passages,
      '013-unanswered': unanswered,
      '014-player-questions': playerQuestions,
      '015-passage-terms': passageTerms,
    }),
};
