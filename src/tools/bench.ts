import { budgets } from './bench/budgets';
import { describeBroken, judge } from './bench/check-budgets';
import { besideEarlier, describeComparison } from './bench/compare-results';
import type { Figure } from './bench/figures';
import { benchKinds } from './bench/kinds';
import { readBenchOptions } from './bench/options';
import { printTables } from './bench/print-tables';
import {
  describeMachine,
  readResults,
  thisMachine,
  writeResults,
  type Results,
} from './bench/results-file';
import { runWithCleanup } from './run/cleanup-scope';

/** Says how the budgets have fared. */
function showBudgets({ figures, games }: Results): void {
  const verdicts = judge(budgets, figures, games);
  const broken = verdicts.filter(({ isMet }) => !isMet);
  const met = `${String(verdicts.length - broken.length)} of ${String(verdicts.length)}`;
  console.log(`\nBudgets that hold for this run and are met: ${met}`);
  for (const each of broken) console.error(`BROKEN: ${describeBroken(each)}`);
}

/** Tables, the file of `--json` and the comparison of `--against`. */
function show(results: Results, earlier: Results | undefined): void {
  console.log(`\n${describeMachine(results.machine)}; ${String(results.games)} games`);
  printTables(results.figures, console.log);
  if (earlier) {
    console.log(`\n${describeComparison(results, earlier).join('\n')}`);
    printTables(besideEarlier(results.figures, earlier), console.log);
  }
}

/** `npm run bench`: what building, rendering, fetching and looking cost, beside what they cost at least. */
void runWithCleanup(async (scope) => {
  const names = benchKinds.map(({ name }) => name);
  const options = readBenchOptions(process.argv.slice(2), names);
  const { kinds, games, json, against } = options;
  // Read before minutes are spent on measuring.
  const earlier = against === undefined ? undefined : await readResults(against);
  const figures: Figure[] = [];
  const results: Results = { machine: thisMachine(), games, figures };
  // Also when the run breaks off: what was measured by then has cost its time.
  scope.own(async () => {
    if (figures.length === 0) return;
    show(results, earlier);
    if (json !== undefined) await writeResults(json, results);
    showBudgets(results);
  });
  const report = (more: readonly Figure[]): void => {
    figures.push(...more);
  };
  for (const { name, measure } of benchKinds.filter((kind) => kinds.includes(kind.name))) {
    console.log(`── ${name}`);
    await measure({ options, scope, report, log: console.log });
  }
  return judge(budgets, figures, games).every(({ isMet }) => isMet) ? 0 : 1;
});
