import { keepReadingPlace } from './keep-reading-place';
import { announceNavigation, announceRoute } from './navigation-state';

/** Tops of the parts in the window, and their heights, by id. */
let layout: Readonly<Record<string, readonly [top: number, height: number]>> = {};
const scrolled: unknown[] = [];

/** A page whose parts lie where they do; those that are not named are hidden. */
function show(pathname: string, parts: typeof layout): void {
  layout = parts;
  document.body.innerHTML = `<main>${Object.keys(parts)
    .map((id) => `<section id="s-${id}"><h2 id="${id}">${id}</h2></section>`)
    .join('')}</main>`;
  window.history.replaceState(null, '', pathname);
}

/** Goes to a page, which is drawn at its top. */
function go(address: string, parts: typeof layout): void {
  announceNavigation(address);
  show(address.replace(/[?#].*/, ''), parts);
  Object.assign(window, { scrollY: 0 });
  scrolled.length = 0;
  announceRoute();
}

beforeEach(() => {
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: Element,
  ) {
    if (this.localName === 'main') return new DOMRect(0, -1000, 100, 4000);
    const [top, height] = layout[this.id.replace('s-', '')] ?? [0, 0];
    return new DOMRect(0, top, 100, height);
  });
  Element.prototype.scrollIntoView = function (this: Element) {
    scrolled.push(this.id);
  };
  window.scrollBy = (...args: unknown[]) => void scrolled.push(['by', ...args]);
  window.scrollTo = (...args: unknown[]) => void scrolled.push(['to', ...args]);
  jest.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(4000);
});
beforeAll(keepReadingPlace);

/** The last one is hidden. */
const desk = {
  introduction: [-1000, 700],
  'section-1': [-312, 800],
  roles: [488, 900],
  'partner-below': [0, 0],
} as const;
const phone = { introduction: [100, 900], 'section-1': [1000, 2000], roles: [3000, 900] } as const;

test('a page that becomes its twin goes on where it was read', () => {
  show('/game-library/a/', desk);
  go('/m/game-library/a/?channel=x#top', phone);
  // Half of the part was above the line to which links lead.
  expect(scrolled).toEqual(['s-section-1', ['by', { top: 1000, behavior: 'instant' }]]);
});

test('above the first part, and where the twin lacks the part, it is as much of the page', () => {
  show('/game-library/a/', { introduction: [400, 700] });
  Object.assign(window, { scrollY: 0 });
  go('/m/game-library/a/', phone);
  expect(scrolled).toEqual([['to', { top: 0, behavior: 'instant' }]]);
  show('/game-library/a/', { 'partner-beside': [100, 300] });
  Object.assign(window, { scrollY: 1000 });
  go('/m/game-library/a/', phone);
  expect(scrolled).toEqual([['to', { top: 1000, behavior: 'instant' }]]);
});

test('another page begins at its top, and so does the next one', () => {
  show('/game-library/a/', desk);
  go('/m/game-library/b/', phone);
  expect(scrolled).toEqual([]);
  go('/activity/', desk);
  expect(scrolled).toEqual([]);
  // The way back comes before the twin has.
  show('/game-library/a/', desk);
  announceNavigation('/m/game-library/a/');
  show('/activity/', desk);
  announceRoute();
  expect(scrolled).toEqual([]);
});
