import type { Fate, Mutant, TriedMutant } from './mutant';
import { MUTANT_ROOMS, roomOf } from './rooms';

const FATES: readonly Fate[] = ['noticed', 'endless', 'survived', 'unreached'];
const SHOWN_LENGTH = 60;

function isNoticed({ fate }: TriedMutant): boolean {
  return fate === 'noticed' || fate === 'endless';
}

/** The share of mutants that some test noticed, in per cent with one decimal; `–` of none. */
function score(tried: readonly TriedMutant[]): string {
  if (tried.length === 0) return '–';
  return `${((100 * tried.filter(isNoticed).length) / tried.length).toFixed(1)} %`;
}

function row(name: string, tried: readonly TriedMutant[]): string[] {
  const counts = FATES.map((fate) => tried.filter((each) => each.fate === fate).length);
  const reached = tried.filter(({ fate }) => fate !== 'unreached');
  return [name, ...[tried.length, ...counts].map(String), score(tried), score(reached)];
}

/** The table of scores, a row for each room with mutants and one for all of them, as lines. */
export function scoreTable(tried: readonly TriedMutant[]): string[] {
  const rows = [
    ['room', 'mutants', ...FATES, 'score', 'of reached'],
    ...MUTANT_ROOMS.map((room) =>
      row(
        room,
        tried.filter(({ mutant }) => roomOf(mutant.file) === room),
      ),
    ).filter(([, count]) => count !== '0'),
    row('all', tried),
  ];
  const widths = rows[0]?.map((_, column) =>
    Math.max(...rows.map((each) => each[column]?.length ?? 0)),
  );
  return rows.map((cells) =>
    cells
      .map((cell, column) => {
        const width = widths?.[column] ?? 0;
        return column === 0 ? cell.padEnd(width) : cell.padStart(width);
      })
      .join('  '),
  );
}

/** A text in one line, shortened in its middle. */
function inShort(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  if (line.length <= SHOWN_LENGTH) return line;
  return `${line.slice(0, SHOWN_LENGTH / 2)} … ${line.slice(-SHOWN_LENGTH / 2)}`;
}

/** One mutant as a line: `src/a.ts:3:7  EqualityOperator  a < b  →  a <= b`. */
export function describeMutant({
  file,
  line,
  column,
  kind,
  original,
  replacement,
}: Mutant): string {
  const change = `${inShort(original)}  →  ${inShort(replacement)}`;
  return `${file}:${String(line)}:${String(column)}  ${kind}  ${change}`;
}

/** Mutants that no test noticed, by place, as lines. */
export function survivorLines(tried: readonly TriedMutant[]): string[] {
  return tried
    .filter((each) => !isNoticed(each))
    .map(({ mutant, fate }) => `${fate}  ${describeMutant(mutant)}`)
    .sort();
}
