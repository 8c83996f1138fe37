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

/** Says how the budgets have fared. @returns the exit code */
function closeWithBudgets({ figures, games }: Results): number {
  const verdicts = judge(budgets, figures, games);
  const broken = verdicts.filter(({ isMet }) => !isMet);
  const met = `${String(verdicts.length - broken.length)} of ${String(verdicts.length)}`;
  console.log(`\nBudgets that hold for this run and are met: ${met}`);
  for (const each of broken) console.error(`BROKEN: ${describeBroken(each)}`);
  return broken.length === 0 ? 0 : 1;
}

/** `npm run bench`: what building, rendering, fetching and looking cost, beside what they cost at least. */
void runWithCleanup(async (scope) => {
  const names = benchKinds.map(({ name }) => name);
  const options = readBenchOptions(process.argv.slice(2), names);
  // Read before minutes are spent on measuring.
  const earlier = options.against === undefined ? undefined : await readResults(options.against);
  const machine = thisMachine();
  const figures: Figure[] = [];
  for (const { name, measure } of benchKinds.filter((kind) => options.kinds.includes(kind.name))) {
    console.log(`── ${name}`);
    figures.push(...(await measure({ options, scope, log: console.log })));
  }
  const results: Results = { machine, games: options.games, figures };
  console.log(`\n${describeMachine(machine)}; ${String(options.games)} games`);
  printTables(figures, console.log);
  if (options.json !== undefined) await writeResults(options.json, results);
  if (earlier) {
    console.log(`\n${describeComparison(results, earlier).join('\n')}`);
    printTables(besideEarlier(figures, earlier), console.log);
  }
  return closeWithBudgets(results);
});
