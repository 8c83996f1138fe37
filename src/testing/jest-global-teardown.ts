import { rmSync } from 'node:fs';

/** Removes what the test files of a run have shared. */
export default function tearDownRun(): void {
  const { TEST_RUN_FOLDER: folder } = process.env;
  if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
}
