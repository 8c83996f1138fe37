import { readOptions } from './cli';
import { loadEnvironment } from './environment';
import { buildSite } from './run/build-site';
import { runWithLifetime } from './run/lifetime';

void runWithLifetime((lifetime) => {
  const { sandbox } = readOptions({ sandbox: { type: 'boolean', default: false } });
  loadEnvironment({ sandbox });
  return buildSite(lifetime);
});
