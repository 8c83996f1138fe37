import { APP } from './sample-public';

/*
 * Requests to the site of sample-public.ts, and what every server that follows hosting-rules.ts answers: our own, and the
 * worker in front of a bucket.
 */

const tag = encodeURIComponent('科幻');

/** Addresses with the text that they are answered with. */
export const ANSWERED: readonly (readonly [target: string, text: string])[] = [
  ['/', 'home zh'],
  ['/?channel=x', 'home zh'],
  ['/m', 'home m'],
  ['/m/', 'home m'],
  ['/en', 'home en'],
  ['/en/', 'home en'],
  ['/terms', 'terms page'],
  ['/terms/', 'terms page'],
  ['/terms/index.html', 'terms page'],
  ['/terms.html', 'terms file'],
  ['/en/terms.html?a=1', 'terms file en'],
  ['//game-library//', 'library page'],
  [`/game-library/tag/${tag}/`, 'tag page'],
  [`/game-library/tag/${tag}`, 'tag page'],
  ['/game-library/tag/Three.js', 'tag with a dot'],
  ['/game-library/tag/Three.js/', 'tag with a dot'],
  ['/game-library/tag/100%20+%201/', 'tag with a blank'],
  [`/page-data/game-library/tag/${tag}/page-data.json`, '{"path":"tag"}'],
  ['/game-partner', 'partner list'],
  ['/game-partner/', 'partner list'],
  ['/game-partner/_app/', 'partner shell'],
  ['/game-partner/chat-12', 'partner shell'],
  ['/game-partner/chat-12/?channel=x', 'partner shell'],
  ['/en/m/game-partner/game-list-7', 'partner shell en m'],
  ['/profile', 'profile shell'],
  ['/profile/removeAccount-9', 'profile shell'],
  ['/robots.txt', '机器人'],
  ['/.well-known/security.txt', 'Contact: x'],
];

/** Addresses that are answered with the error page. */
export const NOT_FOUND: readonly string[] = [
  '/nothing',
  '/en/nothing/',
  '/m/nothing',
  '/terms.html/',
  '/en/game-partner/chat-12',
  '/static/',
  '/static/pictures/none.webp',
  '/404',
  '/404/',
  '/404.html',
  '/404/index.html',
  '/hosting/rewrites.json',
  '/hosting/nginx.conf',
  '/hosting',
  '/%68osting/nginx.conf',
  '/.env',
  '/game-partner/.env',
  `/${APP}.br`,
  `/${'x'.repeat(5000)}`,
];

/** Addresses that a shell answers with status 404, and its text. */
export const NO_CLIENT_ROUTE: readonly (readonly [target: string, text: string])[] = [
  ['/game-partner/nothing', 'partner shell'],
  ['/game-partner/chat-', 'partner shell'],
  ['/game-partner/chat-a.b', 'partner shell'],
  [`/game-partner/chat-${'9'.repeat(65)}`, 'partner shell'],
  ['/en/m/game-partner/chat-1/more', 'partner shell en m'],
  ['/profile/xyz', 'profile shell'],
  ['/profile/removeAccount-', 'profile shell'],
];

/** Addresses that scripts ask for, and that are answered with a word. */
export const MISSING_DATA: readonly string[] = [
  '/app-ffffffffffffffffffff.js',
  '/game-partner/component-1.js',
  '/page-data/nothing/page-data.json',
  '/page-data/nothing',
  '/nothing.json',
  '/none.css',
];

/** Old addresses with status and new address. */
export const MOVED: readonly (readonly [target: string, status: number, location: string])[] = [
  ['/%E6%97%A7', 301, '/terms/'],
  ['/%E6%97%A7/?channel=x&a=%2F', 301, '/terms/?channel=x&a=%2F'],
  // Before the shell, which would answer any id.
  ['/game-partner/chat-old', 302, 'https://other.example/x'],
];
