const { existsSync } = require('node:fs');
const path = require('node:path');
const { default: Sequencer } = require('@jest/test-sequencer');

const SRC = path.resolve(__dirname, '../..');

/**
 * Test files that take longest. Those that start many programs come first: a process that has run a hundred files
 * already is large, and starts a program four times slower.
 */
const HEAVY = [
  'tools/release/crash/power-cut.test.ts',
  'tools/release/crash/killed.test.ts',
  'tools/release/targets/rsync-target.test.ts',
  'reference-api/process-faults.nightly.test.ts',
  'tools/release/targets/update-targets.test.ts',
  'reference-api/storage.test.ts',
  'reference-api/database/write-lock-driver.test.ts',
  'tools/simulation/simulate-hours.test.ts',
  'features/chat/conversation/nothing-lost.test.tsx',
  'reference-api/companion/evaluation/tuned-questions.test.ts',
  'reference-api/search/ranking.test.ts',
].map((file) => path.join(SRC, file));

/** Runs the heaviest files first, on a clean clone too, where Jest knows of no earlier run; the others in Jest's order. */
module.exports = class HeavyFirst extends Sequencer {
  sort(tests) {
    const gone = HEAVY.find((file) => !existsSync(file));
    if (gone !== undefined) throw new Error(`${gone} is gone: name the file that has its tests`);
    const heavy = HEAVY.flatMap((file) => tests.filter((test) => test.path === file));
    return [...heavy, ...super.sort(tests).filter((test) => !heavy.includes(test))];
  }
};
