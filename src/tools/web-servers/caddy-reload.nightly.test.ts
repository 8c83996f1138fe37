import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { connect } from 'node:net';
import path from 'node:path';
import { writeHosting } from '../../gatsby/node/outputs/hosting/hosting';
import { RELOAD_PAUSE_S } from '../../gatsby/node/outputs/hosting/hosting-caddy';
import { HOSTING_FOLDER } from '../../gatsby/node/outputs/hosting/hosting-rules';
import { makeTempFolder } from '../../node/temp-folder';
import { rawRequest } from '../serve/testing/raw-request';
import { startCaddy } from './caddy';

let folder: string;

beforeEach(() => {
  folder = makeTempFolder({ 'index.html': 'home' });
});

afterEach(() => rm(folder, { recursive: true, force: true }));

async function writeRules(build: string): Promise<void> {
  await writeHosting({
    ...{ pages: [], redirects: [], publicDir: folder },
    headers: [{ name: 'X-Build', value: build, scope: 'all', why: 'tells the rules apart' }],
  });
}

test('a connection that is opened before Caddy reads new rules, and asks for nothing, is closed before the hook ends', async () => {
  await writeRules('one');
  const caddy = await startCaddy({ root: folder, rules: path.join(folder, HOSTING_FOLDER) });
  try {
    const socket = connect({ host: 'localhost', port: Number(new URL(caddy.url).port) });
    await once(socket, 'connect');
    await writeRules('two');
    await caddy.reload();
    const reloaded = performance.now();
    const closed = once(socket.resume(), 'close');
    expect((await rawRequest(caddy.url, '/')).headers['x-build']).toBe('two');
    await closed;
    expect(performance.now() - reloaded).toBeLessThan(RELOAD_PAUSE_S * 1000);
  } finally {
    await caddy.close();
  }
});
