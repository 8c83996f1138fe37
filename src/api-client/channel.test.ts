import { channelOf } from './channel';

test.each([
  ['', 'official-website'],
  ['?channel=', 'official-website'],
  ['?channel=bili_1.2-3', 'bili_1.2-3'],
  ['?searchValue=a&channel=x', 'x'],
  ['?channel=小红书', '%E5%B0%8F%E7%BA%A2%E4%B9%A6'],
  ['?channel=kol:123', 'kol%3A123'],
  ['?channel=a+b', 'a%20b'],
  ["?channel=!'()*~", '%21%27%28%29%2A%7E'],
  ['?channel=<script>', '%3Cscript%3E'],
  [`?channel=${'书'.repeat(64)}`, '%E4%B9%A6'.repeat(64)],
])('%j is %s', (search, channel) => {
  expect(channelOf(search)).toBe(channel);
  // What a header takes.
  expect(() => new Headers({ 'app-channel': channelOf(search) })).not.toThrow();
});

test.each([`?channel=${'a'.repeat(65)}`, '?channel=%0d%0aX: y', '?channel=%00'])(
  '%j is no channel, which is said once',
  (search) => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    expect([channelOf(search), channelOf(search)]).toEqual([
      'official-website',
      'official-website',
    ]);
    expect(warn).toHaveBeenCalledTimes(1);
    warn.mockRestore();
  },
);
