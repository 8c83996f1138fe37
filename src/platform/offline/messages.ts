import * as z from 'zod/mini';

// What a tab asks the site's worker (`src/gatsby/browser/offline/site-worker.ts`), each over a port of its own.

const paths = z.array(z.string());

export const requestSchema = z.discriminatedUnion('task', [
  /** The tab tells which build it has come from the server with, and asks whether it has come from the cache. */
  z.object({ task: z.literal('hello'), build: z.optional(z.string()) }),
  /** Pages that were read, with the files that the tab has loaded for them. */
  z.object({ task: z.literal('read'), paths, files: paths }),
  /** Pages that the visitor wants to have without a network. They stay until they are removed. */
  z.object({ task: z.literal('keep'), paths }),
  z.object({ task: z.literal('remove'), paths }),
  z.object({ task: z.literal('list') }),
  /** The site is to be without a worker: nothing is kept any more. */
  z.object({ task: z.literal('stop') }),
]);

export type OfflineRequest = z.infer<typeof requestSchema>;

/** A page that a visitor has asked to be kept. */
export interface KeptItem {
  readonly path: string;
  /** Size of what goes with it when it is removed, in bytes: files that no other page needs. */
  readonly bytes: number;
}

/** Answer of the worker to a tab. */
export interface OfflineAnswer {
  /** The build whose files the tab gets; undefined where it gets them from the server. */
  readonly build?: string | undefined;
  /** Pages that were asked to be kept. */
  readonly kept?: readonly KeptItem[] | undefined;
  /** Size of all that is kept, in bytes. */
  readonly bytes?: number | undefined;
  /** The reason why nothing was done. */
  readonly failure?: 'full' | 'failed' | undefined;
}
