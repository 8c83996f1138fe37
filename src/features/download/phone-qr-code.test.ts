import { phoneAddress } from './phone-qr-code';

const ORIGIN = 'https://youban.example';

test.each([
  ['zh', '', '/m/?channel=official-website#app'],
  ['en', '?channel=bili-7', '/en/m/?channel=bili-7#app'],
  ['ja', '?channel=bili-7&track_id=a%26b%23c&q=x', '/ja/m/?channel=bili-7&track_id=a%26b%23c#app'],
  ['zh', '?channel=小红书&track_id=', '/m/?channel=%E5%B0%8F%E7%BA%A2%E4%B9%A6#app'],
  // A code holds so much and no more.
  ['zh', `?channel=a&track_id=${'x'.repeat(4000)}`, '/m/?channel=a#app'],
] as const)('in %s, from %s', (locale, search, address) => {
  expect(phoneAddress(ORIGIN, locale, search)).toBe(ORIGIN + address);
});
