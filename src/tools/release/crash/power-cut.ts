import {
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import type { DiskStep } from './disk-step';

/** Meaning of a name: a folder or a file by its number, or a symbolic link. */
type Entry =
  | { readonly kind: 'folder' | 'file'; readonly node: number }
  | { readonly kind: 'symlink'; readonly target: string };

/** A change of one name in a folder. A rename is two of them, which happen together. */
interface NameChange {
  readonly folder: number;
  readonly name: string;
  /** Undefined when the name goes. */
  readonly entry: Entry | undefined;
}

/** Content and time of a file. */
interface FileState {
  readonly content: Buffer;
  readonly modified: number;
}

/** A change that is on the disk once one of its folders, or its file, was synced. */
interface Change {
  readonly names: readonly NameChange[];
  readonly file?: { readonly node: number; readonly state: FileState };
  isSynced: boolean;
}

/** Fate of a change that was not synced; `torn` for a part of a file's content. */
export type Fate = 'kept' | 'lost' | 'torn';

const ROOT = 0;

/**
 * A disk as a file system may leave it when the power is cut: what was synced is there, and of all other changes any part, in
 * any mixture (POSIX promises no order; SQLite's test VFS and Pebble's crash clone do the same). A file that was not synced
 * may have its size and not its content.
 */
export class PowerCutDisk {
  private readonly changes: Change[] = [];
  /** The names of each folder as programs see them. */
  private readonly seen = new Map<number, Map<string, Entry>>([[ROOT, new Map()]]);
  private readonly files = new Map<number, FileState>();
  private next = 1;

  /** @param folder the folder on the real disk whose content is there from the beginning, synced */
  constructor(private readonly folder: string) {
    this.readFolder(folder, ROOT, new Map());
    for (const change of this.changes) change.isSynced = true;
  }

  private change(names: readonly NameChange[], file?: Change['file']): void {
    this.changes.push({ names, ...(file && { file }), isSynced: false });
    for (const { folder, name, entry } of names) {
      if (entry) this.namesOf(folder).set(name, entry);
      else this.namesOf(folder).delete(name);
    }
    if (file) this.files.set(file.node, file.state);
  }

  private namesOf(folder: number): Map<string, Entry> {
    const names = this.seen.get(folder) ?? new Map<string, Entry>();
    this.seen.set(folder, names);
    return names;
  }

  private readFolder(from: string, folder: number, inodes: Map<number, number>): void {
    for (const name of readdirSync(from)) {
      const file = path.join(from, name);
      const stats = lstatSync(file);
      if (stats.isSymbolicLink()) {
        this.change([{ folder, name, entry: { kind: 'symlink', target: readlinkSync(file) } }]);
      } else if (stats.isDirectory()) {
        const node = this.next++;
        this.change([{ folder, name, entry: { kind: 'folder', node } }]);
        this.readFolder(file, node, inodes);
      } else {
        const known = inodes.get(stats.ino);
        const node = known ?? this.next++;
        inodes.set(stats.ino, node);
        const state = { content: readFileSync(file), modified: stats.mtimeMs };
        this.change(
          [{ folder, name, entry: { kind: 'file', node } }],
          known === undefined ? { node, state } : undefined,
        );
      }
    }
  }

  /** Finds the folder that holds a path, and the name in it. */
  private placeOf(file: string): { folder: number; name: string; entry: Entry | undefined } {
    const parts = path.relative(this.folder, file).split(path.sep);
    const name = parts.pop() ?? '';
    const folder = parts.reduce((node, part) => {
      const entry = this.namesOf(node).get(part);
      if (entry?.kind !== 'folder') throw new Error(`There is no folder ${part} of ${file}`);
      return entry.node;
    }, ROOT);
    return { folder, name, entry: this.namesOf(folder).get(name) };
  }

  private nodeOf(file: string): number {
    if (file === this.folder) return ROOT;
    const { entry } = this.placeOf(file);
    if (!entry || entry.kind === 'symlink') throw new Error(`There is no ${file}`);
    return entry.node;
  }

  /** Does a step of a program. */
  take(step: DiskStep): void {
    switch (step.kind) {
      case 'sync-all':
        for (const change of this.changes) change.isSynced = true;
        return;
      case 'sync': {
        const node = this.nodeOf(step.path);
        for (const change of this.changes) {
          const isMeant =
            change.file?.node === node || change.names.some(({ folder }) => folder === node);
          change.isSynced ||= isMeant;
        }
        return;
      }
      case 'times': {
        const node = this.nodeOf(step.path);
        const { content } = this.files.get(node) ?? { content: Buffer.alloc(0) };
        this.change([], { node, state: { content, modified: step.modified } });
        return;
      }
      case 'rename': {
        const { entry, ...from } = this.placeOf(step.from);
        const { folder, name } = this.placeOf(step.path);
        this.change([
          { ...from, entry: undefined },
          { folder, name, entry },
        ]);
        return;
      }
      case 'write': {
        const { entry, ...place } = this.placeOf(step.path);
        const node = entry?.kind === 'file' ? entry.node : this.next++;
        if (!entry) this.change([{ ...place, entry: { kind: 'file', node } }]);
        const state = { content: Buffer.from(step.content, 'base64'), modified: Date.now() };
        this.change([], { node, state });
        return;
      }
      case 'make-folder':
      case 'link':
      case 'symlink':
      case 'remove': {
        const { folder, name } = this.placeOf(step.path);
        this.change([{ folder, name, entry: this.entryOf(step) }]);
        return;
      }
      default:
        step satisfies never;
    }
  }

  private entryOf(
    step: Extract<DiskStep, { kind: 'make-folder' | 'link' | 'symlink' | 'remove' }>,
  ): Entry | undefined {
    switch (step.kind) {
      case 'make-folder':
        return { kind: 'folder', node: this.next++ };
      case 'link':
        return { kind: 'file', node: this.nodeOf(step.from) };
      case 'symlink':
        return { kind: 'symlink', target: step.target };
      case 'remove':
        return undefined;
      default:
        return step satisfies never;
    }
  }

  /** Writes what is left after a power cut into an empty folder. */
  cutInto(target: string, fateOf: () => Fate): void {
    const names = new Map<number, Map<string, Entry>>();
    const files = new Map<number, FileState>();
    for (const change of this.changes) {
      const fate = change.isSynced ? 'kept' : fateOf();
      if (fate === 'lost') continue;
      for (const { folder, name, entry } of change.names) {
        const own = names.get(folder) ?? new Map<string, Entry>();
        names.set(folder, own);
        if (entry) own.set(name, entry);
        else own.delete(name);
      }
      if (!change.file) continue;
      const { node, state } = change.file;
      // Room was made for the content, which never came.
      const torn = { ...state, content: Buffer.alloc(state.content.length) };
      files.set(node, fate === 'torn' ? torn : state);
    }
    const written = new Map<number, string>();
    const restore = (folder: number, into: string): void => {
      for (const [name, entry] of names.get(folder) ?? []) {
        const file = path.join(into, name);
        if (entry.kind === 'symlink') symlinkSync(entry.target, file);
        else if (entry.kind === 'folder') {
          mkdirSync(file);
          restore(entry.node, file);
        } else {
          const other = written.get(entry.node);
          written.set(entry.node, file);
          if (other !== undefined) linkSync(other, file);
          else {
            const { content, modified } = files.get(entry.node) ?? empty();
            writeFileSync(file, content);
            utimesSync(file, modified / 1000, modified / 1000);
          }
        }
      }
    };
    restore(ROOT, target);
  }
}

function empty(): FileState {
  return { content: Buffer.alloc(0), modified: Date.now() };
}
