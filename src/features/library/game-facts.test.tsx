import { screen } from '@testing-library/react';
import { renderPage } from '../../api-client/testing/render-page';
import { GameFacts } from './game-facts';

const unknown = {
  ...{ released: null, checked: null, gameVersion: null, platforms: [], updated: '1 May 2026' },
  ...{ playersInWords: null, sessionInWords: null, moodsInWords: [], gameId: 'g1' },
  ...{ access: null, accessInWords: null },
  // The texts that no fact is made of are left out.
  text: { developer: '', publisher: '', untranslated: [] } as never,
};

function show(known: Partial<Parameters<typeof GameFacts>[0]['game']>): (string | null)[][] {
  renderPage(<GameFacts game={{ ...unknown, ...known }} />, ['game', 'library'], {
    locale: 'en',
    variant: 'm',
  });
  const values = screen.queryAllByRole('definition').map(({ textContent }) => textContent);
  return screen.queryAllByRole('term').map(({ textContent }, at) => [textContent, values[at]!]);
}

test('a game says for how many it is, how long one sitting takes and what that feels like', () => {
  const known = {
    ...{ playersInWords: '1–4 players', sessionInWords: '15–30 min' },
    moodsInWords: ['Calm', 'Heart-warming'],
  };
  expect(show(known).slice(0, 3)).toEqual([
    ['Players', '1–4 players'],
    ['Session length', '15–30 min'],
    ['Mood', 'Calm\u00a0· Heart-warming'],
  ]);
});

test.each([
  [
    { checked: '21 October 2026', gameVersion: '3.2' },
    ['Last checked', '21 October 2026, against version 3.2'],
  ],
  [{ checked: '21 October 2026' }, ['Last checked', '21 October 2026']],
  [{ gameVersion: '3.2' }, [expect.stringMatching(/^Checked/), '3.2']],
])(
  'a game says when and for which version it was checked, as far as that is known',
  (known, fact) => {
    expect(show(known)[0]).toEqual(fact);
  },
);

test('what is not known is left out', () => {
  expect(show({})).toEqual([['Page updated', '1 May 2026']]);
  expect(screen.queryByRole('heading')).toBeNull();
});

test.each([
  ['21 October 2026, against version 3.2', 0],
  ['9 May 2026, against version 3.0', 1],
])(
  'a check stands once in the card: of who can play it, %s is said so many times: %s',
  (said, times) => {
    const access = { yes: ['one_hand'], no: [] };
    show({
      ...{ checked: '21 October 2026', gameVersion: '3.2', access },
      accessInWords: { yes: ['One-handed play'], no: [], unknown: [], known: [], checked: said },
    });
    expect(screen.queryAllByText(`Checked on ${said}`)).toHaveLength(times);
  },
);
