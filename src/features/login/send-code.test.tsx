import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  codeField,
  consent,
  forgetVisitor,
  phoneField,
  showLogin,
  shownToasts,
  startLoginApi,
  type LoginApi,
} from './testing/login-page';

const REAL_TIMERS = [
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'setImmediate',
  'clearImmediate',
  'queueMicrotask',
  'nextTick',
  'hrtime',
  'requestAnimationFrame',
  'cancelAnimationFrame',
  'requestIdleCallback',
  'cancelIdleCallback',
] as const;

let server: LoginApi;
let logged: jest.SpyInstance;
let warned: jest.SpyInstance;

beforeAll(async () => {
  server = await startLoginApi();
});
beforeEach(() => {
  // Seconds pass only where a test lets them; everything else goes on.
  jest.useFakeTimers({ doNotFake: [...REAL_TIMERS] });
  forgetVisitor();
  server.api.seen.length = 0;
  server.answers.sendCode = { error_code: 0, payload: {} };
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.useRealTimers();
});
afterAll(() => server.api.close());

const user = userEvent.setup();
function button() {
  return screen.getByRole('button', { name: /验证码|发送中|重新获取/ });
}
function settle() {
  return act(server.api.settle);
}

it('checks the phone number alone', async () => {
  await showLogin();
  await user.click(button());
  await waitFor(() => expect(phoneField()).toHaveAccessibleDescription('请输入手机号'));
  expect(phoneField()).toHaveFocus();
  expect(codeField()).toBeValid();
  expect(consent()).toBeValid();
  expect(logged).not.toHaveBeenCalled();
  expect(warned.mock.calls).toEqual([['The login form does not validate: phone_number']]);
  await settle();
  expect(server.codes()).toEqual([]);
});

it('counts down after a code was sent, says where it went and goes on to it', async () => {
  await showLogin();
  await user.type(phoneField(), '13800138000');
  await user.click(button());
  await waitFor(() => expect(button()).toBeDisabled());
  expect(button()).toHaveTextContent(/^60 秒$/);
  expect(button()).toHaveAccessibleName('60 秒后可以重新获取');
  await waitFor(() => expect(codeField()).toHaveFocus());
  expect(codeField()).toHaveAccessibleDescription('验证码已发往 138****8000，请留意短信。');
  expect(server.codes()).toEqual([{ country_code: 86, phone: '13800138000' }]);
  jest.advanceTimersByTime(1000);
  await waitFor(() => expect(button()).toHaveTextContent(/^59 秒$/));
});

it('does not make another number wait for the one before it', async () => {
  await showLogin();
  await user.type(phoneField(), '13800138000');
  await user.click(button());
  await waitFor(() => expect(button()).toBeDisabled());
  await user.type(phoneField(), '{Backspace}1');
  expect(button()).toBeEnabled();
  await user.type(phoneField(), '{Backspace}0');
  expect(button()).toBeDisabled();
});

it('asks once for two clicks', async () => {
  await showLogin();
  await user.type(phoneField(), '13800138000');
  fireEvent.click(button());
  fireEvent.click(button());
  await waitFor(() => expect(button()).toBeDisabled());
  await settle();
  expect(server.codes()).toHaveLength(1);
});

it.each([
  ['50000', { error_code: 50000 }, 'error'],
  ['41907', { error_code: 41907 }, 'warn'],
  ['no connection', 'broken' as const, 'error'],
])(
  'logs a failure (%s), says so under the field and can be tried again',
  async (_, answer, level) => {
    server.answers.sendCode = answer;
    await showLogin();
    await user.type(phoneField(), '13800138000');
    await user.click(button());
    await waitFor(() => expect(level === 'warn' ? warned : logged).toHaveBeenCalledTimes(1));
    expect(level === 'warn' ? logged : warned).not.toHaveBeenCalled();
    await waitFor(() => expect(button()).toHaveAttribute('aria-busy', 'false'));
    expect(button()).toBeEnabled();
    expect(shownToasts()).toEqual([]);
    expect(codeField()).toHaveAccessibleDescription('验证码没发出去，请稍后再试一次。');
    server.answers.sendCode = { error_code: 0, payload: {} };
    await user.click(button());
    await waitFor(() => expect(button()).toBeDisabled());
  },
);

it('says without a network that there is none', async () => {
  server.answers.sendCode = 'broken';
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await showLogin();
  await user.type(phoneField(), '13800138000');
  await user.click(button());
  await waitFor(() =>
    expect(codeField()).toHaveAccessibleDescription('你现在好像没有网络，连上以后再获取验证码。'),
  );
});

it.each([
  [{ retry_after: 3541 }, '60 分钟', '60 分钟后可以重新获取'],
  [{ retry_after: 121 }, '3 分钟', '3 分钟后可以重新获取'],
  [{ retry_after: 120 }, '120 秒', '120 秒后可以重新获取'],
  [{ retry_after: 7.2 }, '8 秒', '8 秒后可以重新获取'],
  [{}, '60 秒', '60 秒后可以重新获取'],
  [null, '60 秒', '60 秒后可以重新获取'],
])('waits as long as the API says when there were too many: %j', async (payload, text, spoken) => {
  server.answers.sendCode = { error_code: 41912, payload };
  await showLogin();
  await user.type(phoneField(), '13800138000');
  await user.click(button());
  await waitFor(() => expect(button()).toBeDisabled());
  expect(button()).toHaveTextContent(text);
  expect(button()).toHaveAccessibleName(spoken);
  expect(codeField()).toHaveAccessibleDescription(/获取得有点频繁/);
  expect(shownToasts()).toEqual([]);
});
