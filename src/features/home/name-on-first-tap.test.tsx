import { createEvent, fireEvent, screen } from '@testing-library/react';
import { navigate } from 'gatsby';
import { renderPage } from '../../api-client/testing/render-page';
import { nameOnFirstTap } from './hotspot-lights.lazy';
import { HeroHotspots } from './hero-hotspots';

const things = ['sky-whale', 'tea-mountain'].map((game) => ({ game, box: {} }));
const games = things.map(({ game }) => ({ gameId: game, text: { name: game, untranslated: [] } }));

function setUp() {
  renderPage(
    <HeroHotspots things={things} games={games} handlers={nameOnFirstTap}>
      {null}
    </HeroHotspots>,
    ['home'],
  );
  return {
    whale: screen.getByRole('link', { name: 'sky-whale' }),
    tea: screen.getByRole('link', { name: 'tea-mountain' }),
  };
}

/** Events of a pointer on a link in a browser that gives no focus by a tap. */
function point(link: HTMLElement, pointerType: string): void {
  fireEvent(link, Object.assign(createEvent.pointerDown(link), { pointerType }));
  fireEvent.click(link);
}

afterEach(() => {
  jest.mocked(navigate).mockClear();
});

test('the first tap names a thing, and the second one opens it', () => {
  const { whale } = setUp();
  point(whale, 'touch');
  expect(whale).toHaveFocus();
  expect(navigate).not.toHaveBeenCalled();
  point(whale, 'touch');
  expect(navigate).toHaveBeenCalledWith('/game-library/sky-whale/');
});

test('each thing is named before it is opened', () => {
  const { whale, tea } = setUp();
  point(whale, 'touch');
  point(tea, 'touch');
  expect(tea).toHaveFocus();
  point(whale, 'touch');
  expect(navigate).not.toHaveBeenCalled();
});

test('a mouse and the keyboard open a thing at once', () => {
  const { whale, tea } = setUp();
  point(whale, 'mouse');
  expect(navigate).toHaveBeenCalledTimes(1);
  point(whale, 'touch');
  fireEvent.click(tea);
  expect(navigate).toHaveBeenCalledTimes(2);
});
