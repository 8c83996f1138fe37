import { rmSync } from 'node:fs';
import path from 'node:path';
import { makeTempFolder } from '../../../node/temp-folder';
import { createLog } from '../../../reference-api/api/log';
import type { Companion } from '../../../reference-api/companion/companion';
import { createAnswerFinder } from '../../../reference-api/companion/find-answer';
import { readVoices, type Voices } from '../../../reference-api/companion/read-voices';
import { createRuleBasedCompanion } from '../../../reference-api/companion/rule-based-companion';
import type { LibraryDatabase } from '../../../reference-api/database/open-database';
import { openLibrary } from '../../../reference-api/server';

const SAMPLE_DIR = path.join('src', 'reference-api', 'sample');

/** The built-in companion over a library of its own. */
export interface OpenCompanion {
  readonly db: LibraryDatabase;
  readonly companion: Companion;
  readonly voices: Voices;
  readonly close: () => Promise<void>;
}

/**
 * Opens the built-in companion over the sample library.
 * @param generated games beside the sample
 */
export async function openCompanion(generated: number): Promise<OpenCompanion> {
  const folder = makeTempFolder();
  const dataFile = path.join(folder, 'data.sqlite');
  const db = await openLibrary({ dataFile, scale: generated }, createLog(true));
  const voices = await readVoices(db, SAMPLE_DIR);
  const companion = createRuleBasedCompanion({
    ...{ library: createAnswerFinder(db), voices, wordMs: 0 },
  });
  return {
    ...{ db, companion, voices },
    close: async () => {
      await db.destroy();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
