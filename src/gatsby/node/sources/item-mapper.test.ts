import * as z from 'zod/mini';
import { activitySchema, bannerSchema } from '../../../contract/library';
import { characterSchema } from '../../../contract/partners';
import { idSchema, translationsOf } from '../../../contract/primitives';
import { createAddresses } from './addresses';
import { itemType } from './item-type';
import { activityType, bannerType, characterType } from './model';
import { smallLibrary } from './testing/small-library';
import { toItem } from './item-mapper';

const addresses = createAddresses('https://api.example');
const { activities, banners } = smallLibrary();

test('maps an activity: texts apart from the rest, names in camel case', () => {
  expect(toItem(activityType, activitySchema.parse(activities[0]), addresses)).toEqual({
    id: 'a1',
    texts: { title: '活动', summary: '短', body: '长' },
    translations: undefined,
    pictureTexts: [],
    cover: 'https://api.example/pictures/a1.png',
    startAt: '2026-11-01T00:00:00Z',
    endAt: '2026-12-01T00:00:00Z',
    link: undefined,
  });
});

test('maps a character; what is optional and missing gets its default, what is unused is left out', () => {
  const wire = characterSchema.parse({
    id: 7,
    name: '灵犀',
    avatar: '/a.png',
    chat_count: 3,
    i18n: { ja: { name: '霊犀' } },
  });
  expect(toItem(characterType, wire, addresses)).toStrictEqual({
    id: '7',
    texts: { name: '灵犀', slogan: '', description: '', tags: [], greeting: '' },
    translations: { ja: { name: '霊犀' } },
    pictureTexts: [],
    avatar: 'https://api.example/a.png',
    figure: undefined,
    aliases: undefined,
    gameIds: [],
    otherNames: undefined,
  });
});

test('maps a banner', () => {
  expect(toItem(bannerType, bannerSchema.parse(banners[0]), addresses)).toMatchObject({
    id: 'b1',
    image: 'https://api.example/pictures/b1.png',
    link: '/activity/',
  });
});

test('drops a link that would run a script', () => {
  const link = 'javascript:alert(1)';
  const activity = activitySchema.parse({ ...activities[0], link });
  const banner = bannerSchema.parse({ ...banners[0], link });
  expect(toItem(activityType, activity, addresses).link).toBeUndefined();
  expect(toItem(bannerType, banner, addresses).link).toBeUndefined();
});

test('names of texts are in camel case in every language; an absent text is empty', () => {
  const texts = { opening_line: z.string(), other_names: z.array(z.string()) };
  const schema = z.object({
    id: idSchema,
    opening_line: z.optional(z.string()),
    other_names: z.optional(z.array(z.string())),
    i18n: translationsOf(texts),
  });
  const type = itemType('Game', schema, { pictures: {} });
  const wire = schema.parse({ id: 'x', i18n: { ja: { opening_line: 'はじめ' } } });
  expect(toItem(type, wire, addresses)).toStrictEqual({
    id: 'x',
    texts: { openingLine: '', otherNames: [] },
    translations: { ja: { openingLine: 'はじめ' } },
    pictureTexts: [],
  });
});

test('words for pictures are kept apart from the texts of the item, at absolute addresses', () => {
  const wire = activitySchema.parse({
    ...activities[0],
    picture_texts: [{ picture: '/pictures/a1.png', line: '蛋糕' }],
    i18n: { en: { title: 'Feast', picture_texts: [{ line: 'a cake', description: 'Pink.' }] } },
  });
  const { texts, translations, pictureTexts } = toItem(activityType, wire, addresses);
  expect(texts).toEqual({ title: '活动', summary: '短', body: '长' });
  expect(translations).toEqual({ en: { title: 'Feast' } });
  expect(pictureTexts).toEqual([
    {
      picture: 'https://api.example/pictures/a1.png',
      texts: { line: '蛋糕', description: '' },
      translations: { en: { line: 'a cake', description: 'Pink.' }, ja: undefined },
    },
  ]);
});
