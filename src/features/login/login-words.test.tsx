import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  codeField,
  consent,
  forgetVisitor,
  phoneField,
  showLogin,
  shownToasts,
  startLoginApi,
  submitButton,
  USER,
  type LoginApi,
} from './testing/login-page';

let server: LoginApi;
beforeAll(async () => {
  server = await startLoginApi();
});
beforeEach(() => {
  forgetVisitor();
  server.answers.login = { error_code: 0, payload: USER };
  server.answers.sendCode = { error_code: 0, payload: {} };
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterAll(() => server.api.close());

const user = userEvent.setup();

async function fill() {
  await user.type(phoneField(), '13800138000');
  await user.type(codeField(), '246810');
  await user.click(consent());
}

it('says what the dialog is for, and what goes into its fields', async () => {
  await showLogin();
  expect(screen.getByRole('dialog')).toHaveAccessibleDescription(
    '用手机号登录，第一次来会自动帮你注册。',
  );
  expect(phoneField()).toHaveAttribute('placeholder', '11 位手机号');
  expect(codeField()).toHaveAttribute('placeholder', '短信里的验证码');
  expect(screen.getByText('+86')).toBeInTheDocument();
  expect(submitButton()).toHaveTextContent('登录/注册');
});

it('welcomes whoever has logged in', async () => {
  await showLogin();
  await fill();
  await user.click(submitButton());
  await waitFor(() =>
    expect(shownToasts()).toEqual([{ tone: 'success', text: '登录成功，欢迎来到游伴！' }]),
  );
});

it('keeps why a login failed beneath the form, until the dialog is closed or another try is made', async () => {
  server.answers.login = { error_code: 50000 };
  const text = '没能登录：我们这边出了点问题，请过一会儿再试。';
  await showLogin();
  await fill();
  await user.click(submitButton());
  expect(await screen.findByText(text)).not.toHaveAttribute('role');
  server.answers.login = 'never';
  await user.click(submitButton());
  await waitFor(() => expect(screen.queryByText(text)).not.toBeInTheDocument());
});

it('says while a code is asked for that it is, and of too many what to wait for', async () => {
  server.answers.sendCode = 'never';
  await showLogin();
  await user.type(phoneField(), '13800138000');
  await user.click(screen.getByRole('button', { name: '获取验证码' }));
  const button = await screen.findByRole('button', { name: '发送中…' });
  expect(button).toHaveAttribute('aria-busy', 'true');
  server.answerLate({ error_code: 41912, payload: { retry_after: 30 } });
  expect(await screen.findByRole('button', { name: '30 秒后可以重新获取' })).toBeDisabled();
  expect(codeField()).toHaveAccessibleDescription('获取得有点频繁，等倒计时走完再试吧。');
});
