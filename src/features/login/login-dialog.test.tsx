import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { closeLogin, useSession } from '../../api-client/session/session';
import {
  codeField,
  consent,
  forgetVisitor,
  navigateTo,
  OpensLogin,
  phoneField,
  showLogin,
  shownToasts,
  startLoginApi,
  submitButton,
  USER,
  type LoginApi,
} from './testing/login-page';

let server: LoginApi;
let logged: jest.SpyInstance;
let warned: jest.SpyInstance;

beforeAll(async () => {
  server = await startLoginApi();
});
beforeEach(() => {
  forgetVisitor();
  server.api.seen.length = 0;
  server.answers.login = { error_code: 0, payload: USER };
  server.answers.sendCode = { error_code: 0, payload: {} };
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterAll(() => server.api.close());

const user = userEvent.setup();

async function fill() {
  await user.type(phoneField(), '13800138000');
  await user.type(codeField(), '246810');
  await user.click(consent());
}

function sent(count: number) {
  return waitFor(() => expect(server.logins()).toHaveLength(count));
}
/** Waits until a request that should not be made would be seen. */
function settle() {
  return act(server.api.settle);
}

describe('the rules', () => {
  it('check the phone number when it is left, and then with every change', async () => {
    await showLogin();
    await user.type(phoneField(), '1');
    expect(phoneField()).toBeValid();
    await user.tab();
    await waitFor(() => expect(phoneField()).toHaveAccessibleDescription('请输入正确的手机号'));
    expect(phoneField()).toBeInvalid();
    await user.clear(phoneField());
    await waitFor(() => expect(phoneField()).toHaveAccessibleDescription('请输入手机号'));
    await user.type(phoneField(), '13800138000');
    await waitFor(() => expect(phoneField()).toBeValid());
  });

  it.each(['12800138000', '1380013800', '138001380000', '23800138000'])(
    'know that %s is no phone number',
    async (text) => {
      await showLogin();
      await user.type(phoneField(), text);
      await user.tab();
      await waitFor(() => expect(phoneField()).toBeInvalid());
    },
  );

  it('check the code when it is left, but not when the window is', async () => {
    await showLogin();
    await user.click(codeField());
    fireEvent.blur(codeField());
    await settle();
    expect(codeField()).toBeValid();
    await user.tab();
    await waitFor(() => expect(codeField()).toHaveAccessibleDescription('请输入验证码'));
  });

  it('check the agreement when it changes', async () => {
    await showLogin();
    await user.click(consent());
    await settle();
    expect(consent()).toBeValid();
    await user.click(consent());
    await waitFor(() => expect(consent()).toHaveAccessibleDescription('请阅读并同意相关协议'));
    await user.click(consent());
    await waitFor(() => expect(consent()).toBeValid());
  });

  it('hold for the whole form before it is sent: it is logged, and the first wrong field has the focus', async () => {
    await showLogin();
    await user.type(phoneField(), '13800138000');
    await user.click(submitButton());
    await waitFor(() => expect(codeField()).toHaveFocus());
    expect(codeField()).toBeInvalid();
    expect(consent()).toBeInvalid();
    expect(phoneField()).toBeValid();
    await settle();
    expect(server.logins()).toEqual([]);
    expect(shownToasts()).toEqual([]);
    expect(logged).not.toHaveBeenCalled();
    expect(warned).toHaveBeenCalledTimes(1);
    expect(String(warned.mock.calls[0])).toContain('verification_code, agreementChecked');
    expect(submitButton()).toHaveAttribute('aria-busy', 'false');
  });
});

describe('login', () => {
  it('sends what the contract says and begins the session', async () => {
    window.history.replaceState(null, '', '?channel=bilibili_a');
    await showLogin();
    await fill();
    await user.click(submitButton());
    await waitFor(() => expect(useSession.getState().isLoggedIn).toBe(true));
    expect(useSession.getState()).toMatchObject({ userInfo: USER, loginDialogVisible: false });
    expect(server.logins()).toEqual([
      {
        country_code: 86,
        phone: '13800138000',
        phone_verify_code: '246810',
        source: 'bilibili_a',
      },
    ]);
    const [request] = server.api.seen;
    expect(request?.method).toBe('POST');
    expect(request?.headers).toMatchObject({
      'app-platform': 'web',
      'device-identifier': expect.stringMatching(/^\d+$/) as unknown,
      area: 'cn',
      lan: 'zh',
    });
    expect(request?.headers).not.toHaveProperty('authorization');
    await waitFor(() => expect(shownToasts()).toMatchObject([{ tone: 'success' }]));
    expect(sessionStorage).toHaveLength(0);
    expect(logged).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('comes from the website when no channel is named', async () => {
    await showLogin();
    await fill();
    await user.type(codeField(), '{Enter}');
    await sent(1);
    expect(server.logins()[0]).toMatchObject({ source: 'official-website' });
  });

  it('is sent once, however often it is asked for, and says that it is under way', async () => {
    server.answers.login = 'never';
    await showLogin();
    await fill();
    fireEvent.click(submitButton());
    fireEvent.click(submitButton());
    await sent(1);
    await waitFor(() => expect(submitButton()).toHaveAttribute('aria-busy', 'true'));
    expect(submitButton()).toHaveTextContent('登录中…');
    await user.type(codeField(), '{Enter}{Enter}');
    await settle();
    expect(server.logins()).toHaveLength(1);
  });

  it.each([
    ['41912', { error_code: 41912, payload: { retry_after: 9 } }, '操作太频繁了'],
    ['50000', { error_code: 50000, error_message: 'fault' }, '我们这边出了点问题'],
    ['40300', { error_code: 40300, error_message: '该账号已停用' }, '没能登录：该账号已停用'],
    ['40000 without a word', { error_code: 40000 }, '请检查填写的内容'],
    ['no connection', 'broken' as const, '网络好像断了'],
    [
      'a user without a session',
      { error_code: 0, payload: { ...USER, access_token: 'a b' } },
      '我们这边',
    ],
  ])('tells and logs a failure: %s', async (_, answer, text) => {
    server.answers.login = answer;
    await showLogin();
    await fill();
    await user.click(submitButton());
    await waitFor(() => expect(shownToasts()).toHaveLength(1));
    expect(shownToasts()[0]).toMatchObject({
      tone: 'error',
      text: expect.stringContaining(text) as unknown,
    });
    // What is refused is no fault of the site.
    const isRefused = typeof answer === 'object' && ![0, 50000].includes(answer.error_code);
    expect(warned).toHaveBeenCalledTimes(isRefused ? 1 : 0);
    expect(logged).toHaveBeenCalledTimes(isRefused ? 0 : 1);
    expect(submitButton()).toHaveAttribute('aria-busy', 'false');
    expect(phoneField()).toHaveValue('13800138000');
    expect(codeField()).toHaveValue('246810');
    expect(consent()).toBeChecked();
    expect(useSession.getState()).toMatchObject({ isLoggedIn: false, loginDialogVisible: true });
    expect(codeField()).toBeValid();
    expect(codeField()).not.toHaveFocus();

    server.answers.login = { error_code: 0, payload: USER };
    await user.click(submitButton());
    await waitFor(() => expect(useSession.getState().isLoggedIn).toBe(true));
  });

  it('takes the complaint about a code back when another is written', async () => {
    server.answers.login = { error_code: 41907 };
    await showLogin();
    await fill();
    await user.click(submitButton());
    await waitFor(() => expect(codeField()).toBeInvalid());
    await user.type(codeField(), '135');
    await waitFor(() => expect(codeField()).toBeValid());
  });

  it.each([
    ['the dialog is closed', () => act(closeLogin)],
    ['the page is left', () => navigateTo('/activity/')],
    [
      'the page is left for one that opens the dialog',
      () => navigateTo('/profile/', <OpensLogin />),
    ],
  ])('is given up when %s', async (_, leave) => {
    server.answers.login = 'never';
    await showLogin();
    await fill();
    await user.click(submitButton());
    await sent(1);
    leave();
    server.answerLate({ error_code: 0, payload: USER });
    await settle();
    expect(useSession.getState().isLoggedIn).toBe(false);
    expect(shownToasts()).toEqual([]);
    expect(logged).not.toHaveBeenCalled();
  });

  it('does not take Enter from an input method', async () => {
    await showLogin();
    await fill();
    expect(fireEvent.keyDown(codeField(), { key: 'Enter', isComposing: true })).toBe(false);
    expect(fireEvent.keyDown(phoneField(), { key: 'Enter', keyCode: 229 })).toBe(false);
    expect(fireEvent.keyDown(phoneField(), { key: 'Enter' })).toBe(true);
  });
});
