import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { LOCALES } from '../../../../config/locales';
import { gameDetailSchema } from '../../../../contract/library';
import { tempFolder } from '../../../../testing/temp-folder';
import { findDeadLinks, sharedLink } from '../../doctor/check-links';
import { createExaminer } from '../../doctor/examine-page';
import { pictureKey } from '../../pictures/picture-kinds';
import { createAddresses } from '../../sources/addresses';
import { readDiscoveryStrings } from '../../sources/discovery-strings';
import { toGame } from '../../sources/games';
import { smallLibrary } from '../../sources/testing/small-library';
import type { OutputContext } from '../output';
import { pictureWordsHtml } from './picture-words-html';
import { pictureWordsOutput } from './write-picture-words';

const addresses = createAddresses('https://api.example');
const [small] = smallLibrary(1).games;
const pool = 'https://api.example/pictures/one.png';
const pictures = new Map([
  [
    pictureKey({ kind: 'cover', url: pool }),
    { src: '/static/one.webp', srcSet: '', width: 1280, height: 720, color: '#000' },
  ],
]);

function game(picture_texts?: readonly object[], en?: readonly object[]) {
  const wire = { ...small, picture_texts, i18n: { en: { name: 'The Inn', picture_texts: en } } };
  return toGame(gameDetailSchema.parse(wire), [], addresses);
}

const texts = [
  { picture: '/pictures/g1.png', line: '客栈', description: '三层<楼>。' },
  { picture: '/pictures/one.png', line: '汤池', description: '三只猫。' },
];
const worded = game(texts, [{ line: 'An inn' }, { line: 'A pool', description: 'Three cats.' }]);

async function strings() {
  return readDiscoveryStrings(path.resolve('content', 'locales'));
}

test('a document has the pictures of a game in words, each in its language', async () => {
  const html = pictureWordsHtml(worded, pictures, await strings(), 'en');
  expect(html).toContain('<html lang="en">');
  expect(html).toContain('<h1>The pictures of The Inn, in words</h1>');
  expect(html).toContain('<a href="/en/game-library/g1/">Back to The Inn</a>');
  expect(html).toContain('<strong>An inn</strong></p>\n<p lang="zh-CN">三层&lt;楼&gt;。</p>');
  expect(html).toContain(
    '<img src="/static/one.webp" width="1280" height="720" alt="" loading="lazy">',
  );
  expect(html).toContain('<strong>A pool</strong></p>\n<p data-gallery="0">Three cats.</p>');
});

test('the doctor finds nothing wrong with it, and no search engine is led to it', async () => {
  const own = await strings();
  const pages = ['', '/en', '/ja'].map((prefix) => `${prefix}/game-library/g1/index.html`);
  const files = new Set([...pages, '/favicon.svg', '/static/one.webp']);
  const siteUrl = 'https://a.example';
  const site = { siteUrl, locales: LOCALES, files, rewrites: [] };
  const examine = createExaminer(siteUrl);
  for (const locale of LOCALES) {
    const html = pictureWordsHtml(worded, pictures, own, locale);
    const file = `/picture-words/${locale}/g1.html`;
    const { note, findings, links } = examine(file, html);
    const named = links.map((link) => sharedLink(link, file));
    const page = { file, links: named.map((_, at) => at) };
    expect([...findings, ...findDeadLinks(named, [page], site, () => '')]).toEqual([]);
    expect(note.title).toBeUndefined();
  }
});

test('a game has a file as long as its gallery has words, in the languages of the build', async () => {
  const publicDir = tempFolder({ 'picture-words/ja/g1.html': '' });
  const [cover] = texts;
  const write = async (games: readonly ReturnType<typeof game>[]) => {
    const context = {
      library: { games },
      pictures,
      strings: await strings(),
      locales: ['zh', 'en'],
    };
    // The rest of what outputs are made of is no part of it.
    await pictureWordsOutput(context as unknown as OutputContext)(publicDir);
  };
  const file = (name: string) => path.join(publicDir, 'picture-words', name);
  await write([worded]);
  expect(readFileSync(file('zh/g1.html'), 'utf8')).toContain('三只猫。');
  expect(existsSync(file('en/g1.html'))).toBe(true);
  expect(existsSync(file('ja/g1.html'))).toBe(false);
  await write([game([cover!])]);
  expect(existsSync(file('zh/g1.html'))).toBe(false);
});
