import { readFileSync } from 'node:fs';
import { appConfig } from './app';

test('is that of the specification, and the package says the same', () => {
  expect(appConfig).toEqual({ environment: 'production', version: '1.0.0', platform: 'web' });
  expect(JSON.parse(readFileSync('package.json', 'utf8'))).toMatchObject({
    version: appConfig.version,
  });
});
