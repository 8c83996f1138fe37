import { rmSync } from 'node:fs';
import path from 'node:path';
import { endpoints, parseAnswer, toRequest } from '../../../contract';
import { makeTempFolder } from '../../../node/temp-folder';
import evaluation from '../../../reference-api/search/evaluation/names.json';
import { startReferenceApi } from '../../../reference-api/server';
import { readQueries } from './queries';

/** More than a person searches. */
const LIMITS = { search: 1_000_000 };

/** A query that the reference API was asked. */
export interface ApiOutcome {
  readonly text: string;
  /** The id of a game or a role. */
  readonly wanted: string;
  /** The first three ids that came. */
  readonly first: readonly string[];
  /** Milliseconds from the request to the answer, on this machine. */
  readonly time: number;
}

/** The API's own queries, and those of the suggestions: it knows no partners, and finds the game in the place of a section. */
function apiQueries(): ReadonlyMap<string, string> {
  const own = Object.values(evaluation).flatMap((rows) => Object.entries<string>(rows));
  const others = readQueries()
    .filter(({ wanted }) => !wanted.startsWith('p-'))
    .map(({ text, wanted }) => [text, wanted.replace(/#.*$/, '')] as const);
  return new Map([...others, ...own]);
}

/** Asks a reference API with the sample library, started for this, each query once. */
export async function askApi(): Promise<ApiOutcome[]> {
  const folder = makeTempFolder();
  const dataFile = path.join(folder, 'data.sqlite');
  const api = await startReferenceApi({
    port: 0,
    dataFile,
    sandbox: false,
    quiet: true,
    limits: LIMITS,
  });
  try {
    const outcomes: ApiOutcome[] = [];
    for (const [text, wanted] of apiQueries()) {
      const input = { search_value: text, page_size: 3 };
      const began = performance.now();
      const response = await fetch(api.url + toRequest(endpoints.knowledgeSearch, input).path);
      const answer = parseAnswer(await response.text(), endpoints.knowledgeSearch.payload);
      const time = performance.now() - began;
      const first = answer.kind === 'payload' ? answer.payload.list.map(({ id }) => id) : [];
      outcomes.push({ text, wanted, first, time });
    }
    return outcomes;
  } finally {
    await api.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
