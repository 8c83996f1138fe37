import { portOption, readOptions } from './command-line';
import { API_PORT, loadEnvironment, SITE_PORT } from './load-environment';
import { startGatsby } from './run/gatsby';
import { runWithCleanup, type CleanupScope } from './run/cleanup-scope';
import { provideApi } from './run/reference-api';
import { assertPortFree, otherPort } from './ports';

const HOST = '127.0.0.1';

async function develop(scope: CleanupScope): Promise<number> {
  const options = readOptions({
    port: { type: 'string', default: '8000' },
    'api-port': { type: 'string', default: String(API_PORT) },
  });
  const port = portOption('port', options.port);
  const apiPort = portOption('api-port', options['api-port']);
  loadEnvironment({ sandbox: true, ports: { api: apiPort, site: SITE_PORT } });
  // Gatsby would ask whether another port will do, and wait for an answer.
  await assertPortFree(HOST, port, otherPort('npm run develop -- --port N'));
  await provideApi(scope, {
    port: apiPort,
    dataFile: '.data/reference-api.sqlite',
    remedy: otherPort('npm run develop -- --api-port N'),
    shared: true,
  });
  const gatsby = startGatsby(['develop', '-H', HOST, '-p', String(port)]);
  scope.own(gatsby.stop);
  return scope.untilStopped(gatsby.done);
}

void runWithCleanup(develop);
