import { createReader, reporterOf } from '../chat/testing/reporter';
import { createTestClock, startTestApi, type TestApi } from '../testing/test-api';

const HOSTILE = `"'><script>alert(1)</script>\u202Etxt.exe\u2066`;

const clock = createTestClock();
let api: TestApi;
beforeAll(async () => {
  const companion = createReader([HOSTILE, 'Second.', 'Third.']);
  api = await startTestApi({ companion, now: clock.now });
});

test('the page shows reports, whatever they hold', async () => {
  const visitor = await reporterOf(api, '13800000001');
  await visitor.report(await visitor.say(`<img src="x"> ${HOSTILE}`), { words: HOSTILE });
  const response = await api.fetch('/sandbox/reports');
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none'; /);
  expect(response.headers.get('cache-control')).toBe('no-store');
  const page = await response.text();
  expect(page).not.toMatch(/<(script|img)|[\u202E\u2066]/);
  const shown = '&#34;&#39;&#62;&#60;script&#62;alert(1)&#60;/script&#62;[U+202E]txt.exe[U+2066]';
  // What was said, what was answered, and what the visitor adds.
  expect(page.split(shown)).toHaveLength(4);
  expect(page).toMatch(
    /<li class="reported">\n<p class="note">灵犀 · written by people · 2026-11-21T08:/,
  );
  expect(page).toContain('harmful or dangerous');
});

test('older reports are on further pages', async () => {
  const visitor = await reporterOf(api, '13800000002');
  await visitor.report(await visitor.say('a'), { reason: 'minor' });
  const read = async (path: string) => (await api.fetch(path)).text();
  const newest = await read('/sandbox/reports?page_size=1');
  expect(newest).toContain('not fit for minors');
  expect(newest).not.toContain('harmful');
  const [, older = ''] = /href="([^"]+)">Older</.exec(newest) ?? [];
  const next = await read(older.replace('&amp;', '&'));
  expect(next).toContain('harmful');
  expect(next).not.toContain('not fit for minors');
  expect(next).not.toContain('>Older<');
  expect(next).toContain('href="/sandbox/reports?page=1&amp;page_size=1">Newer<');
});
