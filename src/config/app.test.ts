/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { FIXED_HEADERS, PLATFORM_SOURCE } from '../contract';
import { appConfig } from './app';

test('is that of the specification, and the package and the headers say the same', () => {
  expect(appConfig).toEqual({ environment: 'production', version: '1.0.0', platform: 'web' });
  expect(JSON.parse(readFileSync('package.json', 'utf8'))).toMatchObject({
    version: appConfig.version,
  });
  expect(FIXED_HEADERS).toMatchObject({ 'app-platform': appConfig.platform, module: 'web' });
  expect(PLATFORM_SOURCE.pc).toBe(appConfig.platform);
});
