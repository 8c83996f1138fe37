import { act, screen, within } from '@testing-library/react';
import { renderPage } from '../../api-client/testing/render-page';
import { GameView } from './game-view';

const picture = { src: '/c.webp', srcSet: '', width: 16, height: 9, color: '#000', text: null };
const known = { yes: ['One-handed play'], no: [], unknown: [], known: [], checked: null };

/** Shows a game of two sections, as a phone has it. */
function showGame(accessInWords: typeof known | null): void {
  const game = {
    ...{ gameId: 'inn', changedAt: '2026-11-01T00:00:00Z', character: null, gallery: [] },
    ...{ cover: picture, banner: null, pictureWords: null, partnerReason: null },
    ...{ released: null, checked: null, gameVersion: null, platforms: [], updated: '1 May 2026' },
    ...{
      playersInWords: null,
      sessionInWords: null,
      sessionMinutes: null,
      moodsInWords: [],
      roles: [],
      related: [],
    },
    ...{ access: accessInWords && { yes: ['one_hand'], no: [] }, accessInWords },
    text: {
      ...{ name: 'The Inn', summary: '', tags: [], html: '<p>An inn.</p>', untranslated: [] },
      ...{ developer: '', publisher: '' },
      sections: [{ title: 'Keys', html: '<p>Keys.</p>' }],
    },
  };
  renderPage(<GameView game={game} />, ['common', 'game', 'library', 'reading'], {
    locale: 'en',
    variant: 'm',
  });
}

function contents(): HTMLElement {
  return screen.getByRole('navigation', { name: 'On this page' });
}

/** Scrolls the page so far that a section begins at the top; undefined scrolls back to the beginning. */
async function scrollTo(id: string | undefined): Promise<void> {
  const sections = screen.getAllByRole('region');
  const reached = sections.findIndex((section) => section.getAttribute('aria-labelledby') === id);
  sections.forEach((section, at) => {
    section.getBoundingClientRect = () => ({ top: at > reached ? 900 : 0 }) as DOMRect;
  });
  await act(async () => {
    window.dispatchEvent(new Event('scroll'));
    await new Promise(requestAnimationFrame);
  });
}

test('the row of the contents is back at its beginning where the page is', async () => {
  showGame(known);
  const row = within(contents()).getByRole('list');
  const link = within(row).getByRole('link', { name: 'Characters' });
  Object.defineProperty(link, 'offsetLeft', { value: 500 });
  await scrollTo('roles');
  expect(link).toHaveAttribute('aria-current', 'location');
  expect(row.scrollLeft).toBeGreaterThan(400);
  await scrollTo(undefined);
  expect(link).not.toHaveAttribute('aria-current');
  expect(row.scrollLeft).toBe(0);
});

test.each([
  ['known', known, ['Can I play this?', 'Introduction', 'Keys', 'Characters']],
  ['not known', null, ['Introduction', 'Keys', 'Characters', 'Can I play this?']],
] as const)(
  'whether a game can be played stands first where that is %s, and in the order of its contents',
  (_, access, order) => {
    showGame(access);
    const titles = within(contents())
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
    expect(titles).toEqual(order);
    const parts = screen.getAllByRole('region', { name: (name) => titles.includes(name) });
    expect(parts.map((part) => part.querySelector('h2')?.textContent)).toEqual(order);
    expect(screen.queryAllByText('Not checked yet, so we don’t know.')).toHaveLength(
      access === null ? 1 : 0,
    );
  },
);
