import { activitySchema } from '../../../contract/library';
import { page } from '../pages/page-factory';
import { createAddresses } from '../sources/addresses';
import { toItem } from '../sources/item-mapper';
import { activityType } from '../sources/model';
import { siteAddresses } from './site-addresses';

const activity = toItem(
  activityType,
  activitySchema.parse({
    id: 'feast',
    ...{ title: '灯会', summary: '', cover: '', body: '' },
    start_at: '2026-11-01T00:00:00Z',
    end_at: '2026-11-02T00:00:00Z',
  }),
  createAddresses('https://api.example'),
);

const { known, hasCharacter } = siteAddresses(
  { activities: [activity], characters: [] },
  [page('home', {}, ''), page('game', { id: 'a' }, '')],
  {
    legal: [],
    staticFiles: ['/favicon.svg'],
  },
);

test.each([
  '/',
  '/en',
  '/ja/m',
  '/game-library/a',
  '/en/m/game-library/a',
  '/activity/feast.ics',
  '/ja/activity/feast.ics',
  '/favicon.svg',
  '/robots.txt',
  '/llms.txt',
  '/sitemap.xml',
  '/manifest.webmanifest',
])('%s is an address of the site, whichever languages a build writes', (address) => {
  expect([...known]).toContain(address);
});

test('no address is one with a slash at its end, of a calendar for phones, or of what is not there', () => {
  const strange = ['/en/', '/m/activity/feast.ics', '/activity/other.ics', '/game-library/b'];
  expect(strange.filter((address) => known.has(address))).toEqual([]);
  expect(hasCharacter('p1')).toBe(false);
});
