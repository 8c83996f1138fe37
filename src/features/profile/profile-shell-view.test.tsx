import { screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { inPage, renderPage } from '../../client/testing/render-page';
import { placePath } from '../../routes';
import { ProfileShellView } from './profile-shell-view';

const notFound = <p>gone</p>;
const at = (pathname: string) =>
  [
    <ProfileShellView pathname={pathname} notFound={notFound} />,
    ['profile'],
    placePath(pathname),
  ] as const;

beforeEach(() => {
  document.head.innerHTML = '<title>By the page</title>';
});

it.each(['/profile/', '/en/profile', '/ja/m/profile/'])(
  'explains the profile at %s',
  (pathname) => {
    renderPage(...at(pathname));
    expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
    expect(screen.getAllByRole('listitem')).toHaveLength(4);
    expect(screen.getAllByRole('link')).toHaveLength(2);
    expect(screen.queryByText('gone')).not.toBeInTheDocument();
  },
);

it('explains account removal on mobile', () => {
  renderPage(...at('/m/profile/removeAccount-9007199254740993'));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('注销账号');
  expect(screen.getByRole('link', { name: '回到个人中心' })).toHaveAttribute('href', '/m/profile/');
  expect(document.title).toBe('注销账号 | 游伴');
});

it.each([
  '/profile/removeAccount-7',
  '/profile/other',
  '/m/profile/removeAccount-',
  '/m/profile/a/b',
])('finds nothing at %s', (pathname) => {
  renderPage(...at(pathname));
  expect(screen.getByText('gone')).toBeInTheDocument();
});

it('renders the same on the server for every address', () => {
  const render = (pathname: string): string =>
    renderToString(
      inPage(<ProfileShellView pathname={pathname} notFound={notFound} />, ['profile']),
    );
  expect(render('/profile/other')).toBe(render('/profile/'));
});
