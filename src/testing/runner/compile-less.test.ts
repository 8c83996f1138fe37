import { execFileSync } from 'node:child_process';
import { OPTIMIZE_LATE } from './compile-less';

const SCRIPT = `
  function add(most) { let sum = 0; for (let i = 0; i < most; i += 1) sum += i; return sum; }
  for (let i = 0; i < 200; i += 1) add(100);
  console.log(%ActiveTierIsTurbofan(add));`;

/** Runs a function for a moment, and says whether the engine has optimized it. */
function isOptimized(...flags: readonly string[]): boolean {
  // Optimizing beside the function would end whenever it likes.
  const fixed = ['--allow-natives-syntax', '--no-concurrent-recompilation'];
  const said = execFileSync(process.execPath, [...flags, ...fixed, '-e', SCRIPT]).toString();
  return said.trim() === 'true';
}

test('the engine optimizes later than by default', () => {
  expect([isOptimized(), isOptimized(OPTIMIZE_LATE)]).toEqual([true, false]);
});
