import { screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { hydrateRoot } from 'react-dom/client';
import { act } from 'react';
import { logIn } from '../../api-client/session/log-in';
import { closeLogin, logOut } from '../../api-client/session/session';
import { inPage, renderPage } from '../../api-client/testing/render-page';
import { placePath } from '../../routes';
import { ProfileShellView } from './profile-shell-view';

const notFound = <p>gone</p>;
function shell(pathname: string) {
  return <ProfileShellView pathname={pathname} notFound={notFound} news={null} shelf={null} />;
}

beforeEach(() => {
  document.head.innerHTML = '<title>By the page</title>';
  logOut();
  closeLogin();
});

it.each([
  '/profile/removeAccount-7',
  '/profile/other',
  '/m/profile/removeAccount-',
  '/m/profile/a/b',
])('finds nothing at %s', (pathname) => {
  renderPage(shell(pathname), ['profile'], placePath(pathname));
  expect(screen.getByText('gone')).toBeInTheDocument();
});

it('renders the same on the server for every address', () => {
  const render = (pathname: string): string => renderToString(inPage(shell(pathname), ['profile']));
  expect(render('/profile/other')).toBe(render('/profile/'));
});

it('is taken over without a difference by somebody who is logged in', async () => {
  const onRecoverableError = jest.fn();
  const container = document.createElement('div');
  container.innerHTML = renderToString(inPage(shell('/profile/'), ['profile']));
  document.body.append(container);
  logIn({ access_token: 't', web_user_id: '7', nickname: '灯火' });
  jest.spyOn(globalThis, 'fetch').mockReturnValue(new Promise(() => undefined));
  await act(async () => {
    hydrateRoot(container, inPage(shell('/m/profile/removeAccount-7'), ['profile']), {
      onRecoverableError,
    });
    await Promise.resolve();
  });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('注销账号');
  expect(onRecoverableError).not.toHaveBeenCalled();
  container.remove();
});
