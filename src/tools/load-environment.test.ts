import path from 'node:path';
import { readEnvironment } from '../config/environment';
import { loadEnvironment } from './load-environment';
import { tempFolder } from '../testing/temp-folder';

function load(
  files: Readonly<Record<string, string>>,
  options: Parameters<typeof loadEnvironment>[0] = {},
  target: Record<string, string | undefined> = {},
) {
  loadEnvironment({ folder: tempFolder(files), target, ...options });
  return target;
}

test('.env fills what is not set; what is set wins, also when set to nothing', () => {
  const target = load(
    {
      '.env':
        '# a comment\nPICTURES=origin\nGATSBY_REPORT_FROM="a b"\nGATSBY_IM_APP_ID=x\nGATSBY_SITE_URL=http://a.example\n',
    },
    {},
    {
      GATSBY_API_BASE_URL: 'https://api.example',
      GATSBY_SITE_URL: 'http://b.example',
      GATSBY_IM_APP_ID: '',
    },
  );
  expect(target).toEqual({
    GATSBY_API_BASE_URL: 'https://api.example',
    PICTURES: 'origin',
    GATSBY_REPORT_FROM: 'a b',
    GATSBY_IM_APP_ID: '',
    GATSBY_SITE_URL: 'http://b.example',
  });
});

test('the command line wins over both, where it says something', () => {
  const files = { '.env': 'PICTURES_BUDGET=5\nPICTURES=origin' };
  const overrides = { PICTURES_BUDGET: '7', PICTURES: undefined };
  expect(load(files, { overrides }, { PICTURES_BUDGET: '6' })).toEqual({
    PICTURES_BUDGET: '7',
    PICTURES: 'origin',
  });
  expect(() => load(files, { overrides: { PICTURES_BUDGET: 'many' } })).toThrow(
    'PICTURES_BUDGET: expected a whole number such as 500, got "many"',
  );
});

test('without .env nothing is set', () => {
  expect(load({ '.env.sandbox': 'PICTURES=origin' })).toEqual({});
});

test('the sandbox takes .env.sandbox and not .env', () => {
  const files = { '.env': 'GATSBY_IM_APP_ID=mine', '.env.sandbox': 'PICTURES=origin' };
  expect(load(files, { sandbox: true })).toEqual({ PICTURES: 'origin' });
});

test('the sandbox moves to other ports as a whole', () => {
  const files = {
    '.env.sandbox':
      'GATSBY_API_BASE_URL=http://localhost:8787\nGATSBY_IM_URL=ws://localhost:8787/sandbox/im\n' +
      'GATSBY_SITE_URL=http://localhost:9000\nGATSBY_IP_LOOKUP_URL=http://localhost:8788/ip\n',
  };
  expect(load(files, { sandbox: true, ports: { api: 1111, site: 2222 } })).toEqual({
    GATSBY_API_BASE_URL: 'http://localhost:1111',
    GATSBY_IM_URL: 'ws://localhost:1111/sandbox/im',
    GATSBY_SITE_URL: 'http://localhost:2222',
    GATSBY_IP_LOOKUP_URL: 'http://localhost:8788/ip',
  });
});

test('a missing sandbox and invalid settings are named', () => {
  expect(() => load({}, { sandbox: true })).toThrow('.env.sandbox is missing');
  expect(() => load({ '.env': 'PICTURES=some' })).toThrow(
    /PICTURES: expected build, quick or origin/,
  );
});

test("the project's own sandbox is valid and stays on this machine", () => {
  const target: Record<string, string | undefined> = {};
  loadEnvironment({ sandbox: true, folder: path.resolve(__dirname, '../..'), target });
  const texts = Object.values(readEnvironment(target))
    .flat()
    .flatMap((value) => (typeof value === 'string' && value.includes('://') ? value : []));
  expect(texts.length).toBeGreaterThan(3);
  for (const text of texts) expect(new URL(text).hostname).toBe('localhost');
});
