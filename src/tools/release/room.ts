import { statfs } from 'node:fs/promises';
import { errorCode } from '../../node/errors';

/** Errors of a disk that is full, or of a quota. */
const NO_ROOM: readonly unknown[] = ['ENOSPC', 'EDQUOT'];

/** The same in the output of a program. */
const SAYS_NO_ROOM = /\b(?:ENOSPC|EDQUOT)\b|no space left on device/i;

/** Room without which a build is not worth its beginning: Gatsby's database breaks in the middle, and names no reason. */
const LEAST_BYTES = 50_000_000;

/** True for the error of a disk that is full. */
export function isNoRoom(error: unknown): boolean {
  return NO_ROOM.includes(errorCode(error));
}

/** Error of a disk that is seen to be full without a file having been refused. */
class NoRoomError extends Error {
  readonly code = 'ENOSPC';
}

/** Tells how many bytes may still be written to the disk of a folder. */
type FreeBytes = (folder: string) => Promise<number>;

async function freeBytes(folder: string): Promise<number> {
  const { blocks, bavail, bsize } = await statfs(folder);
  // File systems of networks may not say how large they are.
  return blocks === 0 ? Infinity : bavail * bsize;
}

/** Finds the first of some folders whose disk is as good as full, in words. */
async function findFull(folders: readonly string[], free: FreeBytes): Promise<string | undefined> {
  for (const folder of folders) {
    const bytes = await free(folder);
    if (bytes < LEAST_BYTES) return `${folder} has ${String(Math.floor(bytes / 1e6))} MB left`;
  }
  return undefined;
}

interface RoomOptions {
  /** Folders that are written to. */
  readonly folders: readonly string[];
  /** Removes what can be spared. */
  readonly makeRoom: () => Promise<void>;
  /** Makes the build, tells each line of its output and answers its exit code. */
  readonly build: (onLine: (line: string) => void) => Promise<number>;
  readonly onLine: (line: string) => void;
  readonly free?: FreeBytes;
}

/**
 * Makes a build where there is room for one, and finds out of one that failed whether the disk is full: the build itself says
 * something else, or nothing.
 * @returns the exit code of the build
 * @throws an error that {@link isNoRoom} knows
 */
export async function buildWithRoom(options: RoomOptions): Promise<number> {
  const { folders, makeRoom, build, onLine, free = freeBytes } = options;
  if ((await findFull(folders, free)) !== undefined) await makeRoom();
  const before = await findFull(folders, free);
  if (before !== undefined) throw new NoRoomError(`${before}, and no build was begun`);
  const said: string[] = [];
  const code = await build((line) => {
    if (SAYS_NO_ROOM.test(line)) said.push(line);
    onLine(line);
  });
  if (code === 0) return code;
  const after = await findFull(folders, free);
  if (after === undefined && said.length === 0) return code;
  const ended = `the build ended with ${String(code)}, and ${after ?? 'says so above'}`;
  throw new NoRoomError(`${ended}; other advice above, such as to run gatsby clean, does not help`);
}
