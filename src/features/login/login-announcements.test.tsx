import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { forgetSaid, said } from '../../platform/testing/said';
import { VOICE_REST_MS } from '../../platform/voice';
import {
  codeField,
  consent,
  forgetVisitor,
  phoneField,
  showLogin,
  shownToasts,
  startLoginApi,
  submitButton,
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

/** Waits until the voice has said what it has to say. */
function rest() {
  return act(() => new Promise((resolve) => setTimeout(resolve, VOICE_REST_MS + 50)));
}

it('says of a form what is wrong with one field: the one that has the focus, or has just lost it', async () => {
  await showLogin();
  await rest();
  forgetSaid();
  await user.click(submitButton());
  await waitFor(() => expect(phoneField()).toHaveFocus());
  expect([codeField(), consent()].map((each) => each.ariaInvalid)).toEqual(['true', 'true']);
  await rest();
  // The focus has read it out.
  expect(said()).toEqual([]);
  await user.type(phoneField(), '1');
  await user.tab();
  await waitFor(() => expect(said()).toEqual(['请输入正确的手机号']));
});

it('says of a wrong code so at its field alone, once, and logs it', async () => {
  server.answers.login = { error_code: 41907, error_message: 'wrong' };
  await showLogin();
  await fill();
  await rest();
  forgetSaid();
  await user.click(submitButton());
  await waitFor(() => expect(codeField()).toHaveFocus());
  expect(codeField()).toBeInvalid();
  expect(codeField()).toHaveAccessibleDescription('验证码不对或已过期，请核对后重新输入');
  expect(warned).toHaveBeenCalledTimes(1);
  expect(logged).not.toHaveBeenCalled();
  expect(shownToasts()).toEqual([]);
  await rest();
  expect(said()).toEqual([]);
  // Nobody is told by the focus who is there already.
  await user.clear(codeField());
  await user.type(codeField(), '135790{Enter}');
  await sent(2);
  await waitFor(() => expect(said()).toEqual(['验证码不对或已过期，请核对后重新输入']));
});

it('says once that a code is on its way, also when a wrong one is put right', async () => {
  server.answers.login = { error_code: 41907, error_message: 'wrong' };
  await showLogin();
  await user.type(phoneField(), '13800138000');
  await user.click(screen.getByRole('button', { name: '获取验证码' }));
  await waitFor(() => expect(codeField()).toHaveAccessibleDescription(/验证码已发往/));
  await rest();
  await user.type(codeField(), '246810');
  await user.click(consent());
  await user.click(submitButton());
  await waitFor(() => expect(codeField()).toBeInvalid());
  await rest();
  forgetSaid();
  await user.type(codeField(), '135790');
  expect(codeField()).toHaveAccessibleDescription(/验证码已发往/);
  await rest();
  expect(said()).toEqual([]);
});
