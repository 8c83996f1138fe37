import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { inPage, renderPage } from '../../api-client/testing/render-page';
import { Gallery } from './gallery';
import { GameHero } from './game-hero';
import { RoleHero } from './role-hero';

const server = setupServer();
beforeAll(() => server.listen());
afterAll(() => server.close());

const place = { locale: 'en', variant: 'pc' } as const;

function picture(src: string, text: Queries.PictureWordsFragment['text'] = null) {
  return { src, srcSet: '', width: 16, height: 9, color: '#000', text };
}

const inn = { line: 'An inn', description: 'Three floors.', untranslated: [] };
const pool = { line: '汤池', description: '三只猫。', untranslated: ['line', 'description'] };

function showHero(banner: Queries.GameDataFragment['banner']) {
  const game = {
    ...{ gameId: 'inn', changedAt: '2026-11-01T00:00:00Z', character: null },
    ...{ cover: picture('/cover.webp', inn), banner },
    // The texts that the hero does not show are left out.
    text: { name: 'The Inn', summary: '', tags: [], sections: [], untranslated: [] } as never,
  };
  return renderPage(<GameHero game={game} />, ['game', 'library', 'reading'], place);
}

test('the picture at the top of a game has its line', () => {
  showHero(null);
  expect(screen.getByRole('img', { name: 'An inn' })).toHaveAttribute('src', '/cover.webp');
});

test('the picture at the top of a game is decoration where nobody has found words for it', () => {
  const { container } = showHero(picture('/banner.webp'));
  expect(container.querySelector('img')).toHaveAttribute('alt', '');
  expect(container.querySelector('img')).toHaveAttribute('src', '/banner.webp');
});

test('a portrait has its line, and never the name that stands beside it', () => {
  const role = (text: { line: string; untranslated: string[] } | null) => ({
    ...{ roleId: 'r', updatedAt: '2026-11-01T00:00:00Z', rarity: null },
    ...{ avatar: picture('/a.webp'), portrait: { ...picture('/p.webp'), text } },
    text: { name: 'Midnight', title: '', tags: [], untranslated: [] },
    game: { gameId: 'inn', text: { name: 'The Inn', untranslated: [] }, character: null },
    related: [],
  });
  const hero = (text: { line: string; untranslated: string[] } | null) => (
    <RoleHero role={role(text) as never} measures={null}>
      {null}
    </RoleHero>
  );
  const { unmount } = renderPage(
    hero({ line: '灰猫', untranslated: ['line'] }),
    ['game', 'library', 'reading'],
    place,
  );
  expect(screen.getByRole('img', { name: '灰猫' })).toHaveAttribute('lang', 'zh-CN');
  unmount();
  const { container } = renderPage(hero(null), ['game', 'library', 'reading'], place);
  expect(container.querySelector('img')).toHaveAttribute('alt', '');
});

test('a picture of the gallery is named by its line, or by its number, and all are in words elsewhere', () => {
  const gallery = (words: string | null) => (
    <Gallery
      pictures={[picture('/1.webp', pool), picture('/2.webp')]}
      name="The Inn"
      words={words}
    />
  );
  const { rerender } = renderPage(gallery('/words.html'), ['game', 'library'], place);
  expect(screen.getByRole('link', { name: '汤池' })).toHaveAttribute('href', '/1.webp');
  expect(screen.getByRole('link', { name: 'The Inn, picture 2' })).toBeVisible();
  const inWords = screen.getByRole('link', { name: 'Descriptions of these pictures' });
  expect(inWords).toHaveAttribute('href', '/words.html');
  rerender(inPage(gallery(null), ['game', 'library'], place));
  expect(
    screen.queryByRole('link', { name: 'Descriptions of these pictures' }),
  ).not.toBeInTheDocument();
});

/** Observer that the carousel asks for, and a page without layout does not have. */
class Observer {
  observe = () => undefined;
  disconnect = () => undefined;
}

test('a picture that is looked at large says its line, and its description once that has come', async () => {
  Object.assign(window, { IntersectionObserver: Observer, ResizeObserver: Observer });
  window.matchMedia = () => new EventTarget() as MediaQueryList;
  const html = '<p>The inn.</p><p data-gallery="0" lang="zh-CN">三只猫。</p>';
  server.use(http.get('/words.html', () => HttpResponse.html(html)));
  renderPage(
    <Gallery
      pictures={[picture('/1.webp', pool), picture('/2.webp', inn)]}
      name="The Inn"
      words="/words.html"
    />,
    ['game', 'library'],
    place,
  );
  await userEvent.click(screen.getByRole('link', { name: '汤池' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'The Inn' }));
  expect(await dialog.findByText('三只猫。')).toHaveAttribute('lang', 'zh-CN');
  expect(dialog.getByText('三只猫。').closest('p')).toHaveTextContent('汤池 三只猫。');
});

test.each([
  ['zh', '问问灵犀'],
  ['en', 'Ask 灵犀'],
  ['ja', '灵犀に聞く'],
] as const)('the first button of a role asks its partner, in %s too', (locale, name) => {
  const text = { name: '灵犀', untranslated: [] };
  const character = { characterId: 'p', avatar: picture('/l.webp'), text };
  const role = {
    ...{ roleId: 'r', updatedAt: '2026-11-01T00:00:00Z', rarity: null },
    ...{ avatar: picture('/a.webp'), portrait: null, related: [{ roleId: 'kitten' }] },
    text: { name: 'Midnight', title: '', tags: [], untranslated: [] },
    game: { gameId: 'inn', text: { name: 'The Inn', untranslated: [] }, character },
  };
  renderPage(
    <RoleHero role={role as never} measures={null}>
      {null}
    </RoleHero>,
    ['game', 'library', 'reading'],
    { locale, variant: 'pc' },
  );
  const row = document.querySelector<HTMLElement>('[data-reads]')!.parentElement!.parentElement!;
  const links = within(row).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual([name]);
});
