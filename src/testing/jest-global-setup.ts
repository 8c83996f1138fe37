import { makeTempFolder } from '../node/temp-folder';

/** Makes a folder for what the test files of a run share; every worker finds it in its environment. */
export default function setUpRun(): void {
  process.env.TEST_RUN_FOLDER = makeTempFolder();
}
