import { previewImage } from './page-head';

function files(...widths: readonly number[]): string {
  return widths
    .map((width) => `/static/pictures/a-${String(width)}.webp ${String(width)}w`)
    .join(', ');
}

test.each([
  [{ srcSet: files(320, 640, 1280), width: 1280 }, '/static/pictures/a-1280.webp'],
  [{ srcSet: files(320, 640, 1200), width: 1200 }, '/static/pictures/a-1200.webp'],
  // A picture that is too narrow, a placeholder, which is an SVG, and none.
  [{ srcSet: files(320, 640, 900), width: 900 }, '/art/share.jpg'],
  [{ srcSet: '', width: 1280 }, '/art/share.jpg'],
  [undefined, '/art/share.jpg'],
])('of %j a link preview shows %s', (picture, address) => {
  expect(previewImage(picture)).toBe(address);
});
