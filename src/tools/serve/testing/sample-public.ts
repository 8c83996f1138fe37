import { utimesSync } from 'node:fs';
import path from 'node:path';
import { tempFolder } from '../../../testing/temp-folder';
import { writeHosting } from '../../../gatsby/node/outputs/hosting/hosting';
import type { HeaderRule } from '../../../gatsby/node/outputs/hosting/hosting-rules';

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
  'game-partner/index.html': 'partner list',
  'game-partner/_app/index.html': 'partner shell',
  'en/m/game-partner/index.html': 'partner list en m',
  'en/m/game-partner/_app/index.html': 'partner shell en m',
  'profile/index.html': 'profile shell',
  'page-data/index/page-data.json': '{"path":"/"}',
  'page-data/game-library/tag/科幻/page-data.json': '{"path":"tag"}',
  'page-data/app-data.json': '{"webpackCompilationHash":"1"}',
  'builds/latest.json': '{"id":"1"}',
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

/** A folder with files that were written long ago. */
function agedFolder(files: Readonly<Record<string, string>>): string {
  const folder = tempFolder(files);
  for (const name of Object.keys(files)) utimesSync(path.join(folder, name), MADE_AT_S, MADE_AT_S);
  return folder;
}

/** A built site in a folder of its own. */
export async function makeSamplePublic(): Promise<string> {
  const folder = agedFolder(sampleFiles);
  await writeHosting({
    pages: samplePages,
    redirects: sampleRedirects,
    headers: sampleHeaders,
    publicDir: folder,
  });
  return folder;
}
