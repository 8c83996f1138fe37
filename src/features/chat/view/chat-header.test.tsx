import { screen } from '@testing-library/react';
import { partner, showChat } from '../testing/show-chat';

test.each([
  ['zh', '会聊《星海回波》和《霜轨》'],
  ['en', 'Knows 星海回波 and 霜轨'],
  ['ja', '『星海回波』、『霜轨』の話ができます'],
] as const)('says in %s that it is an AI, and which games it knows', (locale, games) => {
  const gameNames = ['星海回波', '霜轨'];
  showChat({}, { partner: { ...partner, gameNames } }, { locale, variant: 'm' });
  const { parentElement: heading } = screen.getByText('AI');
  expect(heading?.parentElement).toHaveTextContent(`灵犀AI${games}`);
});

it('says in one line which games it knows, whatever their number', () => {
  showChat({}, { partner: { ...partner, gameNames: ['星海回波', '霜轨', '潮汐法庭'] } });
  const { parentElement: about } = screen.getByText('AI');
  expect(about).toHaveStyle({ whiteSpace: 'nowrap', textOverflow: 'ellipsis' });
});

it('says that it is an AI where no game is known', () => {
  showChat({}, { partner: { ...partner, gameNames: [] } });
  expect(screen.getByRole('heading', { level: 1 }).parentElement).toHaveTextContent(/^灵犀AI$/);
});

it('shows the figure that is worn behind the words and beside them, and none where there is none', () => {
  const again = showChat({}, { partner: { ...partner, figure: '/f1.png' } });
  expect(document.querySelectorAll('img[src="/f1.png"]')).toHaveLength(2);
  again({}, { partner: { ...partner, figure: '/f2.png' } });
  expect(document.querySelectorAll('img[src="/f1.png"]')).toHaveLength(0);
  expect(document.querySelectorAll('img[src="/f2.png"]')).toHaveLength(2);
  again({}, { partner });
  expect(document.querySelectorAll('img[src*="/f"]')).toHaveLength(0);
});

it('takes the site’s header away on phones alone', () => {
  const header = document.body.appendChild(document.createElement('header'));
  showChat({}, {}, { locale: 'zh', variant: 'm' });
  expect(header).not.toBeVisible();
  header.remove();
});

it('leaves the site’s header on a desk', () => {
  const header = document.body.appendChild(document.createElement('header'));
  showChat();
  expect(header).toBeVisible();
  header.remove();
});
