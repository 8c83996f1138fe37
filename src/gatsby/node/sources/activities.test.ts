/** @jest-environment node */
import { activitySchema, bannerSchema } from '../../../contract/library';
import { toActivity, toBanner } from './activities';
import { createAddresses } from './addresses';
import { smallLibrary } from './testing/small-library';

const addresses = createAddresses('https://api.example');
const { activities, banners } = smallLibrary();

test('maps an activity', () => {
  expect(toActivity(activitySchema.parse(activities[0]), addresses)).toEqual({
    id: 'a1',
    texts: { title: '活动', summary: '短', body: '长' },
    translations: undefined,
    cover: 'https://api.example/pictures/a1.png',
    startAt: '2026-11-01T00:00:00Z',
    endAt: '2026-12-01T00:00:00Z',
    link: undefined,
  });
});

test('maps a banner', () => {
  expect(toBanner(bannerSchema.parse(banners[0]), addresses)).toMatchObject({
    id: 'b1',
    image: 'https://api.example/pictures/b1.png',
    link: '/activity/',
  });
});

test('drops a link that would run a script', () => {
  const link = 'javascript:alert(1)';
  expect(
    toActivity(activitySchema.parse({ ...activities[0], link }), addresses).link,
  ).toBeUndefined();
  expect(toBanner(bannerSchema.parse({ ...banners[0], link }), addresses).link).toBeUndefined();
});
