import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import type { PhaseSpan } from '../build/phases';
import { ownerOf, type CodeOwner } from './code-owner';

const nodeSchema = z.object({
  id: z.number(),
  callFrame: z.object({ functionName: z.string(), url: z.string() }),
  children: z.optional(z.array(z.number())),
});
type ProfileNode = z.infer<typeof nodeSchema>;

/** File that `record-profile.cjs` writes. */
const recordSchema = z.object({
  /** Name of the script that the process was started with. */
  program: z.string(),
  isThread: z.boolean(),
  isChild: z.boolean(),
  /** Processor time of the process with all its threads; 0 for a thread. */
  cpuMs: z.number(),
  profile: z.object({
    nodes: z.array(nodeSchema),
    /** Time of its beginning, in microseconds as `timeDeltas` are. */
    startTime: z.number(),
    samples: z.array(z.number()),
    timeDeltas: z.array(z.number()),
  }),
});
type Recorded = z.infer<typeof recordSchema>;

/** Seconds of one process or thread, in one phase and by one owner. */
export interface ProfiledWork {
  readonly place: string;
  readonly phase: string;
  readonly owner: CodeOwner;
  readonly seconds: number;
}

/** One of our own functions with all that it calls. */
export interface ProfiledCall {
  readonly name: string;
  readonly seconds: number;
}

/** Profile of a build. */
export interface BuildProfile {
  readonly work: readonly ProfiledWork[];
  /** Our functions by the time with all that they call, the longest first. */
  readonly calls: readonly ProfiledCall[];
  /** Processor time that no JavaScript had: threads of V8, libuv, sharp and lmdb. */
  readonly nativeSeconds: number;
}

/** Name of the time that no phase has a name for. */
const BETWEEN = 'the rest';

function phaseAt(us: number, spans: readonly PhaseSpan[]): string {
  return spans.find(({ fromUs, toUs }) => fromUs <= us && us <= toUs)?.name ?? BETWEEN;
}

function placeOf({ program, isThread, isChild }: Recorded): string {
  if (isThread) return 'threads';
  return isChild ? `worker: ${program}` : 'Gatsby itself';
}

/** Adds to the number that a map has under a key. */
function addTo<K>(sums: Map<K, number>, key: K, more: number): void {
  sums.set(key, (sums.get(key) ?? 0) + more);
}

/** Names of our functions on the way to a node, each once. */
function ownNames(node: ProfileNode, above: readonly string[]): readonly string[] {
  const { functionName, url } = node.callFrame;
  if (functionName === '' || ownerOf(node.callFrame) !== 'ours') return above;
  const name = `${functionName} (${path.basename(url)})`;
  return above.includes(name) ? above : [...above, name];
}

/** Nodes by id, with the owner of each, which is that of its caller where it works for it. */
function trace({ nodes }: Recorded['profile']) {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const traced = new Map<number, { owner: CodeOwner; names: readonly string[] }>();
  const visit = (first: ProfileNode): void => {
    const waiting: [ProfileNode, CodeOwner, readonly string[]][] = [[first, 'Node', []]];
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const [node, above, namesAbove] = next;
      const owner = ownerOf(node.callFrame) ?? above;
      const names = ownNames(node, namesAbove);
      traced.set(node.id, { owner, names });
      for (const id of node.children ?? []) {
        const child = byId.get(id);
        if (child) waiting.push([child, owner, names]);
      }
    }
  };
  const [root] = nodes;
  if (root) visit(root);
  const idle = new Set(
    nodes.flatMap(({ id, callFrame }) => (callFrame.functionName === '(idle)' ? [id] : [])),
  );
  return { traced, idle };
}

/** Sums up what the processes and threads of a build have recorded. */
export function sumUp(records: readonly Recorded[], spans: readonly PhaseSpan[]): BuildProfile {
  const sums = new Map<string, ProfiledWork>();
  const calls = new Map<string, number>();
  let native = records.reduce((sum, { cpuMs }) => sum + cpuMs / 1000, 0);
  for (const record of records) {
    const { samples, timeDeltas, startTime } = record.profile;
    const { traced, idle } = trace(record.profile);
    let us = startTime;
    samples.forEach((id, at) => {
      us += timeDeltas[at] ?? 0;
      // A delta is the time since the sample before.
      const seconds = (timeDeltas[at + 1] ?? 0) / 1e6;
      const found = traced.get(id);
      if (!found || idle.has(id)) return;
      native -= seconds;
      const [place, phase] = [placeOf(record), phaseAt(us, spans)];
      const key = [place, phase, found.owner].join('\n');
      const sum = sums.get(key)?.seconds ?? 0;
      sums.set(key, { place, phase, owner: found.owner, seconds: sum + seconds });
      for (const name of found.names) addTo(calls, name, seconds);
    });
  }
  return {
    work: [...sums.values()],
    calls: Array.from(calls, ([name, seconds]) => ({ name, seconds })).sort(
      (a, b) => b.seconds - a.seconds,
    ),
    nativeSeconds: Math.max(0, native),
  };
}

/** Reads what a build has recorded into a folder. */
export function readProfile(folder: string, spans: readonly PhaseSpan[]): BuildProfile {
  const records = readdirSync(folder).map((name) =>
    recordSchema.parse(JSON.parse(readFileSync(path.join(folder, name), 'utf8'))),
  );
  return sumUp(records, spans);
}
