import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { leftOutSpans } from './left-out';
import type { Mutant } from './mutant';

/** Mutants of some files, and these files with all of their mutants in them, asleep. */
export interface MutantSources {
  readonly mutants: readonly Mutant[];
  /** Texts by file: the mutant whose number is in `__STRYKER_ACTIVE_MUTANT__` is awake. */
  readonly texts: ReadonlyMap<string, string>;
}

function no(): boolean {
  return false;
}

function sayNothing(): undefined {
  return undefined;
}

const SILENT = {
  isTraceEnabled: no,
  isDebugEnabled: no,
  isInfoEnabled: no,
  isWarnEnabled: no,
  isErrorEnabled: no,
  isFatalEnabled: no,
  trace: sayNothing,
  debug: sayNothing,
  info: sayNothing,
  warn: sayNothing,
  error: sayNothing,
  fatal: sayNothing,
};

const OPTIONS = { plugins: null, excludedMutations: [], ignorers: [] };

/** Makes every mutant of the files, without those that are left out (`left-out.ts`). */
export async function makeMutants(files: readonly string[]): Promise<MutantSources> {
  const sources = files.map((name) => ({
    name,
    content: readFileSync(name, 'utf8'),
    mutate: true,
  }));
  const { Instrumenter } = await import('@stryker-mutator/instrumenter');
  const made = await new Instrumenter(SILENT).instrument(sources, OPTIONS);
  const mutants: Mutant[] = [];
  for (const { name, content } of sources) {
    const source = ts.createSourceFile(name, content, ts.ScriptTarget.Latest, true);
    const leftOut = leftOutSpans(source);
    for (const { id, fileName, location, mutatorName, replacement } of made.mutants) {
      if (fileName !== name) continue;
      const { line, column } = location.start;
      const start = source.getPositionOfLineAndCharacter(line, column);
      const end = source.getPositionOfLineAndCharacter(location.end.line, location.end.column);
      if (leftOut.some((span) => span.start <= start && end <= span.end)) continue;
      mutants.push({
        id,
        file: name,
        line: line + 1,
        column: column + 1,
        kind: mutatorName,
        original: content.slice(start, end),
        replacement,
      });
    }
  }
  return { mutants, texts: new Map(made.files.map(({ name, content }) => [name, content])) };
}
