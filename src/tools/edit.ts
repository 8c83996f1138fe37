import path from 'node:path';
import { readEnvironment } from '../config/environment';
import { serviceDay } from '../gatsby/node/sources/legal-versions';
import { canPreview } from '../gatsby/node/preview/open-preview';
import { portOption, readOptions } from './command-line';
import { openEditing } from './edit/open-editing';
import { API_PORT, loadEnvironment, SITE_PORT } from './load-environment';
import { assertPortFree, otherPort } from './ports';
import { readBuildPorts } from './run/build-ports';
import { buildSite } from './run/build-site';
import { runWithCleanup, type CleanupScope } from './run/cleanup-scope';
import { condenseGatsbyLog } from './run/gatsby-log';
import { provideApi } from './run/reference-api';

const HOST = '127.0.0.1';

async function build(scope: CleanupScope): Promise<number> {
  console.log('Building the site once, a minute or two');
  const log = condenseGatsbyLog(console.log);
  const code = await buildSite(scope, { onLine: log.onLine });
  if (code !== 0 && !scope.isStopped()) console.error(`${log.all()}\nThe build failed; see above`);
  return code;
}

async function edit(scope: CleanupScope): Promise<number> {
  const options = readOptions({
    port: { type: 'string', default: '8700' },
    'preview-port': { type: 'string', default: '8701' },
    build: { type: 'boolean', default: false },
  });
  const port = portOption('port', options.port);
  const previewPort = portOption('preview-port', options['preview-port']);
  const isNeeded = options.build || !canPreview('.');
  const ports = isNeeded ? { api: API_PORT, site: SITE_PORT } : readBuildPorts();
  loadEnvironment({ sandbox: true, ports });
  await assertPortFree(HOST, port, otherPort('npm run edit -- --port N'));
  await assertPortFree(HOST, previewPort, otherPort('npm run edit -- --preview-port N'));
  await provideApi(scope, {
    port: ports.api,
    dataFile: '.data/reference-api.sqlite',
    remedy: 'Stop what runs there',
    shared: true,
  });
  const code = isNeeded ? await build(scope) : 0;
  if (code !== 0) return code;
  const editing = await openEditing({
    root: path.resolve('.'),
    siteFolder: path.resolve('.'),
    environment: readEnvironment(process.env),
    port,
    previewPort,
    today: serviceDay,
  });
  scope.own(editing.close);
  console.log(
    `The texts are at ${editing.url}, the site as it will be at ${editing.preview}; Ctrl-C stops both`,
  );
  return scope.untilStopped();
}

void runWithCleanup(edit);
