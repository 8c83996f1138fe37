/*
 * A shim for Node's file functions, loaded before a program with `--require`: it counts each change of the disk in one folder,
 * writes it down, and kills the program or fills the disk at one of them. Steps are done one after the other, so that the log
 * has them in the order in which they happened.
 */
import childProcess from 'node:child_process';
import fs from 'node:fs';
import promises from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { SHIM, TAKES_ROOM, type DiskStep } from './disk-step';

const real = { ...fs };
const folder = process.env[SHIM.folder] ?? '';
const log = process.env[SHIM.log] ?? '';
const at = Number(process.env[SHIM.at] ?? 0);
const how = process.env[SHIM.how];

let count = 0;

/** True while a step is done: Node's own functions call each other. */
let isBusy = false;

/** Paths of the files that are open, by their descriptors. */
const opened = new Map<number, string>();

/**
 * Does a step, or what happens instead.
 * @param begin does a part of it, for steps that have parts
 */
function take(step: DiskStep, act: () => void, begin?: () => void): void {
  if (isBusy || !step.path.startsWith(folder)) {
    act();
    return;
  }
  count += 1;
  isBusy = true;
  try {
    if (how === 'kill' && count === at) {
      begin?.();
      process.kill(process.pid, 'SIGKILL');
    }
    if (how === 'full' && count >= at && TAKES_ROOM[step.kind]) {
      begin?.();
      throw Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
    }
    act();
    real.appendFileSync(log, `${JSON.stringify(step)}\n`);
  } finally {
    isBusy = false;
  }
}

function absolute(file: unknown): string {
  return path.resolve(String(file));
}

/** Writes the whole of a file, or half of it when something happens. */
function write(file: string, content: Buffer, flag = 'w'): void {
  take(
    { kind: 'write', path: file, content: content.toString('base64') },
    () => {
      real.writeFileSync(file, content, { flag });
    },
    () => {
      real.writeFileSync(file, content.subarray(0, content.length / 2), { flag });
    },
  );
}

function makeFolder(file: string): void {
  if (real.existsSync(file)) return;
  makeFolder(path.dirname(file));
  take({ kind: 'make-folder', path: file }, () => {
    real.mkdirSync(file);
  });
}

function remove(file: string): void {
  const stats = real.lstatSync(file, { throwIfNoEntry: false });
  if (!stats) return;
  if (stats.isDirectory()) {
    for (const name of real.readdirSync(file)) remove(path.join(file, name));
  }
  take({ kind: 'remove', path: file }, () => {
    if (stats.isDirectory()) real.rmdirSync(file);
    else real.unlinkSync(file);
  });
}

function rename(from: string, to: string): void {
  take({ kind: 'rename', path: to, from }, () => {
    real.renameSync(from, to);
  });
}

function sync(file: string): void {
  take({ kind: 'sync', path: file }, () => undefined);
}

/** Calls back with what a function answers, or with its error. */
function answer(callback: unknown, act: () => unknown): void {
  if (typeof callback !== 'function') throw new TypeError('expected a callback');
  let result: unknown[];
  try {
    result = [null, act()];
  } catch (error) {
    result = [error];
  }
  process.nextTick(() => {
    Reflect.apply(callback, undefined, result);
  });
}

const asynchronous: Record<string, (...args: unknown[]) => unknown> = {
  mkdir: (file) => {
    makeFolder(absolute(file));
  },
  rm: (file) => {
    remove(absolute(file));
  },
  rename: (from, to) => {
    rename(absolute(from), absolute(to));
  },
  link: (from, to) => {
    const step: DiskStep = { kind: 'link', path: absolute(to), from: absolute(from) };
    take(step, () => {
      real.linkSync(step.from, step.path);
    });
  },
  symlink: (target, file) => {
    const step: DiskStep = { kind: 'symlink', path: absolute(file), target: String(target) };
    take(step, () => {
      real.symlinkSync(step.target, step.path);
    });
  },
  copyFile: (from, to) => {
    write(absolute(to), real.readFileSync(absolute(from)));
  },
  utimes: (file, _accessed, modified) => {
    const time = Number(modified);
    take({ kind: 'times', path: absolute(file), modified: time }, () => {
      real.utimesSync(absolute(file), time / 1000, time / 1000);
    });
  },
  writeFile: (file, content) => {
    write(absolute(file), Buffer.from(String(content)));
  },
};

for (const [name, act] of Object.entries(asynchronous)) {
  // oxlint-disable-next-line typescript/require-await -- An error has to come as a rejection.
  Reflect.set(promises, name, async (...args: unknown[]) => act(...args));
}

Reflect.set(promises, 'open', (file: unknown) =>
  Promise.resolve({
    // oxlint-disable-next-line typescript/require-await -- As above.
    sync: async () => {
      sync(absolute(file));
    },
    close: () => Promise.resolve(),
  }),
);

/** Opens a file that is written with its first bytes. */
function open(file: string, flag: string): number {
  const handle: { own?: number } = {};
  take({ kind: 'write', path: file, content: '' }, () => {
    handle.own = real.openSync(file, flag);
  });
  // Outside of the folder, or in it: it is open by now.
  const own = handle.own ?? real.openSync(file, flag);
  opened.set(own, file);
  return own;
}

/** Calls Node's own function. */
function callReal(act: unknown, args: readonly unknown[]): unknown {
  if (typeof act !== 'function') throw new TypeError('expected a function');
  const result: unknown = Reflect.apply(act, undefined, args);
  return result;
}

const patched: Record<string, (...args: unknown[]) => unknown> = {
  openSync: (file, flag = 'r', mode) =>
    flag === 'wx' || flag === 'w'
      ? open(absolute(file), flag)
      : callReal(real.openSync, [file, flag, mode]),
  writeFileSync: (file, content, options) => {
    const own = typeof file === 'number' ? opened.get(file) : undefined;
    if (own === undefined) return callReal(real.writeFileSync, [file, content, options]);
    write(own, Buffer.from(String(content)));
    return undefined;
  },
  mkdirSync: (file) => {
    makeFolder(absolute(file));
  },
  rmSync: (file) => {
    remove(absolute(file));
  },
  open: (file, flag, _mode, callback) => {
    answer(callback, () => open(absolute(file), String(flag)));
  },
  // The package for atomic writes has its content written in `tmpfileCreated`, and writes nothing itself.
  write: (_handle, text, _position, _encoding, callback) => {
    answer(callback, () => String(text).length);
  },
  fsync: (handle, callback) => {
    answer(callback, () => {
      sync(opened.get(Number(handle)) ?? '');
    });
  },
  rename: (from, to, callback) => {
    answer(callback, () => {
      rename(absolute(from), absolute(to));
    });
  },
  unlink: (file, callback) => {
    answer(callback, () => {
      remove(absolute(file));
    });
  },
};

for (const [name, act] of Object.entries(patched)) Reflect.set(fs, name, act);

const runFile = promisify(childProcess.execFile);

/** Counts `sync -f folder`, and runs every other program. */
function execFile(...[file, args = []]: [string, string[]?]): Promise<unknown> {
  const [, target = ''] = args;
  if (file !== 'sync') return runFile(file, args);
  return Promise.resolve().then(() => {
    take({ kind: 'sync-all', path: absolute(target) }, () => undefined);
  });
}

Reflect.set(
  childProcess,
  'execFile',
  Object.assign(() => undefined, { [promisify.custom]: execFile }),
);
