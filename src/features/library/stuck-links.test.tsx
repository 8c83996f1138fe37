import { screen, within } from '@testing-library/react';
import { renderPage } from '../../api-client/testing/render-page';
import { renderMarkdown } from '../../markdown/markdown';
import { firstSpoiler } from './first-spoiler';
import { GameHero } from './game-hero';
import { GameTableOfContents } from './game-table-of-contents';

const place = { locale: 'en', variant: 'pc' } as const;
const picture = { src: '/c.webp', srcSet: '', width: 16, height: 9, color: '#000', text: null };
const fold = renderMarkdown('> [!fold] Where is the key?\n> 1. Look up.\n', 'en');

function game(sections: readonly string[]) {
  const listed = sections.map((html, at) => ({ title: `Section ${String(at)}`, html }));
  return {
    ...{ gameId: 'inn', changedAt: '2026-11-01T00:00:00Z', character: null, gallery: [] },
    accessInWords: null,
    ...{ cover: picture, banner: null },
    // Texts that neither of them shows are left out.
    text: {
      ...{ name: 'The Inn', summary: '', tags: [], html: '<p>An inn.</p>', untranslated: [] },
      sections: listed,
    } as never,
  };
}

function showGame(shown: ReturnType<typeof game>): void {
  renderPage(
    <>
      <GameTableOfContents game={shown} />
      <GameHero game={shown} />
    </>,
    ['game', 'library', 'reading'],
    place,
  );
}

test('whoever is stuck is led to the first question of the game, in the contents before all else, and in its hero', () => {
  const shown = game([
    '<p>Rooms.</p>',
    `<p>Keys.</p>${fold}`,
    fold.replace(/fold-/g, 'fold-other'),
  ]);
  const id = firstSpoiler([{ html: fold }]);
  const where = document.createElement('div');
  where.innerHTML = fold;
  expect(where.querySelector('[data-fold]')?.id).toBe(id);
  showGame(shown);
  const contents = within(screen.getByRole('navigation', { name: 'On this page' }));
  expect(contents.getAllByRole('link')[0]).toHaveTextContent('Stuck?');
  // It never looks like the section that is read.
  const [stuck] = contents.getAllByText('Stuck?');
  const { color, fontWeight } = getComputedStyle(stuck!);
  expect([color, fontWeight]).toEqual([getComputedStyle(stuck!.parentElement!).color, '']);
  const links = screen.getAllByRole('link', { name: 'Stuck?' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([`#${id!}`, `#${id!}`]);
});

test('a game without questions leads nobody to them', () => {
  const shown = game(['<p>Rooms.</p>', '<p>Keys.</p>', '<p>Cats.</p>']);
  showGame(shown);
  expect(screen.getByRole('navigation', { name: 'On this page' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Stuck?' })).not.toBeInTheDocument();
});
