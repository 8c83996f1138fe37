import { portOption, readOptions } from './command-line';
import { SITE_PORT } from './load-environment';
import { runWithCleanup } from './run/cleanup-scope';
import { startSite } from './serve/site-server';

void runWithCleanup(async (scope) => {
  const { port, host, dir } = readOptions({
    port: { type: 'string', default: String(SITE_PORT) },
    host: { type: 'string', default: '127.0.0.1' },
    dir: { type: 'string', default: 'public' },
  });
  const site = await startSite({ publicDir: dir, port: portOption('port', port), host });
  scope.own(site.close);
  console.log(`The site is at ${site.url} (phones: /m/); Ctrl-C stops it`);
  return scope.untilStopped();
});
