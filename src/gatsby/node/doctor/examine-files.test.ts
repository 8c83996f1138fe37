import { LOCALES } from '../../../config/locales';
import { tempFolder } from '../../../testing/temp-folder';
import { examineFiles } from './examine-files';

test('every page of a large share is told of once, a few hundred at a time', () => {
  const pages = Array.from({ length: 1201 }, (_, at) => `/p${String(at)}/index.html`);
  const html = '<!DOCTYPE html><html><head><title>x</title></head><body></body></html>';
  const publicDir = tempFolder(Object.fromEntries(pages.map((page) => [page, html])));
  const site = { siteUrl: 'https://www.example.com', locales: LOCALES, rewrites: [] };
  const share = { ...site, publicDir, pages, files: new Set(pages) };
  const messages = [...examineFiles(share, (file) => [`seen ${file}`])];
  const seen = messages.flatMap(({ sourceFaults }) => sourceFaults.map(({ where }) => where));
  expect(seen).toEqual(pages);
  expect(messages.flatMap(({ notes }) => notes)).toHaveLength(1201);
  expect(messages.length).toBeGreaterThan(2);
});
