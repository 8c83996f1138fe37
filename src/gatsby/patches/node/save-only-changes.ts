import { createRequire } from 'node:module';
import path from 'node:path';
import * as z from 'zod/mini';

type Work = (...args: unknown[]) => unknown;

const anyFunction = z.custom<Work>((value) => typeof value === 'function');

/** The part of Gatsby's Redux module that is used here (gatsby/dist/redux/index.js). */
const reduxSchema = z.object({
  saveState: anyFunction,
  store: z.object({ subscribe: anyFunction }),
});

/**
 * Makes Gatsby write its state only when an action may have changed it since the last time: a build saves it twice in a row, with all
 * of its pages, in case that pictures were still being made.
 * @param redux Gatsby's module
 * @throws Error when it saves its state otherwise than it did in 5.16
 */
export function saveOnlyChanges(redux: unknown): void {
  const known = reduxSchema.safeParse(redux);
  if (!known.success || typeof redux !== 'object' || redux === null) {
    throw new Error(
      'Gatsby does not save its state by saveState any more. See src/gatsby/patches/node/save-only-changes.ts',
    );
  }
  const { saveState, store } = known.data;
  let isSaved = false;
  store.subscribe(() => {
    isSaved = false;
  });
  Reflect.set(redux, 'saveState', () => {
    if (isSaved) return undefined;
    const result = saveState();
    isSaved = true;
    return result;
  });
}

/** Makes the Gatsby of a site write its state only when it may have changed. */
export function saveGatsbysChanges(siteFolder: string): void {
  const load = createRequire(path.join(siteFolder, 'package.json'));
  saveOnlyChanges(
    load(path.join(path.dirname(load.resolve('gatsby/package.json')), 'dist', 'redux')),
  );
}
