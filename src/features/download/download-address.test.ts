import { downloadAddress } from './download-address';

test.each([
  [
    'https://dl.example/beta/youban-{channel}-webID.exe',
    'official-website',
    'https://dl.example/beta/youban-official-website.exe',
  ],
  [
    'https://dl.example/{channel}/youban_{channel}_webID.exe',
    'b站',
    'https://dl.example/b%E7%AB%99/youban_b%E7%AB%99.exe',
  ],
  ['https://dl.example/a.apk', 'official-website', 'https://dl.example/a.apk'],
  ['https://dl.example/{channel}.exe', '../$& x', 'https://dl.example/..%2F%24%26%20x.exe'],
])('%s for the channel %s', (template, channel, address) => {
  expect(downloadAddress(template, channel)).toBe(address);
});
