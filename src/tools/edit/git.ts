import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Runs a command of Git in a folder. */
export interface Git {
  /** @returns what it says. @throws Error with its complaint */
  (...args: readonly string[]): Promise<string>;
  /** True when it succeeds. */
  readonly succeeds: (...args: readonly string[]) => Promise<boolean>;
}

/** Opens a working copy. */
export function openGit(root: string): Git {
  // Whoever stands behind the browser cannot answer questions in a terminal.
  const env = { ...process.env, GIT_TERMINAL_PROMPT: '0', GIT_EDITOR: 'true', LC_ALL: 'C' };
  const git = async (...args: readonly string[]): Promise<string> => {
    const options = { cwd: root, env, maxBuffer: 64 * 1024 * 1024 };
    const { stdout } = await run('git', ['-c', 'core.quotePath=false', ...args], options);
    return stdout;
  };
  const succeeds = (...args: readonly string[]): Promise<boolean> =>
    git(...args).then(
      () => true,
      () => false,
    );
  return Object.assign(git, { succeeds });
}
