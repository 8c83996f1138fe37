import { downloadAddress, hexOf, wantsWebId } from './download-address';

const WEB_ID = '7391234567890123456';
const HEX = '37333931323334353637383930313233343536';

test.each([
  [
    'https://dl.example/beta/youban-{channel}-webID.exe',
    'official-website',
    'https://dl.example/beta/youban-official-website.exe',
    `https://dl.example/beta/youban-official-website-${HEX}.exe`,
  ],
  [
    'https://dl.example/{channel}/youban_{channel}_webID.exe',
    'b%E7%AB%99',
    'https://dl.example/b%E7%AB%99/youban_b%E7%AB%99.exe',
    `https://dl.example/b%E7%AB%99/youban_b%E7%AB%99_${HEX}.exe`,
  ],
  [
    'https://dl.example/a.apk',
    'official-website',
    'https://dl.example/a.apk',
    'https://dl.example/a.apk',
  ],
  [
    'https://dl.example/{channel}.exe',
    '..%2F%24%26%20x',
    'https://dl.example/..%2F%24%26%20x.exe',
    'https://dl.example/..%2F%24%26%20x.exe',
  ],
  [
    'https://dl.example/{channel}.webID.exe',
    'a-webID-b',
    'https://dl.example/a-webID-b.exe',
    `https://dl.example/a-webID-b.${HEX}.exe`,
  ],
  ['https://dl.example/?id=webID', 'x', 'https://dl.example/?id=', `https://dl.example/?id=${HEX}`],
])('%s for the channel %s', (template, channel, without, withWebId) => {
  expect(downloadAddress(template, channel)).toBe(without);
  expect(downloadAddress(template, channel, WEB_ID)).toBe(withWebId);
});

test.each([
  ['', ''],
  ['73', '3733'],
  ['0', '30'],
  // Greater than 2^53: as a number its last digits would be others.
  ['9007199254740993', '39303037313939323534373430393933'],
])('the hex of %s', (webId, hex) => {
  expect(hexOf(webId)).toBe(hex);
});

test('an address wants the web id only where it has a place for it', () => {
  expect(wantsWebId('https://dl.example/{channel}-webID.exe')).toBe(true);
  expect(wantsWebId('https://dl.example/{channel}.exe')).toBe(false);
});
