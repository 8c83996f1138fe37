import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { navigate } from 'gatsby';
import { reportFailure } from '../../api-client/failure-events';
import { ok, refusal } from '../../api-client/testing/client-kit';
import { ERROR_CODE } from '../../contract';
import { forgetNotes, noteConversation } from '../../platform/chats/conversation-notes';
import { forgetTalks, rememberPartner } from '../../platform/chats/recent-partners-storage';
import { keepChatsOf, OTHER, placesOf } from './testing/kept-chats';
import { member, startProfileKit } from './testing/profile-kit';

const kit = startProfileKit();

/** Answers for the cards of items, and hands everything else on. */
function serveCards(next: typeof fetch): typeof fetch {
  const card = { name: '灵犀', src: '/a.webp', color: '#123456' };
  return (address, init) =>
    address === '/item-cards/zh.json'
      ? Promise.resolve(new Response(JSON.stringify({ cards: { 'partner p-lingxi': card } })))
      : next(address, init);
}

function fact(name: string) {
  return screen.getByText(name).nextElementSibling;
}

describe('somebody who is not logged in', () => {
  it.each([
    ['/profile/', '个人中心', '登录/注册'],
    ['/en/m/profile/', 'Profile', 'Log in / Sign up'],
    ['/ja/profile', 'マイページ', 'ログイン・新規登録'],
  ])('at %s is told what is here, and asks for nothing', (pathname, title, button) => {
    kit.show(pathname);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
    expect(screen.getByRole('button', { name: button })).toBeVisible();
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
    expect(kit.client.api.seen).toHaveLength(0);
  });

  it('is asked once, by one button, and no dialog opens by itself', async () => {
    kit.show('/profile/');
    act(() => kit.client.useSession.setState({ isHomeFirstPage: false }));
    act(() => void reportFailure({ kind: 'offline', message: '' }));
    expect(kit.isLoginOpen()).toBe(false);
    expect(screen.getAllByRole('button')).toHaveLength(1);
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    await userEvent.click(kit.press('登录/注册'));
    expect(kit.isLoginOpen()).toBe(true);
  });

  it('sees the profile as soon as somebody has logged in', async () => {
    kit.show('/profile/');
    act(() => kit.logIn());
    expect(await screen.findByText('138****8000')).toBeVisible();
  });
});

describe('somebody who is logged in', () => {
  it('sees who they are at once, and the rest when it is there', async () => {
    kit.logIn();
    kit.show('/profile/');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('旧名');
    expect(await screen.findByText('138****8000')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('灯火');
    expect(fact('昵称')).toHaveTextContent('灯火');
    const joined = new Date(member.created_at);
    // By the visitor's own calendar: in London it is the day before.
    expect(fact('加入时间')).toHaveTextContent(
      joined.toLocaleDateString('zh-CN', { dateStyle: 'long' }),
    );
    expect(fact('未读消息')).toHaveTextContent('3 条未读消息');
    expect(document.title).toBe('个人中心 | 游伴');
    expect(kit.isLoginOpen()).toBe(false);
    expect(kit.client.api.seen[0]?.headers.authorization).toBe('Bearer token-1');
  });

  it('is called by their new name on every page from then on', async () => {
    kit.logIn();
    kit.show('/profile/');
    expect(await screen.findByText('138****8000')).toBeVisible();
    expect(kit.client.useSession.getState().userInfo).toMatchObject({ nickname: '灯火' });
  });

  it('without a name of their own is called by one of the language of the page', async () => {
    const nickname = `旅人${member.web_user_id.slice(-4)}`;
    kit.answer('me', ok({ ...member, nickname }));
    kit.logIn();
    kit.show('/en/profile/');
    await screen.findByText('138****8000');
    const shown = `Traveller ${member.web_user_id.slice(-4)}`;
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(shown);
    expect(fact('Name')).toHaveTextContent(shown);
  });

  it.each([
    [120, '99+'],
    [0, '都看过了'],
  ])('with %i unread messages reads %s', async (unread_count, text) => {
    kit.answer('me', ok({ ...member, unread_count }));
    kit.logIn();
    kit.show('/profile/');
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('sees the picture, or the first character where it is broken', async () => {
    kit.answer('me', ok({ ...member, avatar: '/a.png' }));
    kit.logIn();
    const { container } = kit.show('/profile/');
    await screen.findByText('138****8000');
    const picture = container.querySelector('header img');
    expect(picture).toHaveAttribute('src', `${kit.client.api.baseUrl}/a.png`);
    expect(screen.queryByText('灯', { exact: true })).not.toBeInTheDocument();
    if (picture) fireEvent.error(picture);
    expect(screen.getByText('灯', { exact: true })).toBeInTheDocument();
    expect(container.querySelector('header img')).not.toBeInTheDocument();
  });

  it('without a nickname is told that there is none', async () => {
    kit.answer('me', ok({ ...member, nickname: ' ' }));
    kit.logIn();
    kit.show('/en/profile/');
    await screen.findByText('138****8000');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('No name yet');
  });

  it('may try again when the data do not come, and log out meanwhile', async () => {
    kit.answer('me', undefined);
    kit.logIn();
    kit.show('/profile/');
    expect(await screen.findByRole('alert')).toHaveTextContent('没能加载出来');
    expect(kit.client.shown).toEqual([{ kind: 'server', message: '' }]);
    expect(kit.press('退出登录')).toBeEnabled();
    kit.answer('me', ok(member));
    await userEvent.click(kit.press('重试'));
    expect(await screen.findByText('138****8000')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it.each([
    ['/profile/', '退出登录', '/', '已退出登录'],
    ['/en/m/profile/', 'Log out', '/en/m/', 'You are logged out'],
  ])('logs out at %s, is told so and goes home', async (pathname, button, home, toast) => {
    kit.logIn();
    kit.show(pathname);
    await screen.findByText('138****8000');
    await userEvent.click(kit.press(button));
    expect(kit.client.useSession.getState()).toMatchObject({ isLoggedIn: false, userInfo: null });
    expect(navigate).toHaveBeenCalledWith(home);
    expect(await screen.findByText(toast)).toBeVisible();
    expect(kit.isLoginOpen()).toBe(false);
  });

  it.each([
    ['/m/profile/', '同时清除这台设备上的聊天数据', '退出登录', /聊天数据也清除了/],
    ['/en/profile/', 'Also clear my chat data on this device', 'Log out', /chat data is gone/],
    ['/ja/profile/', 'この端末のチャットデータも消去する', 'ログアウト', /チャットデータも消去/],
  ])('at %s may leave nothing of their chats behind', async (pathname, choice, button, toast) => {
    await keepChatsOf(kit.user.web_user_id, OTHER);
    kit.logIn();
    kit.show(pathname);
    await screen.findByText('138****8000');
    const box = screen.getByRole('checkbox', { name: choice });
    expect(box).not.toBeChecked();
    expect(box).toHaveAccessibleDescription(/./);
    await userEvent.click(box);
    await userEvent.click(kit.press(button));
    expect(await screen.findByText(toast)).toBeVisible();
    expect(kit.client.useSession.getState().userInfo).toBeNull();
    expect(await placesOf(kit.user.web_user_id)).toBe(0);
    expect(await placesOf(OTHER)).toBe(4);
  });

  it('leaves their chats where they are, unless they say otherwise', async () => {
    await keepChatsOf(kit.user.web_user_id);
    kit.logIn();
    kit.show('/profile/');
    await screen.findByText('138****8000');
    await userEvent.click(kit.press('退出登录'));
    expect(await screen.findByText('已退出登录')).toBeVisible();
    expect(await placesOf(kit.user.web_user_id)).toBe(4);
  });

  it('stays undisturbed by a dialog when another tab logs out', async () => {
    kit.logIn();
    kit.show('/profile/');
    await screen.findByText('138****8000');
    // The answer to a session of before.
    act(() => void reportFailure({ kind: 'session', message: '' }));
    act(() => kit.client.useSession.setState({ isLoggedIn: false, userInfo: null }));
    expect(screen.getByRole('button', { name: '登录/注册' })).toBeVisible();
    expect(screen.queryByText('登录已过期')).not.toBeInTheDocument();
    expect(kit.isLoginOpen()).toBe(false);
  });

  it('is told and asked to log in again when the session is refused', async () => {
    kit.answer('me', refusal(ERROR_CODE.sessionInvalid));
    kit.logIn();
    kit.show('/profile/');
    expect(await screen.findByText('登录已过期')).toBeVisible();
    expect(kit.isLoginOpen()).toBe(true);
    kit.answer('me', ok(member));
    act(() => {
      kit.client.closeLogin();
      kit.logIn();
    });
    expect(await screen.findByText('138****8000')).toBeVisible();
    act(() => kit.client.logOut());
    expect(screen.queryByText('登录已过期')).not.toBeInTheDocument();
    expect(kit.isLoginOpen()).toBe(false);
  });

  it('finds what was said last, invitations where nothing is yet, and the shelf', async () => {
    window.fetch = serveCards(window.fetch);
    rememberPartner(kit.user.web_user_id, 'p-lingxi');
    rememberPartner(OTHER, 'p-seven');
    noteConversation(`${kit.user.web_user_id}:p-lingxi`, {
      words: { sender: 'user', type: 'text', content: '晚安', at: '2026-11-22T10:00:00' },
      unread: 2,
    });
    kit.logIn();
    kit.show('/profile/');
    const chats = within(await screen.findByRole('region', { name: '最近聊过' }));
    expect(await chats.findByRole('link', { name: '灵犀' })).toHaveAttribute(
      'href',
      '/game-partner/chat-p-lingxi',
    );
    expect(chats.getByText('你：晚安')).toBeVisible();
    expect(chats.getByText('11月22日')).toBeVisible();
    expect(chats.getByText('2 条未读消息')).toBeInTheDocument();
    expect(chats.getAllByRole('listitem')).toHaveLength(1);
    expect(screen.getByText(/^走完一幕剧情/)).toBeVisible();
    expect(screen.getByText('shelf')).toBeVisible();
    forgetTalks(kit.user.web_user_id);
    forgetNotes(kit.user.web_user_id);
  });

  it('who has talked to nobody is invited to', async () => {
    kit.logIn();
    kit.show('/en/profile/');
    expect(await screen.findByText(/^No chats yet/)).toBeVisible();
    const chats = within(screen.getByRole('region', { name: 'Recent chats' }));
    expect(chats.getByRole('link')).toHaveAttribute('href', '/en/game-partner/');
    expect(chats.getByRole('presentation')).toHaveAttribute('src', '/art/chat.svg');
  });

  it.each(['/en/m/profile/', '/en/profile/'])(
    'at %s finds what is theirs above the account',
    async (at) => {
      kit.logIn();
      kit.show(at);
      await screen.findByText('138****8000');
      const titles = screen.getAllByRole('heading', { level: 2 });
      expect(titles.map(({ textContent }) => textContent)).toEqual([
        'Recent chats',
        'Scenes you finished',
        'My details',
      ]);
      // The only way to remove an account is under /m.
      expect(screen.getByRole('link', { name: 'Remove account' })).toHaveAttribute(
        'href',
        `/en/m/profile/removeAccount-${kit.user.web_user_id}`,
      );
    },
  );

  it('finds the ways on', async () => {
    kit.logIn();
    kit.show('/en/m/profile/');
    await screen.findByText('138****8000');
    const ways = within(screen.getByRole('navigation', { name: 'Where to next' }));
    expect(ways.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/en/m/game-partner/',
      '/en/m/game-library/',
    ]);
  });
});
