import { readFileSync } from 'node:fs';
import { appConfig } from './app';

test('the version that services are told is that of the package', () => {
  expect(JSON.parse(readFileSync('package.json', 'utf8'))).toMatchObject({
    version: appConfig.version,
  });
});
