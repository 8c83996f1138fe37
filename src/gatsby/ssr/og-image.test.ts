import { previewImage } from './og-image';

function files(...widths: readonly number[]): string {
  return widths
    .map((width) => `/static/pictures/a-${String(width)}.webp ${String(width)}w`)
    .join(', ');
}

const src = '/static/pictures/a-640.webp';

test.each([
  [{ src, srcSet: files(320, 640, 1280), width: 1280 }, '/static/pictures/a-1280.webp'],
  [{ src, srcSet: files(320, 640, 1200), width: 1200 }, '/static/pictures/a-1200.webp'],
  // A picture that is too narrow, a placeholder, which is an SVG, and none.
  [{ src, srcSet: files(320, 640, 900), width: 900 }, '/art/share.jpg'],
  [
    { src: '/static/pictures/placeholder-0123456789abcdef.svg', srcSet: '', width: 1280 },
    '/art/share.jpg',
  ],
  [undefined, '/art/share.jpg'],
  // One that is linked to where it is.
  [{ src: 'https://cdn.example/a.jpg', srcSet: '', width: 1280 }, 'https://cdn.example/a.jpg'],
])('of %j a link preview shows %s where none was drawn', (cover, address) => {
  expect(previewImage({ ogImage: null, ...(cover && { cover }) })).toBe(address);
});

test('a picture that was drawn for the preview comes first', () => {
  const cover = { src, srcSet: files(1280), width: 1280 };
  expect(previewImage({ ogImage: '/static/og/a.jpg', cover })).toBe('/static/og/a.jpg');
});
