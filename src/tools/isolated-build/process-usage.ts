import { readdirSync, readFileSync } from 'node:fs';

/** Resources that a program and all its descendants have used. */
export interface Resources {
  /** Processor time of all of them together, in milliseconds. */
  readonly cpuMs: number;
  /** The most memory that they held at the same time, in bytes (resident; shared pages count each time). */
  readonly peakBytes: number;
}

const SAMPLE_MS = 200;
/** Linux counts processor time in hundredths of a second for `/proc`. */
const TICK_MS = 10;
const PAGE_BYTES = 4096;

/** One process at one moment. */
interface ProcessState {
  readonly parent: number;
  /** Processor time so far, in milliseconds. */
  readonly cpuMs: number;
  /** Resident memory. */
  readonly bytes: number;
}

/** Reads one process from `/proc/{pid}/stat` (proc(5)); undefined when it has ended, and without `/proc`. */
export function readProcess(pid: number): ProcessState | undefined {
  try {
    const stat = readFileSync(`/proc/${String(pid)}/stat`, 'utf8');
    // The name in brackets may hold spaces: fields are counted from behind it.
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const field = (index: number): number => fields[index] ?? 0;
    return {
      parent: field(1),
      cpuMs: (field(11) + field(12)) * TICK_MS,
      bytes: field(21) * PAGE_BYTES,
    };
  } catch {
    return undefined;
  }
}

function allProcesses(): Map<number, ProcessState> {
  const found = new Map<number, ProcessState>();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const state = readProcess(Number(name));
    if (state) found.set(Number(name), state);
  }
  return found;
}

function isBelow(pid: number, root: number, processes: ReadonlyMap<number, ProcessState>): boolean {
  for (let each: number | undefined = pid; each; each = processes.get(each)?.parent) {
    if (each === root) return true;
  }
  return false;
}

/**
 * Watches a process and its descendants from now on, by samples. On systems without `/proc` everything is 0.
 * @returns a handle whose `stop` ends the watch and gives the result
 */
export function watchProcessTree(root: number | undefined): { stop: () => Resources } {
  const cpuByProcess = new Map<number, number>();
  let peakBytes = 0;
  const sample = (): void => {
    if (root === undefined || process.platform !== 'linux') return;
    const processes = allProcesses();
    let bytes = 0;
    for (const [pid, state] of processes) {
      if (!isBelow(pid, root, processes)) continue;
      bytes += state.bytes;
      cpuByProcess.set(pid, state.cpuMs);
    }
    peakBytes = Math.max(peakBytes, bytes);
  };
  const timer = setInterval(sample, SAMPLE_MS);
  return {
    stop: () => {
      clearInterval(timer);
      const cpuMs = Array.from(cpuByProcess.values()).reduce((sum, each) => sum + each, 0);
      return { cpuMs, peakBytes };
    },
  };
}
