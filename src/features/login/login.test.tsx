import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { inPage } from '../../api-client/testing/render-page';
import { logIn } from '../../api-client/session/log-in';
import { closeLogin, openLogin, useSession } from '../../api-client/session/session';
import { loadLogin } from './load-login';
import { markOpen } from './login-storage';
import { Login } from './login';
import {
  codeField,
  consent,
  forgetVisitor,
  navigateTo,
  OpensLogin,
  phoneField,
  showLogin,
  showPage,
  shownToasts,
  startLoginApi,
  tellPath,
  USER,
  type LoginApi,
} from './testing/login-page';

let server: LoginApi;
beforeAll(async () => {
  server = await startLoginApi();
});
beforeEach(forgetVisitor);
afterAll(() => server.api.close());

const user = userEvent.setup();
function dialog() {
  return screen.queryByRole('dialog');
}
function closed() {
  return waitFor(() => expect(dialog()).not.toBeInTheDocument());
}

/** Leaves the document as a reload does: nothing is told, and the next one begins anew. */
function reload(page: { unmount: () => void }, pathname = '/') {
  const kept = Object.entries<string>(sessionStorage);
  page.unmount();
  useSession.setState({ loginDialogVisible: false });
  for (const [key, text] of kept) sessionStorage.setItem(key, text);
  return showPage(pathname);
}

describe('the place of the dialog', () => {
  it('is empty in the HTML of the server, and until the dialog is wanted', () => {
    expect(renderToString(inPage(<Login pathname="/" />, []))).toBe('');
    showPage();
    expect(dialog()).not.toBeInTheDocument();
  });

  it('holds it after that, with strings that no page carries', async () => {
    await showLogin();
    expect(dialog()).toHaveAccessibleName('登录');
    expect(phoneField()).toHaveFocus();
    expect(phoneField()).toHaveAttribute('autocomplete', 'tel-national');
    expect(codeField()).toHaveAttribute('autocomplete', 'one-time-code');
  });

  it('closes it when the page changes, and keeps what was typed', async () => {
    await showLogin();
    await user.type(phoneField(), '138');
    navigateTo('/activity/');
    await closed();
    act(openLogin);
    expect(await screen.findByLabelText('手机号')).toHaveValue('138');
  });

  it('leaves it open when the frame merely learns its address', async () => {
    await showLogin('/m/profile/removeAccount-7');
    tellPath('/m/profile/');
    await act(() => Promise.resolve());
    expect(useSession.getState().loginDialogVisible).toBe(true);
  });

  it('says that it is on its way', async () => {
    showPage();
    act(openLogin);
    expect(screen.getByRole('status')).toHaveTextContent('加载中…');
    await screen.findByRole('dialog');
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  it('is for the next page to open, too, as soon as it is there', async () => {
    const page = await showLogin();
    navigateTo('/profile/', <OpensLogin />);
    expect(useSession.getState().loginDialogVisible).toBe(true);
    expect(await screen.findByRole('dialog')).toBeInTheDocument();
    reload(page, '/profile/');
    expect(await screen.findByRole('dialog')).toBeInTheDocument();
  });

  it('closes it when somebody logs in in another tab', async () => {
    await showLogin();
    act(() => logIn(USER));
    await closed();
    expect(useSession.getState().loginDialogVisible).toBe(false);
  });

  it('takes the wish back, and says so, when the code does not come', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    jest.spyOn(loadLogin, 'zh').mockRejectedValueOnce(new Error('no chunk'));
    showPage();
    act(openLogin);
    await waitFor(() => expect(shownToasts()).toMatchObject([{ tone: 'error' }]));
    expect(useSession.getState().loginDialogVisible).toBe(false);
    act(openLogin);
    expect(await screen.findByRole('dialog')).toBeInTheDocument();
  });

  it.each([
    ['/en/', 'Log in', /^I have read and agree to the service agreement and the privacy policy$/],
    ['/ja/', 'ログイン', /^サービス利用規約 ?と ?プライバシーポリシー ?を読み、同意します$/],
  ])('speaks the language of %s, also after a change', async (pathname, title, sentence) => {
    await showLogin('/');
    act(closeLogin);
    await closed();
    navigateTo(pathname);
    act(openLogin);
    expect(await screen.findByRole('dialog')).toHaveAccessibleName(title);
    expect(consent()).toHaveAccessibleName(sentence);
    // Its lines break before its links, not inside of a word.
    expect(consent().closest('label')?.querySelectorAll('wbr + a')).toHaveLength(2);
    expect(dialog()).not.toHaveTextContent(/login:|\{\{|<terms>/);
  });
});

describe('a reload', () => {
  it('opens what was open, with what was typed, agreed and still counting', async () => {
    const page = await showLogin();
    await user.type(phoneField(), '13800138000');
    await user.click(screen.getByRole('button', { name: '获取验证码' }));
    await waitFor(() => expect(screen.getByText('60 秒')).toBeInTheDocument());
    await user.type(codeField(), '2468');
    await user.click(consent());
    reload(page);
    await screen.findByRole('dialog');
    expect(phoneField()).toHaveValue('13800138000');
    expect(codeField()).toHaveValue('2468');
    expect(consent()).toBeChecked();
    expect(screen.getByText(/^(60|59|58) 秒$/)).toBeDisabled();
  });

  it('does not open what was closed; the draft stays', async () => {
    const page = await showLogin();
    await user.type(phoneField(), '138');
    await user.keyboard('{Escape}');
    await closed();
    reload(page);
    await act(() => Promise.resolve());
    expect(useSession.getState().loginDialogVisible).toBe(false);
    act(openLogin);
    expect(await screen.findByLabelText('手机号')).toHaveValue('138');
  });

  it('does not open it over another page, nor later over this one', async () => {
    const page = await showLogin();
    reload(page, '/about-us/').unmount();
    expect(useSession.getState().loginDialogVisible).toBe(false);
    showPage('/');
    expect(useSession.getState().loginDialogVisible).toBe(false);
  });

  it('does not open it for somebody who is logged in', () => {
    logIn(USER);
    markOpen();
    showPage();
    expect(useSession.getState().loginDialogVisible).toBe(false);
  });

  it.each(['{', '[]', '{"values":{"phone_number":1}}'])(
    'drops a spoiled draft: %s',
    async (text) => {
      sessionStorage.setItem('loginDraft', text);
      await showLogin();
      expect(phoneField()).toHaveValue('');
      expect(sessionStorage.getItem('loginDraft')).toBeNull();
    },
  );

  it('is without a draft where storage is forbidden; the dialog works', async () => {
    jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('no', 'SecurityError');
    });
    await showLogin();
    await user.type(phoneField(), '13800138000');
    expect(phoneField()).toHaveValue('13800138000');
    await user.keyboard('{Escape}');
    await closed();
    act(openLogin);
    expect(await screen.findByLabelText('手机号')).toHaveValue('13800138000');
  });
});

describe('what is agreed to', () => {
  const links = () => within(screen.getByRole('dialog')).getAllByRole('link');

  it('opens in a new tab on pc, and says so', async () => {
    await showLogin('/en/');
    expect(links().map((link) => link.getAttribute('href'))).toEqual([
      '/en/terms.html',
      '/en/privacy.html',
    ]);
    for (const link of links()) {
      expect(link).toHaveAttribute('target', '_blank');
      expect(link).toHaveAttribute('rel', 'noopener');
      expect(link).toHaveAccessibleDescription('Opens in a new tab');
    }
    fireEvent.click(links()[0]!);
    expect(useSession.getState().loginDialogVisible).toBe(true);
    expect(consent()).not.toBeChecked();
  });

  it.each(['a reload', 'a page that was put aside'])(
    'opens in this tab on m; the dialog closes, and opens again on the way back by %s',
    async (way) => {
      const page = await showLogin('/m/');
      await user.type(phoneField(), '138');
      const [terms] = links();
      expect(terms).toHaveAttribute('href', '/terms.html');
      expect(terms).not.toHaveAttribute('target');
      expect(terms).toHaveAccessibleDescription('离开这一页，填好的内容会留着');
      // jsdom goes nowhere.
      terms?.addEventListener('click', (event) => event.preventDefault());
      fireEvent.click(terms!);
      expect(useSession.getState().loginDialogVisible).toBe(false);
      if (way === 'a reload') reload(page, '/m/');
      else fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }));
      await screen.findByRole('dialog');
      expect(phoneField()).toHaveValue('138');
    },
  );

  it('leaves the dialog open on m for a link that is opened beside', async () => {
    await showLogin('/m/');
    links()[1]?.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(links()[1]!, { ctrlKey: true });
    expect(useSession.getState().loginDialogVisible).toBe(true);
  });
});
