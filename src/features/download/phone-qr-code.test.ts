import { phoneAddress } from './phone-qr-code';

const ORIGIN = 'https://youban.example';

test.each([
  ['zh', '', '/m/?channel=official-website#app'],
  ['en', '?channel=bili-7', '/en/m/?channel=bili-7#app'],
  ['ja', '?channel=bili-7&track_id=a%26b%23c&q=x', '/ja/m/?channel=bili-7&track_id=a%26b%23c#app'],
  ['zh', '?channel=<script>&track_id=', '/m/?channel=official-website#app'],
  // A code holds so much and no more.
  ['zh', `?channel=a&track_id=${'x'.repeat(4000)}`, '/m/?channel=a#app'],
] as const)('in %s, from %s', (locale, search, address) => {
  expect(phoneAddress(ORIGIN, locale, search)).toBe(ORIGIN + address);
});
