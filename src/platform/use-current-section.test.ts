import { sectionAbove } from './use-current-section';

const sections = [
  { id: 'introduction', top: 400 },
  { id: 'gallery', top: 900 },
  { id: 'roles', top: 1400 },
];

test.each([
  [0, undefined],
  [240, 'introduction'],
  [900, 'gallery'],
  [5000, 'roles'],
])('scrolled by %i px, the section that is read is %s', (scrolled, id) => {
  const moved = sections.map((section) => ({ ...section, top: section.top - scrolled }));
  expect(sectionAbove(moved, 160)).toBe(id);
});
