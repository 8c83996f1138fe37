import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import type { WireQuest } from '../../contract';
import { issueLines } from '../../contract/issues';
import { characterSchema, questSchema } from '../../contract/partners';
import { readItems } from '../database/items';
import type { LibraryDatabase } from '../database/open-database';
import { SampleError } from '../seed/read-sample';
import { storyFaults } from './story-faults';
import { storySchema, type Story } from './story-schema';
import { voiceSchema, type Voice } from './voice-schema';

/** How the partners talk and what their scenes are. */
export interface Voices {
  /** The voice of a partner, by its id; undefined for one that has no file. */
  readonly voiceOf: (character_id: string) => Voice | undefined;
  /** The story of a quest, by its id; undefined for one that has no file. */
  readonly storyOf: (quest_id: string) => Story | undefined;
  /** The files that are not there, such as `voices/p-1.json`. */
  readonly missing: readonly string[];
}

/** Reads files of a folder, and collects what is wrong and what is missing. */
class VoiceReader {
  readonly faults: string[] = [];
  readonly missing: string[] = [];

  constructor(private readonly dir: string) {}

  private report(file: string, lines: readonly string[]): void {
    this.faults.push(...lines.map((line) => `${file}: ${line}`));
  }

  private parse(file: string): unknown {
    try {
      return JSON.parse(readFileSync(join(this.dir, file), 'utf8'));
    } catch (error) {
      this.report(file, [error instanceof Error ? error.message : String(error)]);
      return undefined;
    }
  }

  private read<S extends z.ZodMiniType>(file: string, schema: S): z.output<S> | undefined {
    if (!existsSync(join(this.dir, file))) {
      this.missing.push(file);
      return undefined;
    }
    const content = this.parse(file);
    if (content === undefined) return undefined;
    const result = z.safeParse(schema, content);
    if (result.success) return result.data;
    this.report(file, issueLines(result.error, 'file'));
    return undefined;
  }

  voice(character_id: string): Voice | undefined {
    return this.read(`voices/${character_id}.json`, voiceSchema);
  }

  story({ id, progress }: WireQuest): Story | undefined {
    const file = `stories/${id}.json`;
    const story = this.read(file, storySchema);
    if (story) this.report(file, storyFaults(story, progress.total));
    return story;
  }
}

/** Reads the files that are there, by id. */
function mapOf<I extends { readonly id: string }, T>(
  items: readonly I[],
  read: (item: I) => T | undefined,
): ReadonlyMap<string, T> {
  const found = new Map<string, T>();
  for (const item of items) {
    const value = read(item);
    if (value !== undefined) found.set(item.id, value);
  }
  return found;
}

/**
 * Reads `voices/{partner}.json` and `stories/{quest}.json` for all partners and quests of the database.
 * @throws SampleError naming every file and field that is wrong
 */
export async function readVoices(db: LibraryDatabase, dir: string): Promise<Voices> {
  const reader = new VoiceReader(dir);
  const characters = await readItems(db, 'characters', characterSchema);
  const quests = await readItems(db, 'quests', questSchema);
  const voices = mapOf(characters, ({ id }) => reader.voice(id));
  const stories = mapOf(quests, (quest) => reader.story(quest));
  const { faults, missing } = reader;
  if (faults.length > 0) throw new SampleError(faults);
  return { voiceOf: (id) => voices.get(id), storyOf: (id) => stories.get(id), missing };
}
