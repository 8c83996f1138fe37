import path from 'node:path';
import { readEnvironment } from '../../../config/environment';
import { readReportStatements } from './report-statements';

const root = path.resolve('content', 'locales');

async function inChinese(settings: Readonly<Record<string, string>>) {
  return (await readReportStatements(root, readEnvironment(settings))).zh;
}

const NOT_HERE = '本站没有启用';
const COLLECTOR = {
  GATSBY_ANALYTICS_APP_ID: '1',
  GATSBY_ANALYTICS_CHANNEL_DOMAIN: 'https://collect.example',
};

test('what is not configured is not there, but actions always are', async () => {
  const { consent, actions, ...others } = await inChinese({});
  expect(new Set(Object.values(others))).toEqual(new Set([NOT_HERE]));
  expect(actions).toBe('打开网站后开始，您关掉后停止');
  expect(consent).toMatch(/^打开网站后即开始；您可以随时/);
});

test.each([
  ['off', /^打开网站后开始$/, /^打开网站后即开始；如需停止/],
  ['notice', /您关掉后停止/, /^打开网站后即开始；您可以/],
  ['required', /^您同意后才开始/, /^您同意之后才会开始/],
] as const)('in the mode %s', async (mode, when, consent) => {
  const statements = await inChinese({ ...COLLECTOR, GATSBY_CONSENT_MODE: mode });
  expect(statements.analytics).toMatch(when);
  expect(statements.consent).toMatch(consent);
});

test('a lookup of addresses goes with downloads alone', async () => {
  const lookup = { GATSBY_IP_LOOKUP_URL: 'https://ip.example' };
  expect((await inChinese(lookup))['ip-lookup']).toBe(NOT_HERE);
  const both = await inChinese({ ...lookup, GATSBY_DOWNLOAD_PC_URL: 'https://dl.example/a.exe' });
  expect([both.ads, both['ip-lookup']]).not.toContain(NOT_HERE);
});
