import { screen } from '@testing-library/react';
import { renderPage } from '../../../api-client/testing/render-page';
import { rememberPartner } from '../../../platform/chats/recent-partners-storage';
import { clearRecord, rememberPlace, rememberVisit } from './reading-record';
import { WelcomeBack } from './welcome-back';

const city = { kind: 'game', id: 'lantern-city', name: '万灯城', lang: 'zh-CN' } as const;
const card = { src: '/city.webp', color: '#123456' };
const cards = {
  'game lantern-city': { ...card, name: 'City of Ten Thousand Lanterns' },
  'partner p-tuanzi': { ...card, name: 'Dumpling' },
};

beforeEach(() => {
  localStorage.clear();
  clearRecord();
  window.fetch = () => Promise.resolve(new Response(JSON.stringify({ cards })));
});
afterEach(() => jest.restoreAllMocks());

function home() {
  return renderPage(
    <>
      <div data-welcomes="" />
      <WelcomeBack pathname="/en/" />
    </>,
    [],
    { locale: 'en', variant: 'pc' },
  );
}

test('who comes back is led on to the game and to the partner, by their names in the language of the page', async () => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() - 7_200_000);
  rememberVisit(city);
  rememberPlace(city, { section: 'section-2', title: '玩法' });
  rememberPartner(undefined, 'p-tuanzi');
  jest.restoreAllMocks();
  home();
  const game = await screen.findByRole('link', { name: 'Continue: City of Ten Thousand Lanterns' });
  expect(game).toHaveAttribute('href', '/en/game-library/lantern-city/#section-2');
  expect(screen.getByRole('link', { name: 'Keep chatting with Dumpling' })).toHaveAttribute(
    'href',
    '/en/game-partner/chat-p-tuanzi',
  );
  expect(game.closest('[data-welcomes]')).toHaveTextContent(/^Welcome back/);
});

test('who was here a moment ago is led on, and not greeted', async () => {
  rememberVisit(city);
  home();
  const game = await screen.findByRole('link', { name: 'Continue: City of Ten Thousand Lanterns' });
  expect(game).toHaveAttribute('href', '/en/game-library/lantern-city/');
  expect(screen.queryByText('Welcome back')).not.toBeInTheDocument();
});

test('what the library no longer has is left out, and so is the line where nothing is left', async () => {
  rememberVisit({ ...city, id: 'gone' });
  rememberPartner(undefined, 'p-tuanzi');
  home();
  await screen.findByRole('link', { name: 'Keep chatting with Dumpling' });
  expect(screen.getAllByRole('link')).toHaveLength(1);
});
