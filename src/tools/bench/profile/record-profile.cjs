/**
 * Loaded into every process and thread of a build whose profile is taken (`profile-folder.ts`): samples what it does a
 * thousand times a second, and writes that into the folder that `BENCH_PROFILE` names when it ends. Node takes no
 * `--cpu-prof` from its environment, and Gatsby ends its workers so that they would not write it.
 */
'use strict';

const { writeFileSync } = require('node:fs');
const { Session } = require('node:inspector');
const path = require('node:path');
const { threadId, isMainThread } = require('node:worker_threads');

const folder = process.env.BENCH_PROFILE;

if (folder !== undefined) {
  const session = new Session();
  session.connect();
  session.post('Profiler.enable');
  session.post('Profiler.start');
  let isWritten = false;
  const write = () => {
    if (isWritten) return;
    isWritten = true;
    // A session in the same thread answers at once.
    session.post('Profiler.stop', (error, answer) => {
      if (error) return;
      const { user, system } = process.cpuUsage();
      const recorded = {
        program: path.basename(process.env.GATSBY_WORKER_MODULE_PATH ?? process.argv[1] ?? ''),
        isThread: !isMainThread,
        isChild: process.env.GATSBY_WORKER_MODULE_PATH !== undefined,
        cpuMs: isMainThread ? (user + system) / 1000 : 0,
        profile: answer.profile,
      };
      const name = `${String(process.pid)}-${String(threadId)}.json`;
      writeFileSync(path.join(folder, name), JSON.stringify(recorded));
    });
  };
  process.once('exit', write);
  // So gatsby-worker begins to end; a second later it is killed.
  const { off } = process;
  process.off = function (event, ...rest) {
    if (event === 'message') write();
    return off.call(this, event, ...rest);
  };
}
