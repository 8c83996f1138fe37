import { gameDetailSchema, activitySchema, roleDetailSchema } from '../../../contract/library';
import { characterSchema } from '../../../contract/partners';
import { pictureKey, type Picture, type PictureKind } from '../pictures/picture-kinds';
import { originPicture, placeholder } from '../pictures/placeholder';
import { createAddresses } from '../sources/addresses';
import { toGame } from '../sources/games';
import { toItem } from '../sources/item-mapper';
import { activityType, characterType, type Library } from '../sources/model';
import { toRole } from '../sources/roles';
import { ogSubjects } from './og-subjects';

const addresses = createAddresses('https://api.example');
const url = 'https://api.example/a.png';
const updated_at = '2026-01-01T00:00:00Z';
const tags = ['一', '二', '三', '四', '五'];

const library: Library = {
  games: [
    toGame(
      gameDetailSchema.parse({
        ...{ id: 'g1', name: '万灯城', cover: url, tags, summary: '', role_count: 0 },
        ...{ description: '', updated_at, i18n: { en: { name: 'City of Lanterns' } } },
      }),
      [],
      addresses,
    ),
  ],
  roles: [
    toRole(
      roleDetailSchema.parse({
        ...{ id: 'r1', game_id: 'g1', name: '阿灯', title: '巡灯人', tags: [], updated_at },
        ...{ avatar: url, description: '', i18n: { ja: { name: '阿灯（アーデン）' } } },
      }),
      addresses,
    ),
  ],
  characters: [
    toItem(
      characterType,
      characterSchema.parse({ id: 'c1', name: '小满', avatar: url, tags: [], slogan: '喝茶。' }),
      addresses,
    ),
  ],
  activities: [
    toItem(
      activityType,
      activitySchema.parse({
        ...{ id: 'a1', title: '灯会', cover: url, summary: '', body: '' },
        ...{ start_at: '2026-11-19T00:00:00Z', end_at: '2026-12-04T00:00:00Z' },
      }),
      addresses,
    ),
  ],
  homeCharacterIds: [],
  banners: [],
};

/** The pictures of the library, all of them as one is. */
function pictures(pictureOf: (kind: PictureKind) => Picture) {
  return new Map(
    (['cover', 'avatar'] as const).map((kind) => [pictureKey({ kind, url }), pictureOf(kind)]),
  );
}

function encoded(kind: PictureKind): Picture {
  const file = (width: number) =>
    `/static/pictures/${kind}-${String(width)}.webp ${String(width)}w`;
  return { ...placeholder(kind), srcSet: `${file(320)}, ${file(640)}` };
}

test('partners come first and in every language, because every build has their page; the rest in the languages of the build', () => {
  const subjects = ogSubjects(library, pictures(encoded), ['en']);
  expect(subjects.map(({ node, locale, title, line }) => [node, locale, title, line])).toEqual([
    ['character c1', 'zh', '小满', '喝茶。'],
    ['character c1', 'en', '小满', '喝茶。'],
    ['character c1', 'ja', '小满', '喝茶。'],
    ['game g1', 'en', 'City of Lanterns', '一 · 二 · 三 · 四'],
    ['activity a1', 'en', '灯会', '19 Nov – 4 Dec'],
    ['role r1', 'en', '阿灯', '巡灯人 · City of Lanterns'],
  ]);
  expect(subjects.map(({ picture, fills }) => `${picture} ${String(fills)}`)).toEqual([
    ...Array<string>(3).fill('avatar-640.webp false'),
    ...Array<string>(2).fill('cover-640.webp true'),
    'avatar-640.webp false',
  ]);
});

test('a Japanese name is shown without the reading behind it; a Chinese dot has its own room', () => {
  const said = (locale: 'zh' | 'ja') =>
    ogSubjects(library, pictures(encoded), [locale]).map(({ title, line }) => `${title} / ${line}`);
  expect(said('ja').at(-1)).toBe('阿灯 / 巡灯人 · 万灯城');
  expect(said('zh').slice(-3)).toEqual([
    '万灯城 / 一·二·三·四',
    expect.stringContaining('灯会 / '),
    '阿灯 / 巡灯人·万灯城',
  ]);
});

test('what has no picture yet, or only a link to one, is not drawn', () => {
  expect(ogSubjects(library, pictures(placeholder), ['zh'])).toEqual([]);
  expect(
    ogSubjects(
      library,
      pictures((kind) => originPicture(url, kind)),
      ['zh'],
    ),
  ).toEqual([]);
});
