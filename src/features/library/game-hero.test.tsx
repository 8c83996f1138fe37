import { screen } from '@testing-library/react';
import { renderPage } from '../../api-client/testing/render-page';
import { href, type Place } from '../../routes';
import { compareFragment } from '../../routes/compare-fragment';
import { AskPartnerLink } from './ask-partner-link';
import { CompareLink } from './compare-link';
import { GameHero } from './game-hero';

const picture = { src: '/c.webp', srcSet: '', width: 16, height: 9, color: '#000', text: null };

const avatar = { ...picture, src: '/a.webp' };

const hints = { title: 'Hints', html: '<div id="fold-key"></div>' };

function showHero(character: object | null, place: Place, sections: readonly object[] = []) {
  const game = {
    ...{ gameId: 'inn', changedAt: '2026-11-01T00:00:00Z', banner: null, cover: picture },
    character: character as never,
    // The texts that the hero does not show are left out.
    text: { name: 'The Inn', summary: '', tags: [], sections, untranslated: [] } as never,
  };
  return renderPage(<GameHero game={game} />, ['game', 'library'], place);
}

/** The first link of the row of buttons: the others stand behind it. */
function mainButton(): HTMLElement {
  const [first] = document.querySelectorAll<HTMLElement>('div:has(> div > [data-reads]) > a');
  return first!;
}

test('the first button of a game asks the partner who knows it', () => {
  const text = { name: 'Dumpling', untranslated: [] };
  showHero({ characterId: 'p-tuanzi', avatar, text }, { locale: 'en', variant: 'pc' });
  expect(mainButton()).toBe(screen.getByRole('link', { name: 'Ask Dumpling' }));
  expect(mainButton().querySelector('img')).toHaveAttribute('src', '/a.webp');
});

test.each([
  ['zh', 'pc', ['问问团子', '卡住了？']],
  ['zh', 'm', ['问问团子', '卡住了？']],
  ['en', 'm', ['Stuck?', 'Ask 团子']],
  ['ja', 'pc', ['詰まった？', '团子に聞く']],
] as const)(
  'where a login cannot be expected, the main button leads to the hints instead (%s, %s)',
  (locale, variant, names) => {
    const text = { name: '团子', untranslated: [] };
    showHero({ characterId: 'p-tuanzi', avatar, text }, { locale, variant }, [hints]);
    const [main, lesser] = names.map((name) => screen.getByRole('link', { name }));
    expect(mainButton()).toBe(main);
    expect(main!.nextElementSibling).toBe(lesser);
    expect(getComputedStyle(main!).fontWeight).toBe('700');
    expect(getComputedStyle(lesser!).fontWeight).toBe('500');
  },
);

test.each(['zh', 'en', 'ja'] as const)(
  'a role has one main button in every language (%s)',
  (locale) => {
    const text = { name: '团子', untranslated: [] };
    const character = { characterId: 'p-tuanzi', avatar, text } as never;
    renderPage(<AskPartnerLink character={character} gameId="inn" />, ['library'], {
      locale,
      variant: 'm',
    });
    expect(getComputedStyle(screen.getByRole('link')).fontWeight).toBe('700');
  },
);

test.each([
  ['zh', 'pc', '找个搭子聊聊'],
  ['en', 'm', 'Find a companion'],
  ['ja', 'm', '相棒を探す'],
] as const)(
  'of a game that no partner plays it leads to all of them (%s, %s)',
  (locale, variant, name) => {
    const place = { locale, variant };
    showHero(null, place);
    expect(mainButton()).toBe(screen.getByRole('link', { name }));
    expect(mainButton()).toHaveAttribute('href', href('partners', {}, place));
  },
);

test.each([
  ['zh', 'role', '对比'],
  ['en', 'game', 'Compare'],
  ['ja', 'game', '比較'],
] as const)(
  'on a phone, too, a comparison begins with what is shown (%s, %s)',
  (locale, kind, name) => {
    renderPage(<CompareLink kind={kind} id="r" />, ['reading'], { locale, variant: 'm' });
    const link = screen.getByRole('link', { name });
    const page = href('compare', {}, { locale, variant: 'm' });
    expect(link).toHaveAttribute('href', page + compareFragment(kind, ['r']));
  },
);
