import { createServer } from 'node:http';
import path from 'node:path';
import { closeServer, listen } from '../../node/listen';
import { tempFolder } from '../../testing/temp-folder';
import { findTestPorts, keepBuildPorts, readBuildPorts } from './build-ports';

const usual = { api: 8787, site: 9000 };

test('tests take other ports than the usual ones, and none that is taken', async () => {
  const first = await findTestPorts();
  expect(Object.values(usual)).not.toContain(first.api);
  expect(Object.values(usual)).not.toContain(first.site);
  const taken = createServer();
  await listen(taken, first.site);
  expect((await findTestPorts()).site).toBeGreaterThan(first.site);
  await closeServer(taken);
});

test('the ports of a build are found again; those of another machine are not ours', async () => {
  const file = path.join(tempFolder(), 'data', 'ports.json');
  expect(readBuildPorts(file)).toEqual(usual);
  await keepBuildPorts(
    { GATSBY_API_BASE_URL: 'http://localhost:1111', GATSBY_SITE_URL: 'http://localhost:2222' },
    file,
  );
  expect(readBuildPorts(file)).toEqual({ api: 1111, site: 2222 });
  await keepBuildPorts({ GATSBY_API_BASE_URL: 'https://api.example.com:8443' }, file);
  expect(readBuildPorts(file)).toEqual(usual);
});
