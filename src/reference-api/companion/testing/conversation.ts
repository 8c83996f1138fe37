import { join } from 'node:path';
import type { Locale } from '../../../config/locales';
import type { WireMessage, WireQuest } from '../../../contract';
import { characterSchema, questSchema } from '../../../contract/partners';
import { createLog } from '../../api/log';
import { readItem } from '../../database/items';
import type { LibraryDatabase } from '../../database/open-database';
import { SAMPLE_DIR } from '../../seed/sample-dir';
import { openLibrary } from '../../server';
import { copySeeded } from '../../testing/seeded-library';
import { dataFolder } from '../../testing/test-api';
import type { Companion, Reply, Turn } from '../companion';
import { createAnswerFinder } from '../find-answer';
import { readVoices, type Voices } from '../read-voices';
import { createRuleBasedCompanion } from '../rule-based-companion';

/** A database with the whole sample library. */
export async function openSampleLibrary(): Promise<LibraryDatabase> {
  const dataFile = join(dataFolder(), 'data.sqlite');
  await copySeeded(SAMPLE_DIR, dataFile);
  return openLibrary({ dataFile }, createLog(true));
}

/** How the partners of the sample library talk. */
export function openSampleVoices(db: LibraryDatabase): Promise<Voices> {
  return readVoices(db, SAMPLE_DIR);
}

/** The built-in companion with the whole sample library. */
export async function openSampleCompanion() {
  const db = await openSampleLibrary();
  const voices = await openSampleVoices(db);
  const library = createAnswerFinder(db);
  return { db, voices, companion: createRuleBasedCompanion({ library, voices, wordMs: 0 }) };
}

interface TestConversationOptions {
  readonly db: LibraryDatabase;
  readonly companion: Companion;
  readonly character?: string;
  readonly quest?: string;
  readonly locale?: Locale;
  readonly visitor?: string;
  /** Told of each piece that was written. */
  readonly onPiece?: () => void;
}

const CONVERSATION = '1:p';

/** A talk with a companion, in memory: each message comes with what the replies before have left. */
export class TestConversation {
  readonly history: WireMessage[] = [];
  /** The latest reply as it was written, piece by piece. */
  pieces: string[] = [];
  now = new Date('2026-11-21T08:00:00.000Z');
  quest: WireQuest | undefined;
  private memory: unknown;

  constructor(private readonly options: TestConversationOptions) {}

  private note(sender: WireMessage['sender'], content: string): void {
    this.history.push({
      id: `m${String(this.history.length)}`,
      conversation_id: CONVERSATION,
      sender,
      type: 'text',
      content,
      created_at: this.now.toISOString(),
    });
  }

  async say(
    content: string,
    {
      context,
      signal = new AbortController().signal,
    }: { readonly context?: Turn['context']; readonly signal?: AbortSignal } = {},
  ): Promise<Reply> {
    const { db, companion, character = 'p-lingxi', locale = 'zh', visitor = '1' } = this.options;
    if (this.options.quest !== undefined) {
      this.quest ??= await readItem(db, 'quests', this.options.quest, questSchema);
    }
    this.pieces = [];
    const reply = await companion.reply(
      {
        conversation_id: CONVERSATION,
        web_user_id: visitor,
        character: await readItem(db, 'characters', character, characterSchema),
        quest: this.quest,
        locale,
        content,
        context,
        history: [...this.history],
        memory: this.memory,
        now: this.now,
      },
      (piece) => {
        this.pieces.push(piece);
        this.options.onPiece?.();
      },
      signal,
    );
    this.note('user', content);
    this.note('character', reply.content);
    this.memory = JSON.parse(JSON.stringify(reply.memory));
    if (this.quest) this.quest = { ...this.quest, ...reply.quest };
    return reply;
  }
}
