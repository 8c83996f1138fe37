/** A change of the disk, or a wait until changes are on it. Paths are absolute. */
export type DiskStep =
  | { readonly kind: 'make-folder'; readonly path: string }
  | { readonly kind: 'write'; readonly path: string; readonly content: string }
  | { readonly kind: 'times'; readonly path: string; readonly modified: number }
  | { readonly kind: 'link'; readonly path: string; readonly from: string }
  | { readonly kind: 'symlink'; readonly path: string; readonly target: string }
  | { readonly kind: 'rename'; readonly path: string; readonly from: string }
  | { readonly kind: 'remove'; readonly path: string }
  | { readonly kind: 'sync'; readonly path: string }
  | { readonly kind: 'sync-all'; readonly path: string };

/** Kinds of steps that a full disk refuses. */
export const TAKES_ROOM: Readonly<Record<DiskStep['kind'], boolean>> = {
  'make-folder': true,
  write: true,
  times: false,
  link: true,
  symlink: true,
  rename: true,
  remove: false,
  sync: false,
  'sync-all': false,
};

/** Settings of {@link file://./disk-shim.ts}, which it gets by the environment. */
export const SHIM = {
  /** The folder whose steps count. */
  folder: 'CRASH_FOLDER',
  /** The file that gets the steps, a line each. */
  log: 'CRASH_LOG',
  /** The number of the step at which it happens, from 1. */
  at: 'CRASH_AT',
  /** `kill` for SIGKILL in the middle of the step, `full` for a disk without room from that step on. */
  how: 'CRASH_HOW',
} as const;
