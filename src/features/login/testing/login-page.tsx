import type { ServerResponse } from 'node:http';
import { act, render, screen } from '@testing-library/react';
import { useEffect, type ReactNode } from 'react';
import { startFakeApi, send, type FakeApi } from '../../../api-client/testing/fake-api';
import { inPage } from '../../../api-client/testing/render-page';
import { logOut, openLogin, useSession } from '../../../api-client/session/session';
import { placePath } from '../../../routes';
import { toastQueue } from '../../../ui/toast-queue';
import { Login } from '../login';

const LOGIN = '/api/users/login_register_share_no_invitation_code';
const SEND_CODE = '/api/users/send_phone_verification_code';

/** A reply of the API: an envelope, or another HTTP status. `never` is no reply at all. */
type Reply = { error_code: number; payload?: unknown; error_message?: string } | 'never' | 'broken';

export interface LoginApi {
  readonly api: FakeApi;
  /** The next reply of each call. */
  readonly answers: { login: Reply; sendCode: Reply };
  /** Answers the call that got none until now. */
  readonly answerLate: (answer: object) => void;
  readonly logins: () => Record<string, unknown>[];
  readonly codes: () => Record<string, unknown>[];
}

export const USER = { access_token: 'token-1', web_user_id: '9007199254740993', level: 3 };

/** Starts the API that the dialog talks to. */
export async function startLoginApi(): Promise<LoginApi> {
  const api = await startFakeApi();
  // Read when the dialog's code is loaded.
  process.env.GATSBY_API_BASE_URL = api.baseUrl;
  await import('../login-dialog.lazy');
  const answers: LoginApi['answers'] = {
    login: { error_code: 0, payload: USER },
    sendCode: { error_code: 0, payload: {} },
  };
  let waiting: ServerResponse | undefined;
  api.answer((response, { url }) => {
    const answer = url === LOGIN ? answers.login : answers.sendCode;
    if (answer === 'never') waiting = response;
    else if (answer === 'broken') response.destroy();
    else send(response, { error_message: '', ...answer });
  });
  const bodies = (wanted: string) => () =>
    api.seen
      .filter(({ url }) => url === wanted)
      .map(({ body }) => JSON.parse(body) as Record<string, unknown>);
  const answerLate = (answer: object): void => {
    if (waiting) send(waiting, { error_message: '', ...answer });
  };
  return { api, answers, answerLate, logins: bodies(LOGIN), codes: bodies(SEND_CODE) };
}

/** Puts everything back that a visitor leaves behind. */
export function forgetVisitor(): void {
  sessionStorage.clear();
  logOut();
  useSession.setState({ loginDialogVisible: false });
  toastQueue.store.setState([], true);
  window.history.replaceState(null, '', '/');
}

export function shownToasts() {
  return toastQueue.store.getState().map(({ tone, text }) => ({ tone, text }));
}

function pageAt(pathname: string, view: ReactNode = null) {
  return inPage(
    <>
      {view}
      <Login pathname={pathname} />
    </>,
    [],
    placePath(pathname),
  );
}

/** A view for those who are logged in: it opens the login. */
export function OpensLogin() {
  useEffect(openLogin, []);
  return null;
}

let shown: ReturnType<typeof render>;

/** A page with the place of the login dialog, as the frame has it. */
export function showPage(pathname = '/') {
  window.history.replaceState(null, '', pathname + window.location.search);
  shown = render(pageAt(pathname));
  return shown;
}

/** The frame learns its address. */
export function tellPath(pathname: string): void {
  shown.rerender(pageAt(pathname));
}

/** Goes to another page of the site, as a link would: with an i18n instance of its own. */
export function navigateTo(pathname: string, view?: ReactNode): void {
  window.history.pushState(null, '', pathname);
  shown.rerender(pageAt(pathname, view));
}

/** A page with the dialog open. */
export async function showLogin(pathname = '/') {
  const page = showPage(pathname);
  act(openLogin);
  await screen.findByRole('dialog');
  return page;
}

export function phoneField() {
  return screen.getByLabelText<HTMLInputElement>('手机号');
}
export function codeField() {
  return screen.getByLabelText<HTMLInputElement>('验证码');
}
export function consent() {
  return screen.getByRole<HTMLInputElement>('checkbox');
}
export function submitButton() {
  return screen.getByRole('button', { name: /^登录/ });
}
