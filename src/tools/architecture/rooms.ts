import { createRequire } from 'node:module';
import path from 'node:path';
import * as z from 'zod/mini';

/** A file of the project and what it imports, as written there. */
export interface SourceFile {
  /** Relative to the project, such as `src/ui/dialog.tsx`. */
  readonly file: string;
  readonly imports: readonly string[];
}

/** Groups of rooms by where their code runs, as `.dependency-cruiser.cjs` lists them. */
const RUNTIMES = {
  everywhere: { title: 'runs everywhere', color: '#e7e2ff' },
  page: { title: 'pages, in build and browser', color: '#ffe3c2' },
  gatsby: { title: 'around pages, for Gatsby', color: '#ffd0c4' },
  node: { title: 'Node only', color: '#d5efe6' },
} as const;

const RUNTIME_NAMES = ['everywhere', 'page', 'gatsby', 'node'] as const;
const ROOMS = z
  .object({ rooms: z.record(z.enum(RUNTIME_NAMES), z.array(z.string())) })
  .parse(createRequire(__filename)('../../../.dependency-cruiser.cjs')).rooms;
const ALL_ROOMS = Object.values(ROOMS).flat();

/** Files outside of all rooms: the table of contents of `src/gatsby`, and the document, whose place Gatsby sets. */
const OUTSIDE = new Set(['src/gatsby/config', 'src/html']);

/**
 * The room that a path lies in.
 * @throws Error for a folder that no room is
 */
export function roomOf(file: string): string | undefined {
  if (OUTSIDE.has(file.replace(/\.tsx?$/, ''))) return undefined;
  const [, first = '', second = ''] = file.split('/');
  const room = first === 'gatsby' ? `${first}/${second}` : first;
  if (ALL_ROOMS.includes(room)) return room;
  throw new Error(`${file} lies in no room: name src/${room} in .dependency-cruiser.cjs`);
}

/** Rooms that each room imports. */
export type Imports = ReadonlyMap<string, ReadonlySet<string>>;

/** Finds the imports between rooms. A file that leaves `src` (strings of `content/`) is no room's. */
export function importsBetween(files: readonly SourceFile[]): Imports {
  const found = new Map<string, Set<string>>(ALL_ROOMS.map((room) => [room, new Set<string>()]));
  for (const { file, imports } of files) {
    const from = roomOf(file);
    for (const each of imports) {
      const target = path.posix.join(path.posix.dirname(file), each);
      if (from === undefined || !each.startsWith('.') || !target.startsWith('src/')) continue;
      const to = roomOf(target);
      if (to !== undefined && to !== from) found.get(from)?.add(to);
    }
  }
  return found;
}

function reaches(imports: Imports, from: string, to: string, seen = new Set<string>()): boolean {
  if (from === to) return true;
  seen.add(from);
  return Array.from(imports.get(from) ?? []).some(
    (next) => !seen.has(next) && reaches(imports, next, to, seen),
  );
}

/** Leaves out what follows from other arrows: where a imports b and b imports c, a may import c. */
export function withoutShortcuts(imports: Imports): Imports {
  return new Map(
    Array.from(imports, ([from, targets]) => [
      from,
      new Set(
        Array.from(targets).filter(
          (to) => !Array.from(targets).some((other) => other !== to && reaches(imports, other, to)),
        ),
      ),
    ]),
  );
}

/** The rooms and their arrows in Graphviz's language. */
export function toDot(imports: Imports): string {
  const clusters = RUNTIME_NAMES.map((runtime) =>
    [
      `subgraph "cluster ${runtime}" { label="${RUNTIMES[runtime].title}"; margin=16; fillcolor="${RUNTIMES[runtime].color}";`,
      ...ROOMS[runtime].map((room) => `"${room}";`),
      '}',
    ].join(' '),
  );
  const arrows = Array.from(withoutShortcuts(imports)).flatMap(([from, targets]) =>
    Array.from(targets)
      .sort()
      .map((to) => `"${from}" -> "${to}";`),
  );
  return [
    'digraph rooms {',
    'graph [rankdir=TB, bgcolor="white", fontname="Helvetica", fontsize=11, style="rounded,filled", color="none", nodesep=0.25, ranksep=0.4];',
    'node [shape=box, style="rounded,filled", fillcolor="white", color="#4a3f8f", fontname="Helvetica", fontsize=13, height=0.4];',
    'edge [color="#6b61a8", arrowsize=0.7];',
    ...clusters,
    ...arrows,
    '}',
  ].join('\n');
}
