import type { Store } from 'gatsby';
import * as z from 'zod/mini';

/** Facts that Gatsby remembers of the build before. It is no documented interface, so it is parsed. */
const memorySchema = z.object({
  status: z.object({ PLUGINS_HASH: z.string() }),
  html: z.object({
    trackedHtmlFiles: z.map(z.string(), z.object({ isDeleted: z.boolean() })),
  }),
});

/** Jobs that Gatsby takes for done, by their digests: pictures that it has encoded. */
const jobsSchema = z.object({ jobsV2: z.object({ complete: z.map(z.string(), z.unknown()) }) });

/** Gatsby's Redux store. */
export interface GatsbyStore {
  readonly getState: () => unknown;
  readonly dispatch: (action: {
    readonly type: string;
    readonly payload: string | { readonly contentDigest: string };
  }) => unknown;
}

/** Makes of Gatsby's store one whose state is parsed before it is used. */
export function gatsbyStore({ getState, dispatch }: Store): GatsbyStore {
  return {
    getState: (): unknown => Reflect.apply(getState, undefined, []),
    dispatch: (action): unknown => Reflect.apply(dispatch, undefined, [action]),
  };
}

/**
 * Lists the addresses of the pages that Gatsby takes for made, before it begins.
 * @throws Error when Gatsby remembers them otherwise than it did in 5.16
 */
export function rememberedPages({ getState }: GatsbyStore): string[] {
  const { html } = memorySchema.parse(getState());
  return [...html.trackedHtmlFiles].flatMap(([page, { isDeleted }]) => (isDeleted ? [] : [page]));
}

/**
 * Makes Gatsby take its cache for useless, in `onPreInit`: it then deletes it, as it does when a plugin is another one (services/initialize.js),
 * makes every page anew, and removes those that there are no more. It would still take its jobs for done, and never make a picture again that is
 * gone.
 * @throws Error when Gatsby keeps the digest of its plugins, or its jobs, otherwise than it did in 5.16
 */
export function forgetGatsbyCache({ getState, dispatch }: GatsbyStore): void {
  const { complete } = jobsSchema.parse(getState()).jobsV2;
  for (const contentDigest of [...complete.keys()]) {
    dispatch({ type: 'REMOVE_STALE_JOB_V2', payload: { contentDigest } });
  }
  dispatch({ type: 'UPDATE_PLUGINS_HASH', payload: '' });
  const { status } = memorySchema.parse(getState());
  if (status.PLUGINS_HASH !== '' || jobsSchema.parse(getState()).jobsV2.complete.size > 0) {
    throw new Error(
      'Gatsby does not forget its cache any more. See src/gatsby/patches/node/gatsby-cache.ts',
    );
  }
}
