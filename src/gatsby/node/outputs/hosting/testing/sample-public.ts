import { utimesSync } from 'node:fs';
import path from 'node:path';
import { writeFiles } from '../../../../../node/temp-folder';
import { compressPublic } from '../../compress/compress-public';
import { writeHosting } from '../hosting';
import type { HeaderRule } from '../response-headers';

const HASH = '0123456789abcdef0123';

/** The files of a very small build: enough for every rule of serving. */
export const sampleFiles: Readonly<Record<string, string>> = {
  'index.html': 'home zh',
  'm/index.html': 'home m',
  'en/index.html': 'home en',
  '404.html': 'not found page',
  '404/index.html': 'not found page',
  'terms/index.html': 'terms page',
  'terms.html': 'terms file',
  'en/terms.html': 'terms file en',
  'game-library/index.html': 'library page',
  'game-library/tag/科幻/index.html': 'tag page',
  'game-library/tag/Three.js/index.html': 'tag with a dot',
  'game-library/tag/100 + 1/index.html': 'tag with a blank',
  'game-library/tag/100% ?#/index.html': 'tag with signs',
  'game-partner/index.html': 'partner list',
  'game-partner/_app/index.html': 'partner shell',
  'en/m/game-partner/index.html': 'partner list en m',
  'en/m/game-partner/_app/index.html': 'partner shell en m',
  'profile/index.html': 'profile shell',
  'page-data/index/page-data.json': '{"path":"/"}',
  'page-data/game-library/tag/科幻/page-data.json': '{"path":"tag"}',
  'page-data/app-data.json': '{"webpackCompilationHash":"1"}',
  'builds/latest.json': '{"id":"1"}',
  'search-index/zh.json': '{"root":1}',
  'search-index/zh/1.json': '{"part":1}',
  'activity/1.ics': 'BEGIN:VCALENDAR',
  [`app-${HASH}.js`]: `/* ${'app '.repeat(600)} */`,
  [`styles.${HASH}.css`]: 'a{}',
  'plain.js': 'plain',
  'static/pictures/0123456789abcdef-320.webp': 'webp',
  'robots.txt': '机器人',
  'sitemap.xml': '<urlset/>',
  'favicon.ico': 'icon',
  CNAME: 'no ending',
  'numbers.bin': '0123456789',
  '.env': 'secret',
  '.well-known/security.txt': 'Contact: x',
};

/** The shells among the pages of {@link sampleFiles}. */
export const samplePages = [
  { path: '/' },
  { path: '/terms/', matchPath: null },
  { path: '/game-partner/_app/', matchPath: '/game-partner/*' },
  { path: '/en/m/game-partner/_app/', matchPath: '/en/m/game-partner/*' },
  { path: '/profile/', matchPath: '/profile/*' },
] as const;

/** Old addresses of the sample. */
const sampleRedirects = [
  { from: '/旧', to: '/terms/', status: 301 },
  { from: '/game-partner/chat-old', to: 'https://other.example/x', status: 302 },
  { from: '/Lamp', to: '/en/', status: 301 },
  { from: '/lamp', to: '/m/', status: 308 },
  { from: '/a"{$b}` c', to: '/%E7%A7%91/', status: 301 },
] as const;

/** Headers of the sample, one of each scope. */
export const sampleHeaders: readonly HeaderRule[] = [
  { name: 'X-Content-Type-Options', value: 'nosniff', scope: 'all', why: 'types' },
  {
    name: 'Content-Security-Policy',
    value: `default-src 'none'; report-uri http://localhost/a"b`,
    scope: 'documents',
    why: 'pages',
  },
  { name: 'Strict-Transport-Security', value: 'max-age=1', scope: 'tls', why: 'TLS' },
];

/** The name of the sample's hashed script. */
export const APP = `app-${HASH}.js`;

/** Long before a test writes anything: within one tick of a file system's clock two writes look the same. */
const MADE_AT_S = 1_600_000_000;

/** Writes a built site with compressed copies into a folder. */
export async function makeCompressedSample(folder: string): Promise<void> {
  await compressPublic(await makeSamplePublic(folder));
}

/**
 * Writes a built site into a folder, as of long ago.
 * @returns the folder
 */
export async function makeSamplePublic(folder: string): Promise<string> {
  writeFiles(folder, sampleFiles);
  for (const name of Object.keys(sampleFiles)) {
    utimesSync(path.join(folder, name), MADE_AT_S, MADE_AT_S);
  }
  await writeHosting({
    pages: samplePages,
    redirects: sampleRedirects,
    headers: sampleHeaders,
    publicDir: folder,
  });
  return folder;
}
