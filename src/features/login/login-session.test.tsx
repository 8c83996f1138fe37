import { act, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSession } from '../../api-client/session/session';
import {
  codeField,
  consent,
  forgetVisitor,
  phoneField,
  showLogin,
  startLoginApi,
  submitButton,
  USER,
  type LoginApi,
} from './testing/login-page';

let server: LoginApi;
beforeAll(async () => {
  server = await startLoginApi();
});
beforeEach(forgetVisitor);
afterAll(() => server.api.close());

test('a login goes on while something else of the session changes', async () => {
  server.answers.login = 'never';
  await showLogin();
  await userEvent.type(phoneField(), '13800138000');
  await userEvent.type(codeField(), '246810');
  await userEvent.click(consent());
  await userEvent.click(submitButton());
  await waitFor(() => expect(server.logins()).toHaveLength(1));
  act(() => useSession.setState({ isHomeFirstPage: false }));
  server.answerLate({ error_code: 0, payload: USER });
  await waitFor(() => expect(useSession.getState().isLoggedIn).toBe(true));
});
