import { largestPicture } from './gallery';

it.each([
  ['/a-640.webp', '/a-320.webp 320w, /a-640.webp 640w, /a-1280.webp 1280w', '/a-1280.webp'],
  ['/a-320.webp', '/a-320.webp 320w', '/a-320.webp'],
  ['/placeholder.svg', '', '/placeholder.svg'],
])('the largest of %s (%s) is %s', (src, srcSet, largest) => {
  expect(largestPicture({ src, srcSet })).toBe(largest);
});
