import { render, screen } from '@testing-library/react';
import { PlaceProvider } from '../i18n/locale-context';
import { SiteLink } from './site-link';

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
  ['https://a.example/x', 'https://a.example/x'],
])('%s leads to %s in English on mobile', (to, address) => {
  show(to);
  expect(screen.getByRole('link', { name: 'go' })).toHaveAttribute('href', address);
});

test.each(['javascript:alert(1)', '//a.example', 'data:text/html,x'])('%s is no link', (to) => {
  show(to);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(screen.getByText('go')).toBeInTheDocument();
});
