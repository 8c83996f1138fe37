import {
  bytesOf,
  keptItems,
  MOST_BYTES,
  MOST_PAGES,
  withinBounds,
  type KeptPage,
} from './kept-index';

function page(path: string, at: number, isKept = false): KeptPage {
  return { path, at, isKept, files: [path, '/shared'] };
}

function indexOf(pages: readonly KeptPage[], bytes: number) {
  const sizes = Object.fromEntries(pages.map(({ path }) => [path, bytes]));
  return { build: '1', madeAt: 0, pages: [...pages], sizes: { ...sizes, '/shared': 10 } };
}

function pathsOf(index: ReturnType<typeof withinBounds>) {
  return index?.pages.map(({ path }) => path);
}

test('a file that two pages need counts once', () => {
  expect(bytesOf(indexOf([page('/a/', 1), page('/b/', 2)], 5))).toBe(20);
});

test('the size of a page that was asked for is what its removal gives back', () => {
  const index = indexOf([page('/a/', 1, true), page('/b/', 2)], 5);
  expect(keptItems(index)).toEqual([{ path: '/a/', bytes: 5 }]);
  expect(keptItems(indexOf([page('/a/', 1, true)], 5))).toEqual([{ path: '/a/', bytes: 15 }]);
});

test('too many bytes: what was read longest ago goes first, and what was asked for stays', () => {
  const pages = [page('/kept/', 1, true), page('/old/', 2), page('/new/', 3)];
  const third = Math.floor(MOST_BYTES / 3);
  expect(pathsOf(withinBounds(indexOf(pages, third - 10)))).toEqual(['/kept/', '/old/', '/new/']);
  expect(pathsOf(withinBounds(indexOf(pages, third + 10)))).toEqual(['/kept/', '/new/']);
});

test('too many pages: the same', () => {
  const pages = Array.from({ length: MOST_PAGES + 2 }, (_, at) => page(`/${String(at)}/`, at));
  expect(pathsOf(withinBounds(indexOf(pages, 1)))?.[0]).toBe('/2/');
});

test('more than there is room for among what was asked for has no place', () => {
  expect(withinBounds(indexOf([page('/a/', 1, true)], MOST_BYTES))).toBeUndefined();
});
