import { tempFolder } from '../../../testing/temp-folder';
import { examineFiles } from './examine-files';

test('every page of a large share is told of once, a few hundred at a time', () => {
  const pages = Array.from({ length: 1201 }, (_, at) => `/p${String(at)}/index.html`);
  const html =
    '<!DOCTYPE html><html><head><title>x</title><script>a()</script></head><body><a href="/a/">a</a><a href="b">b</a></body></html>';
  const publicDir = tempFolder(Object.fromEntries(pages.map((page) => [page, html])));
  const share = { siteUrl: 'https://www.example.com', publicDir, pages };
  const messages = [...examineFiles(share, (file) => [`seen ${file}`])];
  const seen = messages.flatMap(({ sourceFaults }) => sourceFaults.map(({ where }) => where));
  expect(seen).toEqual(pages);
  const examined = messages.flatMap((message) => message.pages);
  expect(examined.map(({ note }) => note.file)).toEqual(pages);
  expect(messages.length).toBeGreaterThan(2);
  // What pages have in common is told of once.
  const links = messages.flatMap((message) => message.links);
  expect(links).toHaveLength(1202);
  expect(links.filter((link) => link === '/a/')).toHaveLength(1);
  expect(examined.at(-1)?.links.map((place) => links[place])).toEqual([
    '/a/',
    'b\n/p1200/index.html',
  ]);
  expect(messages.map(({ scripts }) => scripts)).toEqual([['a()'], [], []]);
  expect(new Set(examined.map(({ digest }) => digest)).size).toBe(1);
});
