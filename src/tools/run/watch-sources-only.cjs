/**
 * Loaded into Gatsby's processes before all else (`gatsby.ts`). Parcel, which compiles Gatsby's own files, asks at every
 * build which files of the project have changed, and walks all of it twice to know: `node_modules`, and the hundred
 * thousand files of an earlier build. It takes no setting for that; here these folders are named to its watcher.
 */
'use strict';

const { createRequire } = require('node:module');
const path = require('node:path');

/** Folders without sources. `.cache` is not among them, because Parcel's own output lies there. */
const OTHER_FOLDERS = ['node_modules', 'public', '.data'];

if (process.env.GATSBY_WORKER_MODULE_PATH?.endsWith('compile-gatsby-files.js')) {
  const watcher = createRequire(require.resolve('gatsby/package.json'))('@parcel/watcher');
  for (const name of ['getEventsSince', 'writeSnapshot']) {
    const original = watcher[name];
    watcher[name] = (folder, snapshot, options = {}) =>
      original(folder, snapshot, {
        ...options,
        ignore: [
          ...(options.ignore ?? []),
          ...OTHER_FOLDERS.map((other) => path.join(folder, other)),
        ],
      });
  }
}
