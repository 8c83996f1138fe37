import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { readEnvironment } from './environment';
import { describeLeftOut, idleSettings } from './left-out';
import { settings } from './settings';

test('a site with everything is told nothing', () => {
  const environment = readEnvironment(parseEnv(readFileSync('.env.sandbox', 'utf8')));
  expect(describeLeftOut(environment)).toBeUndefined();
  expect(idleSettings(environment)).toEqual([]);
});

test('what is left out is named once, with all of its settings', () => {
  const environment = readEnvironment({ GATSBY_ANALYTICS_APP_ID: '1' });
  const line = describeLeftOut(environment) ?? '';
  expect(line).toMatch(/^Left out because unset: /);
  expect(line).toContain('the download for desks (GATSBY_DOWNLOAD_PC_URL)');
  expect(line).toContain(
    'live messages (chats are read again every few seconds) (GATSBY_IM_URL, GATSBY_IM_APP_ID)',
  );
  expect(line).toContain('analytics (GATSBY_ANALYTICS_CHANNEL_DOMAIN)');
});

test('a setting whose other half is unset does nothing', () => {
  expect(idleSettings(readEnvironment({ GATSBY_ANALYTICS_APP_ID: '1' }))).toEqual([
    'GATSBY_ANALYTICS_APP_ID does nothing without GATSBY_ANALYTICS_CHANNEL_DOMAIN: the site goes without analytics',
  ]);
});

test('every feature of the browser says what a site is without it', () => {
  const silent = Object.entries(settings).flatMap(([name, setting]) =>
    name.startsWith('GATSBY_') && !('default' in setting) && !('without' in setting) ? [name] : [],
  );
  expect(silent).toEqual([]);
});
