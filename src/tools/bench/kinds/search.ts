import { LOCALES } from '../../../config/locales';
import { openPronunciations } from '../../../gatsby/node/pronunciations/pronunciations';
import { createNameForms } from '../../../local-search/name-forms';
import type { BenchKind, BenchRun } from '../bench-kind';
import { percentile, type Figure } from '../figures';
import { readQuestions } from '../../../reference-api/search/evaluation/questions';
import { askApi } from '../search/ask-api';
import { askLibrary } from '../search/ask-library';
import { codeBytes } from '../search/code-bytes';
import { evaluate, IndexInMemory, type Outcome } from '../search/evaluate';
import { readNamedLibrary } from '../search/library';
import { readQueries } from '../search/queries';

/** Games beside the sample in the large library. */
const MANY_GAMES = 10_000;
/** Slowness of a phone with a quarter of this machine's speed. */
const SLOWNESS = 4;

function figuresOf(row: string, outcomes: readonly Outcome[], code: number | undefined): Figure[] {
  const missed = outcomes.filter(({ isFound }) => !isFound).length;
  const keystrokes = outcomes.flatMap((outcome) => outcome.keystrokes);
  const bytes = outcomes.map((outcome) => outcome.bytes);
  const first = outcomes.map(({ bytesToFirst }) => bytesToFirst);
  const figures: Omit<Figure, 'table' | 'row'>[] = [
    { column: 'queries', unit: '', value: outcomes.length },
    { column: 'missed of 100', unit: '', value: (100 * missed) / outcomes.length },
    { column: 'keystroke, half', unit: 'ms', value: SLOWNESS * percentile(keystrokes, 0.5) },
    { column: 'keystroke, 95 of 100', unit: 'ms', value: SLOWNESS * percentile(keystrokes, 0.95) },
    { column: 'index to the first result', unit: 'kB', value: Math.max(...first) / 1000 },
    { column: 'index for a whole query', unit: 'kB', value: percentile(bytes, 0.95) / 1000 },
  ];
  if (code !== undefined) {
    const value = (code + Math.max(...first)) / 1000;
    figures.push({ column: 'code and index to the first result', unit: 'kB', value });
  }
  return figures.map((figure) => ({ table: 'search', row, ...figure }));
}

async function measureApi({ report, log }: BenchRun): Promise<void> {
  const outcomes = await askApi();
  const missed = outcomes.filter(({ wanted, first }) => !first.includes(wanted));
  const times = outcomes.map(({ time }) => time);
  const figures: Omit<Figure, 'table' | 'row'>[] = [
    { column: 'queries', unit: '', value: outcomes.length },
    { column: 'missed of 100', unit: '', value: (100 * missed.length) / outcomes.length },
    { column: 'answer, half', unit: 'ms', value: percentile(times, 0.5) },
    { column: 'answer, 95 of 100', unit: 'ms', value: percentile(times, 0.95) },
  ];
  report(figures.map((figure) => ({ table: 'search', row: 'reference API', ...figure })));
  for (const { text, wanted, first } of missed) {
    log(`reference API: ${text} finds ${first.join(', ') || 'nothing'} before ${wanted}`);
  }
}

/** Generated games of the larger library that questions are asked in; `--games` asks in one of another size. */
const MORE_GAMES = 1000;

async function measureQuestions({ options, report, log }: BenchRun): Promise<void> {
  const questions = readQuestions(options.set);
  for (const scale of [0, options.scale || MORE_GAMES]) {
    report(await askLibrary({ questions, scale, log }));
  }
}

/**
 * Asks the search of the reference API questions (`--set` names others than those that it was tuned by), then
 * the suggestions of the search fields, in the sample library and among 10,000 games more: which queries of the
 * evaluation find what is wanted among the first three, how long a keystroke takes at a quarter of the speed, and what
 * it fetches, brotli; then what the reference API answers to these queries and to its own.
 */
export const search: BenchKind = {
  name: 'search',
  measure: async (run) => {
    const { options, report, log } = run;
    await measureQuestions(run);
    // Questions that others have written say nothing about the rest.
    if (options.set !== undefined) return;
    const forms = createNameForms(openPronunciations());
    const queries = readQueries();
    const code = codeBytes(options.site);
    if (code === undefined) log(`search: ${options.site} has no build whose code could be weighed`);
    for (const [name, generated] of [
      ['sample', 0],
      ['10,000 games', MANY_GAMES],
    ] as const) {
      const library = readNamedLibrary(generated);
      const all: Outcome[] = [];
      for (const locale of LOCALES) {
        const index = new IndexInMemory(locale, library, forms);
        const own: Outcome[] = [];
        for (const query of queries) {
          if (query.locale === locale) own.push(await evaluate(index, query));
        }
        report(figuresOf(`${name}, ${locale}`, own, code));
        all.push(...own);
      }
      report(figuresOf(`${name}, all`, all, code));
      for (const { query, first } of all.filter(({ isFound }) => !isFound)) {
        const { locale, kind, text, wanted } = query;
        log(
          `${name}, ${locale}, ${kind}: ${text} finds ${first.join(', ') || 'nothing'} before ${wanted}`,
        );
      }
    }
    await measureApi(run);
  },
};
