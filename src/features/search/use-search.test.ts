import { readResultFragment, resultFragment } from './use-search';

it.each([
  ['', 'all', 1],
  ['#type=game', 'game', 1],
  ['#type=role&pages=3', 'role', 3],
  ['#type=partner', 'partner', 1],
  ['#pages=2', 'all', 2],
] as const)('%s is the fragment of its filter', (hash, kind, pages) => {
  expect(readResultFragment(hash)).toEqual({ kind, pages });
  expect(resultFragment({ kind, pages })).toBe(hash);
});

it.each([
  '#',
  '#type=character',
  '#pages=0',
  '#pages=-1',
  '#pages=1.5',
  '#pages=x',
  '#section-2',
  '#%',
])('%s asks for nothing special', (hash) => {
  expect(readResultFragment(hash)).toEqual({ kind: 'all', pages: 1 });
});

it('never asks for more than 25 pages at once', () => {
  expect(readResultFragment('#pages=9999').pages).toBe(25);
});
