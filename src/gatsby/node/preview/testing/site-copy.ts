import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A project of its own with our texts, in a repository of its own. */
export interface SiteCopy {
  readonly root: string;
  readonly read: (file: string) => string;
  readonly write: (file: string, text: string) => void;
  readonly git: (...args: string[]) => string;
}

/** Copies our texts into a repository of their own in an empty folder, with one commit. */
export function copySite(root: string): SiteCopy {
  cpSync('content', path.join(root, 'content'), {
    recursive: true,
    filter: (file) => !/[\\/](?:encoded-art|fonts)$/.test(file),
  });
  const git = (...args: string[]): string =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8' });
  git('init', '--quiet', '--initial-branch', 'main');
  git('config', 'user.name', 'Ada');
  git('config', 'user.email', 'ada@example.com');
  git('config', 'core.hooksPath', '/dev/null');
  git('add', '--all');
  git('commit', '--quiet', '-m', 'Begin');
  return {
    root,
    git,
    read: (file) => readFileSync(path.join(root, file), 'utf8'),
    write: (file, text) => {
      mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
      writeFileSync(path.join(root, file), text);
    },
  };
}
