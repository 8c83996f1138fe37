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

/** Profile of a build. */
export interface BuildProfile {
  readonly work: readonly ProfiledWork[];
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

/** Owners of functions by the number of their node: that of the caller where a function works for it. Nodes that wait have none. */
function ownersOf({ nodes }: Recorded['profile']): ReadonlyMap<number, CodeOwner> {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const owners = new Map<number, CodeOwner>();
  const waiting: [ProfileNode, CodeOwner][] = nodes.slice(0, 1).map((root) => [root, 'Node']);
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [{ id, callFrame, children = [] }, above] = next;
    const owner = ownerOf(callFrame) ?? above;
    if (callFrame.functionName !== '(idle)') owners.set(id, owner);
    for (const child of children.flatMap((each) => byId.get(each) ?? [])) {
      waiting.push([child, owner]);
    }
  }
  return owners;
}

/** Sums up what the processes and threads of a build have recorded. */
export function sumUp(records: readonly Recorded[], spans: readonly PhaseSpan[]): BuildProfile {
  const sums = new Map<string, ProfiledWork>();
  let native = records.reduce((sum, { cpuMs }) => sum + cpuMs / 1000, 0);
  for (const record of records) {
    const { samples, timeDeltas, startTime } = record.profile;
    const owners = ownersOf(record.profile);
    let us = startTime;
    samples.forEach((id, at) => {
      us += timeDeltas[at] ?? 0;
      // A delta is the time since the sample before.
      const seconds = (timeDeltas[at + 1] ?? 0) / 1e6;
      const owner = owners.get(id);
      if (owner === undefined) return;
      native -= seconds;
      const [place, phase] = [placeOf(record), phaseAt(us, spans)];
      const key = [place, phase, owner].join('\n');
      const sum = sums.get(key)?.seconds ?? 0;
      sums.set(key, { place, phase, owner, seconds: sum + seconds });
    });
  }
  return { work: [...sums.values()], nativeSeconds: Math.max(0, native) };
}

/** Reads what a build has recorded into a folder. */
export function readProfile(folder: string, spans: readonly PhaseSpan[]): BuildProfile {
  const records = readdirSync(folder).map((name) =>
    recordSchema.parse(JSON.parse(readFileSync(path.join(folder, name), 'utf8'))),
  );
  return sumUp(records, spans);
}
