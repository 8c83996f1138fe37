import { channelOf } from './channel';

test.each([
  ['', 'official-website'],
  ['?channel=', 'official-website'],
  ['?channel=bili_1.2-3', 'bili_1.2-3'],
  ['?searchValue=a&channel=x', 'x'],
  ['?channel=<script>', 'official-website'],
  ['?channel=%0d%0aX: y', 'official-website'],
  ['?channel=频道', 'official-website'],
  [`?channel=${'a'.repeat(65)}`, 'official-website'],
])('%j is %s', (search, channel) => {
  expect(channelOf(search)).toBe(channel);
});
