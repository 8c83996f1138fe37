import path from 'node:path';
import type { GatsbyStore } from '../../patches/node/gatsby-cache';
import { skipNeedlessCompiles } from '../../patches/node/skip-compile';
import { openCompileMemory, type OpenCompileMemory } from '../unchanged/compile-memory';
import { runFewQueriesHere } from './plan-workers';

let memory: OpenCompileMemory | undefined;

/**
 * Has Gatsby compile only where anything has changed that scripts are made of. In development it compiles as ever.
 * @param tell gets one line when there is nothing to compile
 */
export function compileWhenChanged({ getState }: GatsbyStore, tell: (line: string) => void): void {
  if (process.env.gatsby_executing_command !== 'build') return;
  const root = path.resolve('.');
  const opened = openCompileMemory({
    ...{ root, command: process.argv.slice(2), env: process.env, getState },
  });
  memory = opened;
  skipNeedlessCompiles(root, {
    recall: () => {
      const compiled = opened.recall();
      if (compiled) tell('Scripts are as the last build has compiled them');
      return compiled;
    },
    keep: opened.keep,
    onCompiled: () => {
      runFewQueriesHere(getState());
    },
  });
}

/** Keeps what this build has compiled, at its end. */
export function keepCompiled(): void {
  memory?.save();
}
