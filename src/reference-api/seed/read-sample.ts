import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import * as z from 'zod/mini';
import { issueLines } from '../../contract/issues';
import { errorMessage } from '../../node/errors';
import type { ItemQuestions } from '../passages/player-questions';
import type { SitePage } from '../passages/site-page';
import { itemsById, questionsOfPages, readPageFiles, readQuestionFiles } from './read-questions';
import { gameFaults, partnerFaults, repeatedIds } from './sample-checks';
import {
  sampleActivitiesSchema,
  sampleGameSchema,
  samplePartnersSchema,
  type SampleActivities,
  type SampleGame,
  type SamplePartner,
} from './sample-schema';

/** The sample library as its files hold it, checked. */
export interface Sample {
  readonly games: readonly SampleGame[];
  readonly partners: readonly SamplePartner[];
  readonly activities: SampleActivities;
  /** The questions that games, roles, partners, activities and pages answer. */
  readonly questions: readonly ItemQuestions[];
  readonly pages: readonly SitePage[];
  /** Changes whenever a file does. */
  readonly digest: string;
}

/** Everything that is wrong with the sample files, one line each: file, field, reason. */
export class SampleError extends Error {
  constructor(readonly faults: readonly string[]) {
    super(`The sample library is not valid:\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
    this.name = 'SampleError';
  }
}

/** Reads the files of a sample folder and collects what is wrong, so that one round of mending is enough. */
class SampleReader {
  readonly faults: string[] = [];
  private readonly hash = createHash('sha256');

  constructor(private readonly dir: string) {}

  read<S extends z.ZodMiniType>(
    file: string,
    schema: S,
    check: (value: z.output<S>) => readonly string[] = () => [],
  ): z.output<S> | undefined {
    const report = (lines: readonly string[]): void => {
      this.faults.push(...lines.map((line) => `${file}: ${line}`));
    };
    try {
      const text = readFileSync(join(this.dir, file), 'utf8');
      this.hash.update(`${file}\n${text}`);
      const result = z.safeParse(schema, JSON.parse(text));
      if (!result.success) report(issueLines(result.error, 'file'));
      else report(check(result.data));
      return result.data;
    } catch (error) {
      report([errorMessage(error)]);
      return undefined;
    }
  }

  /** Lists the files of a folder; one that is not there is a fault where it must be. */
  files(folder: string, isNeeded = false): string[] {
    const path = join(this.dir, folder);
    if (!isNeeded && !existsSync(path)) return [];
    try {
      return readdirSync(path)
        .filter((name) => name.endsWith('.json'))
        .sort()
        .map((name) => `${folder}/${name}`);
    } catch (error) {
      this.faults.push(`${folder}: ${errorMessage(error)}`);
      return [];
    }
  }

  digest(): string {
    return this.hash.digest('hex');
  }
}

/** Newest game first, as a visitor expects it; games of one day by id. */
function byRelease(a: SampleGame, b: SampleGame): number {
  return (b.release_date ?? '').localeCompare(a.release_date ?? '') || a.id.localeCompare(b.id);
}

/**
 * Reads the sample library: `games/*.json`, `partners.json`, `activities.json`, what players ask, `questions/`, and what
 * the site's pages answer, `pages/`.
 * @throws SampleError naming every file and field that is wrong
 */
export function readSample(dir: string): Sample {
  const reader = new SampleReader(dir);
  const games = reader
    .files('games', true)
    .map((file) => reader.read(file, sampleGameSchema, (game) => gameFaults(game, basename(file))))
    .filter((game) => game !== undefined)
    .sort(byRelease);
  const partners = reader.read('partners.json', samplePartnersSchema, partnerFaults) ?? [];
  const activities = reader.read('activities.json', sampleActivitiesSchema);
  const pages = readPageFiles(reader);
  const items = itemsById(games, partners, activities ?? { banners: [], list: [] });
  const questions = [...readQuestionFiles(reader, items), ...questionsOfPages(pages)];
  const quests = partners.flatMap((partner) => partner.quests);
  reader.faults.push(
    ...repeatedIds(
      'role',
      games.flatMap(({ roles }) => roles),
    ),
    ...repeatedIds('partner', partners),
    ...repeatedIds(
      'figure',
      partners.flatMap(({ figures }) => figures),
    ),
    ...repeatedIds('quest', quests),
    ...repeatedIds(
      'scene',
      quests.map(({ scene }) => scene),
    ),
  );
  if (reader.faults.length > 0 || !activities) throw new SampleError(reader.faults);
  return { games, partners, activities, questions, pages, digest: reader.digest() };
}
