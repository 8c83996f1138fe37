import { execFileSync } from 'node:child_process';
import { symlinkSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import {
  expectedAnswers,
  expectedRedirects,
  refusedTargets,
} from '../../gatsby/node/outputs/hosting/testing/expected-answers';
import {
  APP,
  makeCompressedSample,
  sampleHeaders,
} from '../../gatsby/node/outputs/hosting/testing/sample-public';
import { makeTempFolder } from '../../node/temp-folder';
import { rawRequest, type RawResponse } from '../../tools/serve/testing/raw-request';
import { startCaddy } from '../../tools/web-servers/caddy';
import { startNginx, type Certificate } from '../../tools/web-servers/nginx';

/** A server that runs by the rules of the sample. */
interface Subject {
  readonly url: string;
  readonly close: () => Promise<void>;
}

let folder: string;
/** A link to the sample, as a release has it. */
let current: string;
let rules: string;

test.beforeAll(async () => {
  folder = makeTempFolder();
  await makeCompressedSample(path.join(folder, 'releases', 'a'));
  current = path.join(folder, 'current');
  rules = path.join(current, 'hosting');
  symlinkSync(path.join('releases', 'a'), current);
});

test.afterAll(() => rm(folder, { recursive: true, force: true }));

/** A certificate that nobody trusts, made by OpenSSL. */
function makeCertificate(): Certificate {
  const [certificate, key] = [path.join(folder, 'tls.pem'), path.join(folder, 'tls.key')];
  const subject = ['-subj', '/CN=localhost', '-days', '1'];
  const files = ['-out', certificate, '-keyout', key];
  execFileSync(
    'openssl',
    [
      'req',
      '-x509',
      '-newkey',
      'ec',
      '-pkeyopt',
      'ec_paramgen_curve:P-256',
      '-nodes',
      ...subject,
      ...files,
    ],
    { stdio: 'ignore' },
  );
  return { certificate, key };
}

function expectHeaders({ headers }: RawResponse, isTls: boolean, isDocument: boolean): void {
  for (const { name, value, scope } of sampleHeaders) {
    const isSent = scope === 'all' || (scope === 'tls' ? isTls : isDocument);
    expect(headers[name.toLowerCase()], name).toBe(isSent ? value : undefined);
  }
}

const servers: readonly (readonly [name: string, start: () => Promise<Subject>])[] = [
  ['nginx', () => startNginx({ root: current, rules })],
  ['nginx with TLS', () => startNginx({ root: current, rules, tls: makeCertificate() })],
  ['Caddy', () => startCaddy({ root: current, rules })],
  ['Caddy with TLS', () => startCaddy({ root: current, rules, tls: true })],
];

for (const [name, start] of servers) {
  test(`${name} answers as the rules say`, async () => {
    const { url, close } = await start();
    const isTls = url.startsWith('https:');
    try {
      for (const { target, status, body, cache, type } of expectedAnswers) {
        const answer = await rawRequest(url, target);
        const { headers } = answer;
        expect
          .soft([
            target,
            answer.status,
            answer.text,
            headers['cache-control'],
            headers['content-type'],
          ])
          .toEqual([target, status, body, cache, type]);
        expectHeaders(answer, isTls, type.startsWith('text/html'));
      }
      for (const { target, status, location, cache } of expectedRedirects) {
        const answer = await rawRequest(url, target);
        const { headers } = answer;
        expect
          .soft([target, answer.status, headers.location, headers['cache-control']])
          .toEqual([target, status, location, cache]);
      }
      for (const target of refusedTargets) {
        const { status } = await rawRequest(url, target);
        expect.soft([target, Math.floor(status / 100)]).toEqual([target, 4]);
      }
    } finally {
      await close();
    }
  });
}

for (const [name, start] of servers) {
  test(`${name} sends compressed copies, no file twice, and an error whole`, async () => {
    const { url, close } = await start();
    try {
      const packed = await rawRequest(url, `/${APP}`, { headers: { 'accept-encoding': 'gzip' } });
      expect(packed.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' });
      const page = await rawRequest(url, '/terms/');
      const again = { 'if-none-match': page.headers.etag };
      expect((await rawRequest(url, '/terms', { headers: again })).status).toBe(304);
      const error = await rawRequest(url, '/game-partner/nothing', {
        headers: { 'if-none-match': '*', range: 'bytes=0-1' },
      });
      expect([error.status, error.text]).toEqual([404, 'partner shell']);
      const head = await rawRequest(url, '/terms', { method: 'HEAD' });
      expect([head.status, head.text, head.headers['content-length']]).toEqual([
        ...[200, '', page.headers['content-length']],
      ]);
      expect((await rawRequest(url, '/terms', { method: 'POST' })).status).toBe(405);
    } finally {
      await close();
    }
  });
}

test('nginx with TLS leads there from HTTP', async () => {
  const { plainUrl, close } = await startNginx({ root: current, rules, tls: makeCertificate() });
  const { status, headers } = await rawRequest(plainUrl, '/terms?a=1');
  await close();
  expect([status, headers.location]).toEqual([301, 'https://localhost/terms?a=1']);
  expect(headers['strict-transport-security']).toBeUndefined();
});
