import { pictureAddress } from './picture-address';

test.each([
  ['/pictures/a.webp', 'http://localhost:8787/pictures/a.webp'],
  ['pictures/a.webp', 'http://localhost:8787/pictures/a.webp'],
  ['http://localhost:8787/a.webp', 'http://localhost:8787/a.webp'],
  ['https://elsewhere.example/a.webp', undefined],
  ['//elsewhere.example/a.webp', undefined],
  ['http://localhost:9999/a.webp', undefined],
  ['http://localhost:8787@elsewhere.example/a.webp', undefined],
  ['data:image/png;base64,AA', undefined],
  ['javascript:alert(1)', undefined],
  ['http://', undefined],
  ['', undefined],
  [undefined, undefined],
])('the picture %j has the address %j', (picture, address) => {
  expect(pictureAddress(picture)).toBe(address);
});

test('the hosts of the settings are those that pictures may come from', async () => {
  process.env.PICTURE_ORIGINS = 'cdn.example.com,img.example.com:8443';
  jest.resetModules();
  const { pictureAddress: under } = await import('./picture-address');
  delete process.env.PICTURE_ORIGINS;
  expect(under('https://cdn.example.com/a.webp')).toBe('https://cdn.example.com/a.webp');
  expect(under('https://img.example.com:8443/a')).toBe('https://img.example.com:8443/a');
  expect(under('https://img.example.com/a')).toBeUndefined();
  expect(under('/a.webp')).toBeUndefined();
});
