import { readdirSync, statSync, watch, type FSWatcher } from 'node:fs';
import path from 'node:path';

/** A folder that is being watched, and how to leave it. */
interface WatchedFolders {
  readonly close: () => void;
}

/**
 * Watches a folder and all that are in it, each by itself: a recursive watch of Node 20 hears on Linux of the first time
 * alone that a file is replaced, which is how Git and most editors write.
 * @param onChange hears the path of each file that was written, and of each file or folder that is gone, with slashes
 */
export function watchFolders(root: string, onChange: (name: string) => void): WatchedFolders {
  const watchers = new Map<string, FSWatcher>();
  const isFolder = (name: string): boolean =>
    statSync(path.join(root, name), { throwIfNoEntry: false })?.isDirectory() === true;
  const leave = (name: string): void => {
    for (const [each, watcher] of watchers) {
      if (each !== name && !each.startsWith(`${name}/`)) continue;
      watcher.close();
      watchers.delete(each);
    }
  };
  const follow = (name: string, onFile: (file: string) => void): void => {
    const watcher = watch(path.join(root, name), (_, entry) => {
      if (entry !== null) lookAt(path.posix.join(name, entry));
    });
    // A folder that is gone is left as its own folder tells of it.
    watcher.on('error', () => undefined);
    watchers.set(name, watcher);
    for (const entry of readdirSync(path.join(root, name), { withFileTypes: true })) {
      const inside = path.posix.join(name, entry.name);
      if (entry.isDirectory()) follow(inside, onFile);
      else onFile(inside);
    }
  };
  const lookAt = (name: string): void => {
    // A folder of the same name may be another one, with files that were there before it was watched.
    leave(name);
    if (isFolder(name)) follow(name, onChange);
    else onChange(name);
  };
  follow('', () => undefined);
  return {
    close: () => {
      for (const watcher of watchers.values()) watcher.close();
    },
  };
}
