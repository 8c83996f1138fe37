import { randomUUID } from 'node:crypto';
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import path from 'node:path';
// A page's timers, which the tests of features have, are numbers.
import { clearInterval, setInterval } from 'node:timers';
import { errorCode, UsageError } from './errors';

/** A lock that is held. */
export interface ProcessLock {
  /** Token that shares it with a program that is started meanwhile. */
  readonly token: string;
  /** May be called twice, also while the process ends. */
  readonly release: () => void;
}

/** Two sentences, without full stops, for the person at the terminal when another process holds a lock. */
interface LockWords {
  /** Says that it is held, and for what. */
  readonly held: string;
  /** Says how to do without, or until when to wait. */
  readonly remedy: string;
}

interface Holder {
  readonly token: string;
  readonly pid: number;
  readonly host: string;
  readonly since: string;
  /** Start of the process, see {@link startOf}. */
  readonly started?: string | undefined;
}

const TOUCH_MS = 60_000;

/** Half a touch more than three, because a busy machine may be late. */
const MISSED_TOUCHES = 3.5;

/**
 * A lock of another host that nobody has touched for so long belongs to a machine that is gone. Each container has a host
 * name of its own, so that age alone tells of a dead process in one.
 */
const STALE_MS = MISSED_TOUCHES * TOUCH_MS;

/** A lock without a holder, or the right to remove one, is a matter of moments: after so long its process was killed at it. */
const WRITING_MS = 5_000;

/** Locks of this very process: whatever else bears its number is left over from an earlier one. */
const ownTokens = new Set<string>();

function member(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/** Who holds a lock; undefined when nobody has written it yet, or it was cut short. */
function holderOf(text: string): Holder | undefined {
  try {
    const value: unknown = JSON.parse(text);
    const [token, pid, host, since, started] = ['token', 'pid', 'host', 'since', 'started'].map(
      (key) => member(value, key),
    );
    return typeof token === 'string' &&
      typeof pid === 'number' &&
      typeof host === 'string' &&
      typeof since === 'string'
      ? { token, pid, host, since, ...(typeof started === 'string' && { started }) }
      : undefined;
  } catch {
    return undefined;
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it runs, and belongs to somebody else.
    return errorCode(error) !== 'ESRCH';
  }
}

/**
 * Reads when a process began, in ticks of the kernel's clock: it tells a process from a later one of the same number.
 * Linux alone says it (proc(5), field 22 of `stat`); elsewhere it is undefined.
 */
function startOf(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${String(pid)}/stat`, 'utf8');
    // The second field is a name in brackets, which may hold blanks.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
  } catch {
    return undefined;
  }
}

/**
 * Dates a lock anew that was touched while the clock was ahead. Who holds it touches it again within the minute; that of a
 * process that has died would look held until the clock has caught up.
 */
function redate(file: string): void {
  const stats = statSync(file, { throwIfNoEntry: false });
  if (stats === undefined || stats.mtimeMs - Date.now() < TOUCH_MS) return;
  try {
    utimesSync(file, new Date(), new Date());
  } catch (error) {
    // Who held it has removed it meanwhile.
    if (errorCode(error) !== 'ENOENT') throw error;
  }
}

function isOld(file: string, ms: number): boolean {
  redate(file);
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats !== undefined && Date.now() - stats.mtimeMs > ms;
}

function isStale(file: string, holder: Holder | undefined): boolean {
  if (!holder) return isOld(file, WRITING_MS);
  // On this host the process itself is asked: after a sleep or a jump of the clock, a lock that is held looks old.
  if (holder.host !== hostname()) return isOld(file, STALE_MS);
  const { pid, token, started } = holder;
  if (pid === process.pid) return !ownTokens.has(token);
  return !isRunning(pid) || (started !== undefined && startOf(pid) !== started);
}

function tryToWrite(file: string, text: string): boolean {
  let handle: number;
  try {
    handle = openSync(file, 'wx');
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  }
  try {
    writeFileSync(handle, text);
    return true;
  } catch (error) {
    // On a full disk a lock without its holder would keep everybody away.
    rmSync(file, { force: true });
    throw error;
  } finally {
    closeSync(handle);
  }
}

/** Names the file that a process holds while it removes a lock. */
function guardOf(file: string): string {
  return `${file}.removal`;
}

/**
 * Removes a lock that may be removed. One process at a time, or the second would remove what the first has put there.
 */
function removeLock(file: string, mayRemove: (holder: Holder | undefined) => boolean): void {
  const guard = guardOf(file);
  if (isOld(guard, WRITING_MS)) rmSync(guard, { force: true });
  if (!tryToWrite(guard, '')) return;
  try {
    const text = readText(file);
    if (text !== undefined && mayRemove(holderOf(text))) rmSync(file, { force: true });
  } finally {
    rmSync(guard, { force: true });
  }
}

function refusal(
  file: string,
  holder: Holder | undefined,
  { held, remedy }: LockWords,
): UsageError {
  const who = holder
    ? `process ${String(holder.pid)} on ${JSON.stringify(holder.host)}, since ${JSON.stringify(holder.since)}`
    : 'it has just begun';
  const files = [file, guardOf(file)].filter((each) => existsSync(each));
  return new UsageError(
    `${held} (${who}). ${remedy}; if there is none any more, remove ${files.join(' and ') || file}`,
  );
}

/**
 * Takes the lock of what one process alone may use. The lock of a process that has died is taken over.
 * @param file the lock, made with its folder
 * @param shared the token of a lock that the program holds which has started this one
 * @throws UsageError that says who holds it
 */
export function takeLock(file: string, words: LockWords, shared?: string): ProcessLock {
  const token = shared ?? randomUUID();
  const own: Holder = {
    token,
    pid: process.pid,
    host: hostname(),
    since: new Date().toISOString(),
    started: startOf(process.pid),
  };
  const content = JSON.stringify(own);
  mkdirSync(path.dirname(file), { recursive: true });
  const mayRemove = (holder: Holder | undefined): boolean =>
    (shared !== undefined && holder?.token === shared) || isStale(file, holder);
  if (!tryToWrite(file, content)) {
    removeLock(file, mayRemove);
    // Who comes first now, has it.
    if (!tryToWrite(file, content)) throw refusal(file, holderOf(readText(file) ?? ''), words);
  }
  ownTokens.add(token);
  const isOurs = (): boolean => holderOf(readText(file) ?? '')?.token === token;
  const touching = setInterval(() => {
    if (isOurs()) utimesSync(file, new Date(), new Date());
  }, TOUCH_MS);
  touching.unref();
  return {
    token,
    release: () => {
      clearInterval(touching);
      ownTokens.delete(token);
      if (isOurs()) rmSync(file, { force: true });
    },
  };
}
