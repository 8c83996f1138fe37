import { readFileSync } from 'node:fs';
import { LOCALES } from '../../../config/locales';
import {
  countWordings,
  evaluateQuestion,
  questionSetSchema,
  type Outcome,
} from '../../../reference-api/companion/evaluation/evaluate';
import tuned from '../../../reference-api/companion/evaluation/tuned.json';
import type { BenchKind, BenchRun } from '../bench-kind';
import { openCompanion, type OpenCompanion } from '../companion/open-companion';
import { isFoundByBm25 } from '../companion/plain-bm25';
import { percentile, type Figure, type Unit } from '../figures';

/** Games beside the sample in the large library. */
const MANY_GAMES = 1000;
const MB = 1024 * 1024;
const KINDS = ['own', 'other', 'choice', 'service', 'unanswerable'] as const;

type Asked = Outcome & { readonly byBm25: boolean; readonly wordings: number };

function hundredths(all: readonly Asked[], fits: (outcome: Asked) => boolean): number {
  return all.length === 0 ? NaN : (100 * all.filter(fits).length) / all.length;
}

function qualityOf(row: string, all: readonly Asked[]): Figure[] {
  const known = all.filter(({ question }) => question.kind !== 'unanswerable');
  const nonsense = all.filter(({ question }) => question.kind === 'unanswerable');
  const told = known.filter(({ question }) => question.holds.length > 0);
  const columns: [column: string, value: number][] = [
    ['questions', all.length],
    ['linked of 100', hundredths(known, ({ isLinked }) => isLinked)],
    ['first of 100', hundredths(known, ({ isFirst }) => isFirst)],
    ['said of 100', hundredths(told, ({ isSaid }) => isSaid)],
    ['wrong game', all.filter(({ isWrongGame }) => isWrongGame).length],
    ['"I don’t know", rightly', hundredths(nonsense, ({ isUnknown }) => isUnknown)],
    ['"I don’t know", wrongly', hundredths(known, ({ isUnknown }) => isUnknown)],
    ['wordings of five, least', Math.min(...all.map(({ wordings }) => wordings))],
    ['linked by plain bm25', hundredths(known, ({ byBm25 }) => byBm25)],
  ];
  return columns
    .filter(([, value]) => Number.isFinite(value))
    .map(([column, value]) => ({ table: 'companion', row, column, unit: '', value }));
}

function costsOf(row: string, all: readonly Asked[], memory: number): Figure[] {
  const times = all.map(({ time }) => time);
  const mean = times.reduce((sum, time) => sum + time, 0) / times.length;
  const columns: [column: string, unit: Unit, value: number][] = [
    ['question, mean', 'ms', mean],
    ['question, half', 'ms', percentile(times, 0.5)],
    ['question, 95 of 100', 'ms', percentile(times, 0.95)],
    ['memory', 'MB', memory],
  ];
  return columns.map(([column, unit, value]) => ({
    table: 'companion costs',
    row,
    column,
    unit,
    value,
  }));
}

async function askAll(open: OpenCompanion, file: string | undefined): Promise<Asked[]> {
  const set = questionSetSchema.parse(
    file === undefined ? tuned : JSON.parse(readFileSync(file, 'utf8')),
  );
  const all: Asked[] = [];
  for (const question of set) {
    const outcome = await evaluateQuestion(open, question);
    const byBm25 = await isFoundByBm25(open.db, question);
    all.push({ ...outcome, byBm25, wordings: await countWordings(open, question) });
  }
  return all;
}

function logMissed({ log }: BenchRun, all: readonly Asked[]): void {
  for (const { question, reply, isLinked, isSaid, isUnknown, isWrongGame } of all) {
    const isNonsense = question.kind === 'unanswerable';
    if (isNonsense ? isUnknown : isLinked && isSaid && !isWrongGame) continue;
    const cards = reply.references.map(({ id, section }) => `${id}#${section ?? ''}`);
    log(
      `${question.locale}, ${question.kind}: ${question.question} → ${cards.join(', ')}: ${reply.content}`,
    );
  }
}

/**
 * The built-in companion, asked the questions that it is tuned to or those of `--set`: what it links and says, where it
 * rightly and wrongly does not know, how often it repeats itself, and what a question costs among few and many games.
 */
export const companion: BenchKind = {
  name: 'companion',
  measure: async (run) => {
    const { options, report } = run;
    for (const [name, generated] of [
      ['sample', 0],
      ['1,000 games', MANY_GAMES],
    ] as const) {
      const before = process.memoryUsage().rss;
      const open = await openCompanion(generated);
      try {
        const all = await askAll(open, options.set);
        const memory = (process.memoryUsage().rss - before) / MB;
        report(costsOf(name, all, memory));
        for (const locale of LOCALES) {
          const own = all.filter(({ question }) => question.locale === locale);
          report(qualityOf(`${name}, ${locale}`, own));
          for (const kind of KINDS) {
            const some = own.filter(({ question }) => question.kind === kind);
            if (some.length > 0) report(qualityOf(`${name}, ${locale} ${kind}`, some));
          }
        }
        report(qualityOf(`${name}, all`, all));
        logMissed(run, all);
      } finally {
        await open.close();
      }
    }
  },
};
