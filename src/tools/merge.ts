import { UsageError } from '../node/errors';
import { readOptions } from './command-line';
import { mergeBuilds } from './merge/merge-builds';
import { runWithCleanup } from './run/cleanup-scope';

/** `npm run merge`: one release out of builds of single languages, which several machines have made. */
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
