import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { issueLines } from '../../contract/issues';
import { storyFaults } from './story-faults';
import { storySchema, type Story } from './story-schema';
import { voiceSchema, type Voice } from './voice-schema';

/** Where the voices and stories of the sample library lie. */
const SAMPLE_DIR = join(__dirname, '..', 'sample');

/** A voice or a story that cannot be used; every fault has its file and field. */
export class VoiceError extends Error {
  constructor(file: string, faults: readonly string[]) {
    super(`${file} is not valid:\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
    this.name = 'VoiceError';
  }
}

function readFile<S extends z.ZodMiniType>(file: string, schema: S): z.output<S> | undefined {
  const path = join(SAMPLE_DIR, file);
  if (!existsSync(path)) return undefined;
  const result = z.safeParse(schema, JSON.parse(readFileSync(path, 'utf8')));
  if (result.success) return result.data;
  throw new VoiceError(file, issueLines(result.error, 'file'));
}

/**
 * How a partner talks; undefined for one that has no file.
 * @throws VoiceError
 */
export function readVoice(character_id: string): Voice | undefined {
  return readFile(`voices/${character_id}.json`, voiceSchema);
}

/**
 * How a quest is played; undefined for one that has no file.
 * @throws VoiceError
 */
export function readStory(quest_id: string, total: number): Story | undefined {
  const file = `stories/${quest_id}.json`;
  const story = readFile(file, storySchema);
  if (!story) return undefined;
  const faults = storyFaults(story, total);
  if (faults.length > 0) throw new VoiceError(file, faults);
  return story;
}
