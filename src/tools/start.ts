import { existsSync } from 'node:fs';
import { UsageError } from '../node/errors';
import { portOption, readOptions } from './command-line';
import { API_PORT, loadEnvironment, SITE_PORT } from './load-environment';
import { readBuildPorts } from './run/build-ports';
import { buildSite, PUBLIC_DIR, serveBuild } from './run/build-site';
import { condenseGatsbyLog } from './run/gatsby-log';
import { runWithCleanup, type CleanupScope } from './run/cleanup-scope';
import { provideApi } from './run/reference-api';
import { assertPortFree, otherPort } from './ports';

const HOST = '127.0.0.1';

function readCommand() {
  const options = readOptions({
    port: { type: 'string' },
    'api-port': { type: 'string' },
    'skip-build': { type: 'boolean', default: false },
  });
  const skipBuild = options['skip-build'];
  // A build's pages name its ports, so a build that is there keeps its own.
  const usual = skipBuild ? readBuildPorts() : { api: API_PORT, site: SITE_PORT };
  return {
    sitePort: portOption('port', options.port ?? String(usual.site)),
    apiPort: portOption('api-port', options['api-port'] ?? String(usual.api)),
    skipBuild,
  };
}

async function build(scope: CleanupScope): Promise<number> {
  console.log('Building the site, a minute or two the first time');
  const log = condenseGatsbyLog(console.log);
  const code = await buildSite(scope, { onLine: log.onLine });
  if (code !== 0 && !scope.isStopped()) {
    console.error(`${log.all()}\nThe build failed; all of its output is above`);
  }
  return code;
}

async function start(scope: CleanupScope): Promise<number> {
  const { sitePort, apiPort, skipBuild } = readCommand();
  if (skipBuild && !existsSync(PUBLIC_DIR)) {
    throw new UsageError('There is no public/ yet: run npm start without --skip-build first');
  }
  loadEnvironment({ sandbox: true, ports: { api: apiPort, site: sitePort } });
  await assertPortFree(HOST, sitePort, otherPort('npm start -- --port N'));
  const api = await provideApi(scope, {
    port: apiPort,
    dataFile: '.data/reference-api.sqlite',
    remedy: otherPort('npm start -- --api-port N'),
    shared: true,
  });
  const code = skipBuild ? 0 : await build(scope);
  if (code !== 0) return code;
  const site = await serveBuild(scope, sitePort);
  console.log(
    `Youban is at ${site.url} (phones: /m/), its API at ${api}, ` +
      `login codes at ${api}/sandbox/sms?phone=…; Ctrl-C stops everything`,
  );
  return scope.untilStopped();
}

void runWithCleanup(start);
