import { readOptions } from './command-line';
import { loadEnvironment } from './load-environment';
import { buildSite } from './run/build-site';
import { runWithCleanup } from './run/cleanup-scope';

void runWithCleanup((scope) => {
  const {
    sandbox,
    force,
    'pictures-budget': budget,
  } = readOptions({
    force: { type: 'boolean', default: false },
    sandbox: { type: 'boolean', default: false },
    'pictures-budget': { type: 'string' },
  });
  loadEnvironment({ sandbox, overrides: { PICTURES_BUDGET: budget } });
  return buildSite(scope, { force });
});
