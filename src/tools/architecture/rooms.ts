import path from 'node:path';

/** A file of the project and what it imports, as written there. */
export interface SourceFile {
  /** Relative to the project, such as `src/ui/dialog.tsx`. */
  readonly file: string;
  readonly imports: readonly string[];
}

/** Where the code of a room runs. */
type Runtime = 'everywhere' | 'page' | 'gatsby' | 'node';

const RUNTIMES: Readonly<Record<Runtime, { readonly title: string; readonly color: string }>> = {
  everywhere: { title: 'runs everywhere', color: '#e7e2ff' },
  page: { title: 'pages, in build and browser', color: '#ffe3c2' },
  gatsby: { title: 'around pages, for Gatsby', color: '#ffd0c4' },
  node: { title: 'Node only', color: '#d5efe6' },
};

/** Every room of `src`, from the lowest one up. A folder that is missing here is an error. */
const ROOMS: Readonly<Record<string, Runtime>> = {
  config: 'everywhere',
  contract: 'everywhere',
  routes: 'everywhere',
  markdown: 'everywhere',
  i18n: 'everywhere',
  'local-search': 'everywhere',
  theme: 'page',
  links: 'page',
  platform: 'page',
  'api-client': 'page',
  ui: 'page',
  features: 'page',
  layouts: 'page',
  templates: 'page',
  'gatsby/patches': 'gatsby',
  'gatsby/ssr': 'gatsby',
  'gatsby/browser': 'gatsby',
  node: 'node',
  'gatsby/node': 'node',
  'reference-api': 'node',
  tools: 'node',
};

/** What lies in no room: the table of contents of `src/gatsby`, and the document, whose place Gatsby sets. */
const OUTSIDE = new Set(['src/gatsby/config', 'src/html']);

/**
 * The room that a path lies in.
 * @throws Error for a folder that no room is
 */
export function roomOf(file: string): string | undefined {
  if (OUTSIDE.has(file.replace(/\.tsx?$/, ''))) return undefined;
  const [, first = '', second = ''] = file.split('/');
  const room = first === 'gatsby' ? `${first}/${second}` : first;
  if (room in ROOMS) return room;
  throw new Error(`${file} lies in no room: name src/${room} in src/tools/architecture/rooms.ts`);
}

/** Whom each room imports, by name and in order. */
export type Imports = ReadonlyMap<string, ReadonlySet<string>>;

/** Which rooms import which. A file that leaves `src` (strings of `content/`) is no room's. */
export function importsBetween(files: readonly SourceFile[]): Imports {
  const found = new Map<string, Set<string>>(
    Object.keys(ROOMS).map((room) => [room, new Set<string>()]),
  );
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
  const clusters = Object.entries(RUNTIMES).map(([place, { title, color }]) => {
    const rooms = Object.keys(ROOMS).filter((room) => ROOMS[room] === place);
    return [
      `subgraph "cluster ${place}" { label="${title}"; margin=16; fillcolor="${color}";`,
      ...rooms.map((room) => `"${room}";`),
      '}',
    ].join(' ');
  });
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
