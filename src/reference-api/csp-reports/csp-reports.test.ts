import { startTestApi, type TestApi } from '../testing/test-api';
import { readViolations } from './read-reports';
import { CSP_REPORTS_PATH } from './routes';
import { ViolationCounts } from './violation-counts';

const SITE = 'https://www.example.com';

/** A report as Chromium's `report-uri` sends it. */
function older(changed: object = {}) {
  return {
    'csp-report': {
      'document-uri': `${SITE}/en/game-partner/chat-77?channel=x&searchValue=secret#me`,
      referrer: 'https://elsewhere.example/who',
      'violated-directive': 'connect-src',
      'effective-directive': 'connect-src',
      'original-policy': "default-src 'none'",
      disposition: 'enforce',
      'blocked-uri': 'https://evil.example/steal?words=secret',
      'line-number': 7,
      'column-number': 9,
      'source-file': `${SITE}/app-0123abcd.js?secret`,
      'status-code': 200,
      'script-sample': 'secret()',
      ...changed,
    },
  };
}

/** A report as the Reporting API sends it. */
function newer(changed: object = {}, type = 'csp-violation') {
  const body = {
    documentURL: `${SITE}/m/profile/removeAccount-7`,
    blockedURL: 'inline',
    effectiveDirective: 'script-src-attr',
    sourceFile: `${SITE}/m/profile/removeAccount-7`,
    lineNumber: 1,
    sample: 'secret()',
    ...changed,
  };
  return { type, age: 10, url: SITE, user_agent: 'x', body };
}

test('reports of both forms are read without what could tell who was there', () => {
  const read = [...readViolations(older()), ...readViolations([newer()])];
  expect(read).toEqual([
    {
      directive: 'connect-src',
      blocked: 'https://evil.example',
      page: '/game-partner/chat-:id',
      source: '/app-0123abcd.js:7',
    },
    {
      directive: 'script-src-attr',
      blocked: 'inline',
      page: '/profile/removeAccount-:id',
      source: '/profile/removeAccount-:id:1',
    },
  ]);
  expect(JSON.stringify(read)).not.toMatch(/secret|77|removeAccount-7|elsewhere/);
});

test.each([
  [{ 'blocked-uri': 'data' }, { blocked: 'data' }],
  [{ 'blocked-uri': 'data:text/html,secret' }, { blocked: 'data:' }],
  [{ 'blocked-uri': '' }, { blocked: 'unknown' }],
  [{ 'blocked-uri': 'Not an address' }, { blocked: 'unknown' }],
  [{ 'document-uri': 'about' }, { page: 'unknown', source: `${SITE}:7` }],
  [{ 'document-uri': `${SITE}/nothing/secret` }, { page: 'unknown' }],
  [
    { 'source-file': 'https://sdk.example/a/b.js', 'line-number': null },
    { source: 'https://sdk.example:0' },
  ],
  [{ 'source-file': undefined }, { source: '' }],
  [
    { 'effective-directive': undefined, 'violated-directive': "img-src 'self'" },
    { directive: 'img-src' },
  ],
  [{ 'effective-directive': '\u001b[2J' }, { directive: 'unknown' }],
])('of a report with %j is read: %j', (changed, read) => {
  expect(readViolations(older(changed))).toEqual([expect.objectContaining(read)]);
});

test('what an extension of the browser does is left out, and so are reports of other kinds', () => {
  expect(readViolations(older({ 'source-file': 'moz-extension' }))).toEqual([]);
  expect(readViolations(older({ 'blocked-uri': 'chrome-extension://a/b.js' }))).toEqual([]);
  expect(readViolations([newer({}, 'deprecation'), newer({ documentURL: 5 })])).toEqual([]);
});

describe('what is counted', () => {
  const violation = { directive: 'img-src', blocked: 'a', page: '/', source: '' };

  test('is told by kind, the most frequent first, and once', () => {
    const counts = new ViolationCounts();
    for (const blocked of ['a', 'b', 'b']) counts.add({ ...violation, blocked });
    expect(counts.take()).toEqual([
      '[csp] 2 × img-src blocked b on /',
      '[csp] 1 × img-src blocked a on /',
    ]);
    expect(counts.take()).toEqual([]);
  });

  test('fills neither memory nor log, whoever invents kinds', () => {
    const counts = new ViolationCounts();
    for (let at = 0; at < 1000; at += 1) counts.add({ ...violation, blocked: `h${String(at)}` });
    counts.add({ ...violation, blocked: 'h0' });
    const lines = counts.take();
    expect(lines).toHaveLength(21);
    expect(lines[0]).toBe('[csp] 2 × img-src blocked h0 on /');
    expect(lines[20]).toBe('[csp] 980 more of other kinds');
    counts.add({ ...violation, blocked: `https://${'x'.repeat(5000)}` });
    expect(counts.take().join().length).toBeLessThan(250);
  });
});

describe('the endpoint', () => {
  const send = (api: TestApi, type: string, body: unknown, address = '203.0.113.1') =>
    api.fetch(CSP_REPORTS_PATH, {
      method: 'POST',
      headers: { 'content-type': type, 'x-forwarded-for': address },
      body: JSON.stringify(body),
    });

  test('takes both forms and tells of them in the log, also without the sandbox', async () => {
    const log = jest.spyOn(console, 'log').mockImplementation(() => undefined);
    const api = await startTestApi({ sandbox: false, quiet: false });
    const answers = [
      await send(api, 'application/csp-report', older()),
      await send(api, 'application/reports+json', [newer(), newer()]),
    ];
    expect(answers.map(({ status }) => status)).toEqual([204, 204]);
    await api.close();
    const lines = log.mock.calls.flat().filter((line) => String(line).startsWith('[csp]'));
    log.mockRestore();
    expect(lines).toEqual([
      expect.stringMatching(/^\[csp\] 2 × script-src-attr blocked inline on /),
      '[csp] 1 × connect-src blocked https://evil.example on /game-partner/chat-:id (/app-0123abcd.js:7)',
    ]);
  });

  test('tells the sandbox what was reported since it asked last', async () => {
    const api = await startTestApi();
    const ask = async () => (await api.ask('/sandbox/csp-reports')).envelope.payload;
    await send(api, 'application/csp-report', older());
    expect(await ask()).toEqual({ list: [expect.stringContaining('https://evil.example')] });
    expect(await ask()).toEqual({ list: [] });
  });

  test('lets a page of any site ask whether it may report', async () => {
    const api = await startTestApi();
    const { status, headers } = await api.fetch(CSP_REPORTS_PATH, {
      method: 'OPTIONS',
      headers: {
        origin: SITE,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type',
      },
    });
    expect([status, headers.get('access-control-allow-origin')]).toEqual([204, '*']);
  });

  test('refuses what is no report, is too long, or comes too often', async () => {
    const api = await startTestApi({ trustProxy: '127.0.0.1', exposeSandbox: true });
    const codeOf = async (answer: Response) => (await answer.json()) as unknown;
    const refused = { error_code: 40000 };
    for (const body of [{}, 'x', { 'csp-report': { 'document-uri': 5 } }, [{}]]) {
      const answer = await send(api, 'application/csp-report', body);
      expect(await codeOf(answer)).toMatchObject(refused);
    }
    const long = await send(api, 'application/csp-report', older({ a: 'x'.repeat(17_000) }));
    expect(await codeOf(long)).toMatchObject(refused);
    const statuses = [];
    for (let call = 0; call < 61; call += 1) {
      statuses.push((await send(api, 'application/csp-report', older(), '203.0.113.2')).status);
    }
    expect(statuses.filter((status) => status === 204)).toHaveLength(60);
  });
});
