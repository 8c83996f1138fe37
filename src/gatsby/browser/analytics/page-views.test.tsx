import {
  startTracking,
  stopTracking,
  type AnalyticsEvent,
} from '../../../platform/consent/analytics';
import { announceRoute } from '../navigation/navigation-state';
import { followPageViews } from './page-views';
import { publicAddress } from './public-address';

let views: object[];
let controller: AbortController;

/** Imitates Gatsby's navigation: the page is shown, its title is written a moment later. */
function show(address: string, title: string): void {
  window.history.replaceState(null, '', address);
  announceRoute();
  document.title = title;
  jest.runOnlyPendingTimers();
}

beforeEach(() => {
  jest.useFakeTimers();
  views = [];
  controller = new AbortController();
  startTracking(({ name, params }: AnalyticsEvent) => {
    if (name === 'predefine_pageview') views.push(params);
  });
  window.history.replaceState(null, '', '/?channel=a');
  document.title = '首页';
});
afterEach(() => {
  controller.abort();
  stopTracking();
  jest.useRealTimers();
});

function begin(): void {
  followPageViews(controller.signal);
  jest.runOnlyPendingTimers();
}

test('one view per address: the first page and each that a link leads to', () => {
  begin();
  show('/game-library/?channel=a', '游戏图书馆');
  show('/?channel=a', '首页');
  const urls = ['/?channel=a', '/game-library/?channel=a', '/?channel=a'].map(
    (path) => `http://localhost${path}`,
  );
  expect(views).toEqual([
    { title: '首页', url: urls[0], url_path: '/', referrer: '' },
    { title: '游戏图书馆', url: urls[1], url_path: '/game-library/', referrer: urls[0] },
    { title: '首页', url: urls[2], url_path: '/', referrer: urls[1] },
  ]);
});

test('another query or fragment of the same page is no other view, and nothing typed is told', () => {
  begin();
  show('/game-library/search/?channel=a&searchValue=13800138000', '搜索');
  show('/game-library/search/?channel=a&searchValue=x#main', '搜索');
  expect(views).toHaveLength(2);
  expect(JSON.stringify(views)).not.toContain('13800138000');
});

test('of the removal of an account its id is not told, whether the page stays or is left at once', () => {
  begin();
  show('/en/m/profile/removeAccount-24680', '注销账号');
  show('/en/m/profile/', '我的');
  window.history.replaceState(null, '', '/m/profile/removeAccount-24680/');
  announceRoute();
  show('/', '首页');
  expect(JSON.stringify(views)).not.toContain('24680');
  const removal = 'http://localhost/en/m/profile/removeAccount-';
  expect(views.slice(1, 3)).toMatchObject([
    { title: '注销账号', url: removal, url_path: '/en/m/profile/removeAccount-' },
    { url_path: '/en/m/profile/', referrer: removal },
  ]);
});

test('a page that is left at once is not called by the title of the next one', () => {
  begin();
  window.history.replaceState(null, '', '/activity/');
  announceRoute();
  show('/about-us/', '关于我们');
  expect(views.slice(1)).toMatchObject([
    { title: '/activity/', url_path: '/activity/' },
    { title: '关于我们', url_path: '/about-us/' },
  ]);
});

test('a page that the browser brings back is seen again', () => {
  begin();
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  jest.runOnlyPendingTimers();
  expect(views).toHaveLength(2);
});

test('nothing is told any more when analytics has ended', () => {
  begin();
  controller.abort();
  show('/activity/', '活动');
  expect(views).toHaveLength(1);
});

test.each([
  [
    'https://a.example/b/?q=me&channel=c&track_id=d&utm_medium=e#f',
    'https://a.example/b/?channel=c&track_id=d&utm_medium=e',
  ],
  ['https://a.example/b/?q=me', 'https://a.example/b/'],
  [
    'http://localhost/profile/removeAccount-7?channel=c',
    'http://localhost/profile/removeAccount-?channel=c',
  ],
  [
    'http://localhost/ja/m/profile/removeAccount-a%20b/',
    'http://localhost/ja/m/profile/removeAccount-',
  ],
  ['', ''],
  ['android-app://com.example/', 'android-app://com.example/'],
])('of %s analytics hears %s', (address, known) => {
  expect(publicAddress(address)).toBe(known);
});
