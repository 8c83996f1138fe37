import { UsageError } from '../node/errors';
import { readOptions } from './command-line';
import { mergeBuilds } from './merge/merge-builds';
import { runWithCleanup } from './run/cleanup-scope';

/**
 * `npm run merge`: unites builds of single languages in one release.
 * Used by an operator whose library outgrows one machine, after each of the machines has built its language.
 */
void runWithCleanup(async (scope) => {
  const { from, into } = readOptions({
    from: { type: 'string', multiple: true, default: [] },
    into: { type: 'string', default: '' },
  });
  if (into === '') throw new UsageError('Name the folder of the release with --into');
  const id = await mergeBuilds(from, into, scope);
  console.log(`${into} is the release ${id}`);
  return 0;
});
