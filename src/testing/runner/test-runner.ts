import runFile from 'jest-circus/runner';
import { compileLess } from './compile-less';
import { compileOnce } from './compile-once';
import { endContexts, noteContexts } from './end-contexts';

compileLess();
compileOnce();
noteContexts();

/** Runs a test file as Jest does, with less of what grows from file to file. */
const runTestFile: typeof runFile = async (...file) => {
  try {
    return await runFile(...file);
  } finally {
    endContexts();
  }
};

export default runTestFile;
