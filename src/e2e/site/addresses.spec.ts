import { expect, test } from '@playwright/test';
import { browserEnv } from '../../config/browser-env';
import { SAMPLE, visitedPages } from '../../tools/sample-pages';

function attribute(html: string, pattern: RegExp): string | undefined {
  return pattern.exec(html)?.[1];
}

for (const { kind, locale, variant, address, lang, canonical } of visitedPages) {
  test(`${kind}, ${locale}, ${variant} answers with its language and canonical, in both spellings`, async ({
    request,
  }) => {
    const withSlash = await request.get(address, { maxRedirects: 0 });
    expect(withSlash.status()).toBe(200);
    const html = await withSlash.text();
    expect(attribute(html, /<html lang="([^"]+)"/)).toBe(lang);
    expect(attribute(html, /<link rel="canonical" href="([^"]+)"/)).toBe(
      browserEnv.siteUrl + canonical,
    );
    expect(html.match(/<h1[ >]/g)).toHaveLength(1);
    if (address === '/') return;
    const without = await request.get(address.replace(/\/$/, ''), { maxRedirects: 0 });
    expect(without.status()).toBe(200);
    expect(await without.text()).toBe(html);
  });
}

test('the sample library has 24 games with 6 roles each, in three languages and two variants', async ({
  request,
}) => {
  const response = await request.get('/game-library/');
  const games = new Set(
    Array.from(
      (await response.text()).matchAll(/href="\/game-library\/([\w-]+)\/"/g),
      ([, id]) => id,
    ),
  );
  for (const page of ['search', 'a-z', 'changes', 'compare', 'shelf']) games.delete(page);
  expect(games.size).toBe(24);
  for (const id of games) {
    const page = await request.get(`/ja/m/game-library/game-role-${id ?? ''}/`);
    expect(page.status()).toBe(200);
    const roles = new Set((await page.text()).match(/role-Info-[\w-]+/g));
    expect(roles.size).toBe(6);
  }
});

for (const prefix of ['', '/m', '/en', '/en/m', '/ja', '/ja/m']) {
  test(`the addresses of shells under "${prefix}" answer with the shell`, async ({ request }) => {
    const paths = [
      `/game-partner/chat-${SAMPLE.partner}`,
      `/game-partner/story-${SAMPLE.partner}/`,
      `/game-partner/detail-${SAMPLE.partner}`,
      `/game-partner/game-list-${SAMPLE.partner}`,
      '/profile/removeAccount-7',
    ];
    for (const path of paths) {
      const response = await request.get(prefix + path, { maxRedirects: 0 });
      expect(response.status(), path).toBe(200);
      expect(await response.text(), path).toContain('content="noindex"');
    }
  });
}

test('what does not exist is 404 with the one page for it', async ({ request }) => {
  for (const path of [
    '/nope',
    '/en/m/nope/x/',
    '/game-library/nope/',
    '/ja/about-us/x',
    '/m/terms/',
  ]) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(404);
    expect(await response.text(), path).toMatch(/<title[^>]*>Page Not Found</);
  }
  for (const path of ['/component-gone.js', '/page-data/nope/page-data.json']) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(404);
    expect(response.headers()['content-type'], path).not.toContain('html');
  }
});
