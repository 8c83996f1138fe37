import { addressOf } from './references';

const place = { locale: 'en', variant: 'm' } as const;

test.each([
  ['game', 'star-echo', '/en/m/game-library/star-echo/'],
  ['role', 'star-echo-wendi', '/en/m/game-library/role-Info-star-echo-wendi/'],
  ['character', 'p-lingxi', '/en/m/game-partner/detail-p-lingxi'],
  ['activity', 'lantern-week', '/en/m/activity/#lantern-week'],
  ['page', 'library', '/en/m/game-library/'],
  ['page', 'activity', '/en/m/activity/'],
  ['page', 'profile', '/en/m/profile/'],
  ['page', 'about', '/en/m/about-us/'],
  ['page', 'douvterms', '/en/douvterms/'],
  ['page', 'agreement2', '/en/topup/agreement2.html'],
])('a %s called %s is at %s', (type, id, address) => {
  expect(addressOf({ type, id, title: '' }, place)).toBe(address);
});

test('a section of a legal text is found by the number of its heading', () => {
  const reference = { type: 'page', id: 'terms', title: '', section: '10. Removal' };
  expect(addressOf(reference, place)).toBe('/en/terms/#s10');
  const unnumbered = { type: 'page', id: 'about', title: '', section: 'What we hold to' };
  expect(addressOf(unnumbered, place)).toBe('/en/m/about-us/');
});

test('what stands under a heading of a role is a skill', () => {
  const reference = { type: 'role', id: 'star-echo-wendi', title: '', section: 'Echo' };
  expect(addressOf(reference, place)).toBe('/en/m/game-library/role-Info-star-echo-wendi/#skills');
});

test.each([
  ['song', 'star-echo'],
  ['page', 'elsewhere'],
  ['page', 'constructor'],
  // This build has no downloads.
  ['page', 'download'],
  ['toString', 'star-echo'],
  ['game', '../../x'],
  ['game', 'javascript:alert(1)'],
])('a %s called %s is left out', (type, id) => {
  expect(addressOf({ type, id, title: '' }, place)).toBeUndefined();
});

test('the downloads are on their screen of the home page, where there are any', async () => {
  process.env.GATSBY_DOWNLOAD_PC_URL = 'https://dl.example/a.exe';
  jest.resetModules();
  const built = await import('./references');
  const download = { type: 'page', id: 'download', title: '' };
  expect(built.addressOf(download, place)).toBe('/en/m/#app');
});
