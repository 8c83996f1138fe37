import { headersOf } from '../../gatsby/node/outputs/hosting/response-headers';
import {
  expectedAnswers,
  expectedRedirects,
  refusedTargets,
} from '../../gatsby/node/outputs/hosting/testing/expected-answers';
import {
  makeSamplePublic,
  sampleHeaders,
} from '../../gatsby/node/outputs/hosting/testing/sample-public';
import { tempFolder } from '../../testing/temp-folder';
import { startSite, type Site } from './site-server';
import { rawRequest } from './testing/raw-request';

let site: Site;

beforeAll(async () => {
  const publicDir = await makeSamplePublic(tempFolder());
  site = await startSite({ publicDir, port: 0, quiet: true });
});

afterAll(() => site.close());

test.each(expectedAnswers)(
  '$target: $status, $type, $cache',
  async ({ target, status, body, type, cache }) => {
    const { headers, ...answer } = await rawRequest(site.url, target);
    expect([answer.status, answer.text]).toEqual([status, body]);
    expect([headers['content-type'], headers['cache-control']]).toEqual([type, cache]);
    const isDocument = type.startsWith('text/html');
    const sent = headersOf(isDocument ? '/a.html' : undefined, sampleHeaders);
    for (const rule of sampleHeaders) {
      expect(headers[rule.name.toLowerCase()]).toBe(sent.includes(rule) ? rule.value : undefined);
    }
  },
);

test.each(expectedRedirects)(
  '$target: $status, $location',
  async ({ target, status, location, cache }) => {
    const answer = await rawRequest(site.url, target);
    expect([answer.status, answer.headers.location]).toEqual([status, location]);
    expect(answer.headers['cache-control']).toBe(cache);
  },
);

test.each(refusedTargets)('%s leads nowhere', async (target) => {
  const { status } = await rawRequest(site.url, target);
  expect(Math.floor(status / 100)).toBe(4);
});
