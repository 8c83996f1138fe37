import { createApp } from '../api/app';
import { createLog } from '../api/log';
import { cutPage } from '../database/paging';
import { note, registerReview, said } from './review-pages';

test.each([
  ['plain words', 'plain words'],
  ['<b>"&\'', '&#60;b&#62;&#34;&#38;&#39;'],
  ['a\u202eb\u2066c\u061cd', 'a[U+202E]b[U+2066]c[U+061C]d'],
])(
  'words of a stranger are shown as they are, with every mark that turns them: %j',
  (text, shown) => {
    expect(said(text)).toBe(`<p class="said" dir="auto">${shown}</p>`);
  },
);

test('a line of facts leaves out what is not known', () => {
  expect(note('a', undefined, '<b>', '')).toBe('<p class="note">a · &#60;b&#62; · </p>');
});

describe('a list to be looked through', () => {
  async function open(count: number) {
    const app = await createApp(createLog(true), undefined);
    const all = Array.from({ length: count }, (_, index) => `e${String(index + 1)}`);
    registerReview(app, {
      path: '/sandbox/things',
      title: 'Things & more',
      css: '.own { color: red; }',
      labels: ['newer', 'older'],
      read: (input) => Promise.resolve(cutPage(all, input)),
      show: (entry) => `<article>${entry}</article>`,
    });
    return (url: string) => app.inject({ method: 'GET', url });
  }

  const linksOf = (html: string) =>
    Array.from(html.matchAll(/<a href="([^"]*)">(\w+)<\/a>/g), ([, href, label]) => [label, href]);

  test.each([
    ['', []],
    ['?page_size=2', [['older', '/sandbox/things?page=2&amp;page_size=2']]],
    [
      '?page=2&page_size=2',
      [
        ['newer', '/sandbox/things?page=1&amp;page_size=2'],
        ['older', '/sandbox/things?page=3&amp;page_size=2'],
      ],
    ],
    ['?page=3&page_size=2', [['newer', '/sandbox/things?page=2&amp;page_size=2']]],
    ['?page=2&page_size=3', [['newer', '/sandbox/things?page=1&amp;page_size=3']]],
  ])('leads to the pages beside it: %s', async (query, links) => {
    const ask = await open(query.includes('size=3') ? 6 : 5);
    const { body } = await ask(`/sandbox/things${query}`);
    expect(linksOf(body)).toEqual(links);
    const behind = links.length === 0 ? '\n</main>' : '\n<p><a ';
    expect(body.slice(body.lastIndexOf('</article>'))).toContain(`</article>${behind}`);
    if (links.length === 2) expect(body).toContain('</a> <a ');
  });

  test('is a page that keeps nothing and runs nothing, with its number of entries', async () => {
    const ask = await open(3);
    const { headers, body } = await ask('/sandbox/things?page_size=2');
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
    });
    const policy = String(headers['content-security-policy']).split('; ');
    expect(policy).toEqual([
      ...["default-src 'none'", "style-src 'unsafe-inline'", "base-uri 'none'"],
      ...["form-action 'none'", "frame-ancestors 'none'"],
    ]);
    expect(body).toContain('<title>Things &#38; more: 3 · sandbox</title>');
    expect(body).toContain(
      '<h1>Things &#38; more: 3</h1>\n<article>e1</article>\n<article>e2</article>\n',
    );
    expect(body).toMatch(/\.said \{ white-space: pre-wrap;[^]*\.own \{ color: red; \}/);
    expect(body).toContain('<meta name="robots" content="noindex">');
  });

  test('is data as well, in the same pages', async () => {
    const ask = await open(3);
    const { headers, ...response } = await ask('/sandbox/things.json?page=2&page_size=2');
    expect(headers['cache-control']).toBe('no-store');
    expect(response.json()).toMatchObject({
      error_code: 0,
      payload: { list: ['e3'], total: 3, page: 2, page_size: 2 },
    });
    expect((await ask('/sandbox/things.json?page=0')).json()).toMatchObject({ error_code: 40000 });
    expect((await ask('/sandbox/things?page=0')).json()).toMatchObject({ error_code: 40000 });
  });
});
