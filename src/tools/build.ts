import { readOptions } from './cli';
import { loadEnvironment } from './environment';
import { buildSite } from './run/build-site';
import { runWithCleanup } from './run/cleanup-scope';

void runWithCleanup((lifetime) => {
  const { sandbox } = readOptions({ sandbox: { type: 'boolean', default: false } });
  loadEnvironment({ sandbox });
  return buildSite(lifetime);
});
