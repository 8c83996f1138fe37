import { createAddresses, webLink } from './addresses';

describe('pictures', () => {
  const { picture, optionalPicture } = createAddresses('https://api.example/base');

  test.each([
    ['https://cdn.example/a.png', 'https://cdn.example/a.png'],
    ['//cdn.example/a.png', 'https://cdn.example/a.png'],
    ['/pictures/a.png', 'https://api.example/pictures/a.png'],
    ['pictures/a b.png', 'https://api.example/base/pictures/a%20b.png'],
    ['javascript:alert(1)', 'javascript:alert(1)'],
    ['FTP://Host/a.png', 'FTP://Host/a.png'],
    ['data:image/png;base64,AA', 'data:image/png;base64,AA'],
    ['http://[', 'http://['],
    ['', ''],
  ])('%s becomes %s', (given, expected) => {
    expect(picture(given)).toBe(expected);
  });

  test('an empty optional picture is absent', () => {
    expect(optionalPicture('')).toBeUndefined();
    expect(optionalPicture(undefined)).toBeUndefined();
    expect(optionalPicture('/a.png')).toBe('https://api.example/a.png');
  });
});

test.each([
  ['https://example.com/x', 'https://example.com/x'],
  ['/activity/', '/activity/'],
  ['#top', '#top'],
  ['javascript:alert(1)', undefined],
  [' JavaScript:alert(1)', undefined],
  ['java\tscript:alert(1)', undefined],
  ['data:text/html,x', undefined],
  ['', undefined],
  [undefined, undefined],
])('the link %j becomes %j', (given, expected) => {
  expect(webLink(given)).toBe(expected);
});
