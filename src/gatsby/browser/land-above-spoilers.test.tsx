import { landAboveSpoilers } from './land-above-spoilers';

beforeAll(() => {
  landAboveSpoilers();
});

/** Follows a link to a spoiler that lies so far below the heading of its section, and tells the room that it gets above it. */
function roomAbove(pixels: number): string {
  document.body.innerHTML = `<a href="#fold-a"><span>Stuck?</span></a>
    <section><h2>Keys</h2><div id="fold-a"><summary>A hint</summary></div></section>`;
  const tops = { SECTION: 1000, DIV: 1000 + pixels, SUMMARY: 1000 + pixels + 60 };
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function at(
    this: Element,
  ) {
    const [, top = 0] = Object.entries(tops).find(([name]) => name === this.tagName) ?? [];
    return new DOMRect(0, top, 1, 44);
  });
  document.querySelector('span')?.click();
  return document.getElementById('fold-a')?.style.scrollMarginTop ?? '';
}

// The window is 768 px high.
test.each([
  ['to the heading of its section', 300, '316px'],
  ['to the heading, with the label of its hint at the lower edge', 648, '664px'],
  ['to some lines above it, where the heading is too far away', 649, '64px'],
])('a link to a spoiler leads %s', (_, pixels, room) => {
  expect(roomAbove(pixels)).toBe(room);
});

test('a link to what is no spoiler of the page changes nothing', () => {
  document.body.innerHTML = '<a href="#fold-gone">a</a><a href="#roles">b</a><i>c</i>';
  for (const each of document.querySelectorAll<HTMLElement>('a, i')) each.click();
  expect(document.querySelector('[style]')).toBeNull();
});
