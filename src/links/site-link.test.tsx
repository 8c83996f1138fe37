import { render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { browserEnv } from '../config/browser-env';
import { PlaceProvider } from '../i18n/locale-context';
import { SiteLink } from './site-link';
import { checkProperty } from '../testing/check-property';

function show(to: string) {
  return render(
    <PlaceProvider place={{ locale: 'en', variant: 'm' }}>
      <SiteLink to={to}>go</SiteLink>
    </PlaceProvider>,
  );
}

test.each([
  ['/activity/', '/en/m/activity/'],
  ['/ja/activity/?a=1#b', '/en/m/activity/?a=1#b'],
  ['/m/game-library/lantern-city/', '/en/m/game-library/lantern-city/'],
  ['/terms/', '/en/terms/'],
  ['/terms.html', '/terms.html'],
  ['/.//evil.com', '/evil.com'],
  ['/a/..//evil.com', '/evil.com'],
  ['/%2e//evil.com', '/evil.com'],
  ['https://a.example/x', 'https://a.example/x'],
  ['HTTPS://a.example', 'https://a.example/'],
  ['/game-library/tag/科幻/#灯', '/en/m/game-library/tag/%E7%A7%91%E5%B9%BB/#%E7%81%AF'],
])('%s leads to %s in English on mobile', (to, address) => {
  show(to);
  expect(screen.getByRole('link', { name: 'go' })).toHaveAttribute('href', address);
});

test('an address of the site itself leads to the page in its own language, in this tab', () => {
  show(`${browserEnv.siteUrl}/ja/activity/?a=1`);
  const link = screen.getByRole('link', { name: 'go' });
  expect(link).toHaveAttribute('href', '/en/m/activity/?a=1');
  expect(link).not.toHaveAttribute('target');
});

test.each([
  'javascript:alert(1)',
  '//a.example',
  'data:text/html,x',
  '/\\a.example',
  '/\t/a.example/terms.html',
  '\t//a.example',
  'mailto:a@a.example',
  'activity/',
  'http://',
  '',
])('%s is no link', (to) => {
  show(to);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(screen.getByText('go')).toBeInTheDocument();
});

test('whatever is written, a link without a new tab stays on the site', () => {
  const written = fc
    .array(
      fc.oneof(
        fc.constantFrom(
          ...['/', '\\', '\t', '\n', ':', '//', '.', '..', '%2e'],
          ...['a.example', 'en', 'm', '#', '?'],
        ),
        fc.string(),
      ),
    )
    .map((parts) => parts.join(''));
  checkProperty(
    fc.property(written, (to) => {
      const { unmount } = show(to);
      const link = screen.queryByRole('link');
      if (link instanceof HTMLAnchorElement && link.target === '') {
        expect(new URL(link.href).origin).toBe(window.location.origin);
      }
      unmount();
    }),
    { numRuns: 300 },
  );
});
