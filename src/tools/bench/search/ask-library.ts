import { rmSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { makeTempFolder } from '../../../node/temp-folder';
import { createLog } from '../../../reference-api/api/log';
import type { LibraryDatabase } from '../../../reference-api/database/open-database';
import { passageAt } from '../../../reference-api/passages/describe-item';
import { openNames } from '../../../reference-api/passages/known-names';
import { toTokens } from '../../../reference-api/passages/text-key';
import {
  groupOutcomes,
  idsOf,
  outcomeOf,
  scoresOf,
  type SearchOutcome,
  type SearchQuestion,
} from '../../../reference-api/search/evaluation/questions';
import { searchLibrary } from '../../../reference-api/search/search-library';
import { openLibrary } from '../../../reference-api/server';
import { percentile, type Figure } from '../figures';

/** The passages that plain `bm25` finds by any of the words: what the search is compared with. */
async function askPlainly(db: LibraryDatabase, query: string): Promise<string[]> {
  const words = [...new Set(toTokens([query]).split(' '))].filter((word) => word !== '');
  if (words.length === 0) return [];
  const match = `{name heading question text} : (${words.map((word) => `"${word}"`).join(' OR ')})`;
  const { rows } = await sql<{ rowid: number }>`select rowid from passages
    where passages match ${match} order by rank limit 100`.execute(db);
  const { items } = await openNames(db);
  return [...new Set(rows.map(({ rowid }) => items.get(passageAt(rowid).row)?.id ?? ''))];
}

async function indexBytes(db: LibraryDatabase): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    select sum(length(block)) as bytes from passages_data`.execute(db);
  return rows[0]?.bytes ?? 0;
}

/** Asks the search and plain `bm25`; the time is that of the processor, of questions that nobody has asked before. */
async function askAll(db: LibraryDatabase, questions: readonly SearchQuestion[]) {
  const server = { db, now: () => new Date() };
  const outcomes: SearchOutcome[] = [];
  const plain: SearchOutcome[] = [];
  const times: number[] = [];
  for (const question of questions) {
    const input = { search_value: question.query, page: 1, page_size: 20 };
    const began = process.cpuUsage();
    const ids = idsOf(await searchLibrary(server, input));
    const { user, system } = process.cpuUsage(began);
    times.push((user + system) / 1000);
    outcomes.push(outcomeOf(question, ids));
    plain.push(outcomeOf(question, await askPlainly(db, question.query)));
  }
  return { outcomes, plain, times };
}

function scoreFigures(
  row: string,
  outcomes: readonly SearchOutcome[],
  plain: readonly SearchOutcome[],
): Figure[] {
  const [own, bare] = [scoresOf(outcomes), scoresOf(plain)];
  const figures: Omit<Figure, 'table' | 'row'>[] = [
    { column: 'questions', unit: '', value: own.count },
    { column: 'first of 100', unit: '', value: own.first, beside: bare.first },
    { column: 'among five of 100', unit: '', value: own.five, beside: bare.five },
    { column: 'nothing found of 100', unit: '', value: own.nothing },
  ];
  return figures.map((figure) => ({ table: 'questions', row, ...figure }));
}

/** A library with so many generated games besides the sample, and what is told of it. */
interface Asked {
  readonly questions: readonly SearchQuestion[];
  readonly scale: number;
  readonly log: (line: string) => void;
}

/**
 * Asks the search in a library of its own: by language and kind, how many questions find a page that answers them (× is the
 * ratio to plain `bm25` over the same passages), the processor time of a search, and the size of the index.
 */
export async function askLibrary({ questions, scale, log }: Asked): Promise<Figure[]> {
  const folder = makeTempFolder();
  const db = await openLibrary(
    { dataFile: path.join(folder, 'data.sqlite'), scale },
    createLog(true),
  );
  try {
    const { outcomes, plain, times } = await askAll(db, questions);
    const name = scale === 0 ? 'sample' : `${String(scale)} games more`;
    const groups = [({ locale }: SearchQuestion) => locale, ({ kind }: SearchQuestion) => kind];
    const figures = groups.flatMap((by) => {
      const bare = groupOutcomes(plain, by);
      return Array.from(groupOutcomes(outcomes, by), ([group, own]) =>
        scoreFigures(`${name}, ${group}`, own, bare.get(group) ?? []),
      ).flat();
    });
    const all = { table: 'questions', row: `${name}, all` };
    for (const { question, place, ids } of outcomes.filter(({ place }) => place !== 0)) {
      const { kind, query, pages } = question;
      if (pages.length === 0 && ids.length === 0) continue;
      log(
        `${name}, ${kind}: ${query} finds ${ids.slice(0, 3).join(', ') || 'nothing'}, ${pages.join(' or ') || 'nothing'} at ${String(place + 1)}`,
      );
    }
    return [
      ...figures,
      ...scoreFigures(all.row, outcomes, plain),
      { ...all, column: 'processor, half', unit: 'ms', value: percentile(times, 0.5) },
      { ...all, column: 'processor, 95 of 100', unit: 'ms', value: percentile(times, 0.95) },
      { ...all, column: 'index', unit: 'kB', value: (await indexBytes(db)) / 1000 },
    ];
  } finally {
    await db.destroy();
    rmSync(folder, { recursive: true, force: true });
  }
}
