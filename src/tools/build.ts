import { readOptions } from './command-line';
import { loadEnvironment } from './load-environment';
import { buildSite } from './run/build-site';
import { runWithCleanup } from './run/cleanup-scope';

void runWithCleanup((scope) => {
  const { sandbox } = readOptions({ sandbox: { type: 'boolean', default: false } });
  loadEnvironment({ sandbox });
  return buildSite(scope);
});
