import { benchedPages, withoutTwins } from './benched-pages';

function names(...args: Parameters<typeof benchedPages>) {
  return benchedPages(...args).map(({ name }) => name);
}

it('looks at one page of each kind and variant', () => {
  expect(names([])).toEqual(
    expect.arrayContaining(['home pc', 'home m', 'tonight m', 'legal pc', 'seat pc']),
  );
  expect(names([], ['game', 'home'])).toEqual(['home pc', 'home m', 'game pc', 'game m']);
});

it('keeps of two variants the phone’s, and a page for desks that has no twin', () => {
  const kept = withoutTwins(benchedPages([])).map(({ name }) => name);
  expect(kept).toEqual(expect.arrayContaining(['game m', 'legal pc']));
  expect(kept).not.toContain('game pc');
  expect(withoutTwins(benchedPages(['game pc']))).toHaveLength(1);
});

it('looks at what is named, by address or by name', () => {
  expect(benchedPages(['game m', '/en/m/', '/medal/'])).toMatchObject([
    { name: 'game m', address: '/m/game-library/lantern-city/', variant: 'm' },
    { name: '/en/m/', address: '/en/m/', variant: 'm' },
    { name: '/medal/', address: '/medal/', variant: 'pc' },
  ]);
});

it('says which names there are', () => {
  expect(() => names(['games'])).toThrow(
    /^--page: expected an address or one of home pc, home m, /,
  );
});
