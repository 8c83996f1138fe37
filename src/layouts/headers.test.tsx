import { act, configure, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '../api-client/testing/render-page';
import { logIn } from '../api-client/session/log-in';
import { closeLogin, logOut, useSession } from '../api-client/session/session';
import type * as environment from '../config/browser-env';
import type { Place } from '../routes';
import { useShelfCount } from '../features/library/shelf/shelf-count';
import { stubLayout } from '../ui/testing/page-stubs';
import { MHeader } from './m-header';
import { MMenu } from './m-menu.lazy';
import { PcHeader } from './pc-header';
import { PcHomeHeader } from './pc-home-header';

// A site with all its social accounts.
jest.mock('../config/browser-env', () => {
  const { browserEnv, ...rest } = jest.requireActual<typeof environment>('../config/browser-env');
  const accounts = {
    socialDouyinUrl: 'https://douyin.example/',
    socialBilibiliUrl: 'https://bilibili.example/',
    socialQqUrl: 'https://qq.example/',
    socialWechatUrl: 'https://wechat.example/',
  };
  return { ...rest, browserEnv: { ...browserEnv, ...accounts } };
});

// The avatar comes later, and is not a header's matter.
jest.mock('./account-entry.lazy', () => ({ Account: () => <i>avatar</i> }));

// The code of a card is loaded, on a machine that may be busy.
configure({ asyncUtilTimeout: 5000 });

const enPc: Place = { locale: 'en', variant: 'pc' };
const zhM: Place = { locale: 'zh', variant: 'm' };

function at(pathname: string) {
  return { pathname, search: '', hash: '' };
}
function addressesIn(container: HTMLElement) {
  return within(container)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
}
function nav() {
  return screen.getByRole('navigation', { name: /^(主导航|Main)$/ });
}
function accounts() {
  return within(screen.getByRole('list', { name: /关注|Follow/i }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('aria-label'));
}

/** Somebody logs in; the link to the profile is there, whole. */
async function profileLink() {
  act(() => logIn({ access_token: 't', web_user_id: '7' }));
  await screen.findByText('avatar');
  return screen.getByRole('link', { name: /个人中心/ });
}

afterEach(() => {
  jest.useRealTimers();
  act(() => {
    logOut();
    closeLogin();
  });
});

describe('the header of a desk', () => {
  it('leads home by its logo and to the five pages, in order', () => {
    renderPage(<PcHeader location={at('/activity/')} />, []);
    expect(screen.getByRole('link', { name: '游伴' })).toHaveAttribute('href', '/');
    expect(addressesIn(nav())).toEqual([
      '/',
      '/game-partner/',
      '/game-library/',
      '/activity/',
      '/about-us/',
    ]);
    const names = within(nav())
      .getAllByRole('link')
      .map((link) => link.textContent);
    expect(names).toEqual(['首页', '游戏搭子', '游戏知识库', '活动', '关于我们']);
    expect(within(nav()).getByRole('link', { current: 'page' })).toHaveTextContent('活动');
  });

  it('keeps the language', () => {
    renderPage(<PcHeader location={at('/en/')} />, [], enPc);
    expect(addressesIn(nav())).toContain('/en/game-partner/');
  });

  it('names the social accounts in their order', () => {
    renderPage(<PcHeader location={at('/')} />, []);
    expect(accounts()).toEqual(['抖音', '哔哩哔哩', 'QQ 群', '微信']);
  });

  it('has the social accounts last, behind what is used more', () => {
    renderPage(<PcHeader location={at('/')} />, []);
    const list = screen.getByRole('list', { name: /关注/ });
    for (const used of [
      screen.getByRole('link', { name: '我的书架' }),
      screen.getByRole('button', { name: '登录/注册' }),
    ]) {
      expect(used.compareDocumentPosition(list)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    }
  });

  it('shows an account’s code by hover, with a link that the keyboard passes by', async () => {
    renderPage(<PcHeader location={at('/')} />, []);
    await userEvent.hover(screen.getByRole('link', { name: '微信' }));
    const card = within(await screen.findByRole('group', { name: '微信' }));
    const link = await card.findByRole('link', { name: '微信' });
    expect(link).toHaveAttribute('href', 'https://wechat.example/');
    expect(link).toHaveAttribute('tabindex', '-1');
  });

  it('has the login entry, or the way to the profile in its place', async () => {
    renderPage(<PcHeader location={at('/')} />, []);
    act(() => screen.getByRole('button', { name: '登录/注册' }).click());
    expect(useSession.getState().loginDialogVisible).toBe(true);
    expect(await profileLink()).toHaveAttribute('href', '/profile/');
    expect(screen.queryByRole('button', { name: '登录/注册' })).toBeNull();
  });

  it('leads to the shelf, without a script too', () => {
    renderPage(<PcHeader location={at('/en/')} />, [], enPc);
    expect(screen.getByRole('link', { name: 'My shelf' })).toHaveAttribute(
      'href',
      '/en/game-library/shelf/',
    );
  });

  it('on the home page lies over the screens, which scroll beneath it', () => {
    renderPage(<PcHomeHeader location={at('/')} />, []);
    const { position, top } = getComputedStyle(screen.getByRole('banner'));
    expect([position, top]).toEqual(['absolute', '0px']);
  });

  it('on the home page moves from 100 ms on, and not before', () => {
    jest.useFakeTimers();
    renderPage(<PcHomeHeader location={at('/')} />, []);
    const transition = () => getComputedStyle(screen.getByRole('banner')).transition;
    act(() => jest.advanceTimersByTime(99));
    expect(transition()).toBe('');
    act(() => jest.advanceTimersByTime(1));
    expect(transition()).toBe('background-color 500ms ease,color 500ms ease');
  });
});

describe('the header of a phone', () => {
  it('has a spacer of 44 px beneath it, and the way to the profile', async () => {
    renderPage(<MHeader location={at('/m/')} />, [], zhM);
    const spacer = screen.getByRole('banner').nextElementSibling!;
    expect(getComputedStyle(spacer).height).toBe('44px');
    expect(await profileLink()).toHaveAttribute('href', '/m/profile/');
  });

  it('has a door to the shelf, which says how much is kept', () => {
    renderPage(<MHeader location={at('/m/')} />, [], zhM);
    const door = screen.getByRole('link', { name: '我的书架' });
    expect(door).toHaveAttribute('href', '/m/game-library/shelf/');
    act(() => useShelfCount.setState({ count: 3, label: '我的书架，收藏了 3 个' }));
    expect(door).toHaveAccessibleName('我的书架，收藏了 3 个');
    act(() => useShelfCount.setState(useShelfCount.getInitialState()));
  });

  it('keeps no room beside the avatar, also before it is there', async () => {
    renderPage(<MHeader location={at('/m/')} />, [], zhM);
    const button = screen.getByRole('button', { name: '登录/注册' });
    expect(button).toBeVisible();
    // As the script of the head and the session do.
    document.documentElement.setAttribute('data-member', '');
    expect(getComputedStyle(button).display).toBe('none');
    expect(getComputedStyle(button.parentElement!).width).toBe('44px');
    await profileLink();
    document.documentElement.removeAttribute('data-member');
  });

  it('has a menu of the five pages and the social accounts', () => {
    renderPage(<MMenu location={at('/m/')} open onClose={() => undefined} />, [], zhM);
    expect(addressesIn(nav())).toEqual([
      '/m/',
      '/m/game-partner/',
      '/m/game-library/',
      '/m/activity/',
      '/m/about-us/',
    ]);
    expect(accounts()).toEqual(['抖音', '哔哩哔哩', 'QQ 群', '微信']);
  });

  it.each([
    ['我的书架', '/m/game-library/shelf/'],
    ['今晚玩什么', '/m/tonight/'],
  ])('leads from its menu to %s', (name, address) => {
    renderPage(<MMenu location={at('/m/')} open onClose={() => undefined} />, [], zhM);
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', address);
  });

  it('shows the code of an account by a click in its menu', async () => {
    stubLayout();
    renderPage(<MMenu location={at('/m/')} open onClose={() => undefined} />, [], zhM);
    await userEvent.click(screen.getByRole('link', { name: '微信' }));
    const card = await screen.findByRole('group', { name: '微信' });
    expect(await within(card).findByText('用微信扫一扫，关注公众号')).toBeInTheDocument();
  });
});
