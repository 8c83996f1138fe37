import { isLoggedInHere, logIn } from './log-in';
import { closeLogin, logOut, openLogin, useSession } from './session';
import { onSessionOver, tellSessionOver } from './session-over';

const user = { access_token: 't', web_user_id: '7' };
const began = useSession.getState();

test('a page begins as the build has drawn it: logged out, at its top, without a dialog', () => {
  expect(began).toEqual({
    ...{ isLoggedIn: false, userInfo: null },
    ...{ isHomeFirstPage: true, loginDialogVisible: false },
  });
  expect(isLoggedInHere()).toBe(false);
});

test('who logs in is logged in here, until the end of the session', () => {
  logIn(user);
  expect(useSession.getState()).toEqual({ ...began, isLoggedIn: true, userInfo: user });
  expect(isLoggedInHere()).toBe(true);
  logOut();
  expect(useSession.getState()).toEqual(began);
  expect(isLoggedInHere()).toBe(false);
  // Another tab has logged in.
  useSession.setState({ isLoggedIn: true, userInfo: { ...user } });
  expect(isLoggedInHere()).toBe(false);
});

test('the login dialog opens and closes', () => {
  openLogin();
  expect(useSession.getState().loginDialogVisible).toBe(true);
  closeLogin();
  expect(useSession.getState().loginDialogVisible).toBe(false);
});

test('whoever listens is told of a session that the API has ended, until they leave', () => {
  const listener = jest.fn();
  const leave = onSessionOver(listener);
  tellSessionOver();
  leave();
  tellSessionOver();
  expect(listener).toHaveBeenCalledTimes(1);
});
