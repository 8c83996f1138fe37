import { activitySchema, gameDetailSchema, roleDetailSchema } from '../../../contract/library';
import { createAddresses } from '../sources/addresses';
import { toGame } from '../sources/games';
import { toItem } from '../sources/item-mapper';
import { activityType } from '../sources/model';
import { toRole } from '../sources/roles';
import { smallLibrary } from '../sources/testing/small-library';
import { examinePictureWords } from './picture-words';

const addresses = createAddresses('https://api.example');
const small = smallLibrary(1, 1);

function game(fields: object) {
  return toGame(gameDetailSchema.parse({ ...small.games[0], ...fields }), [], addresses);
}

function role(fields: object) {
  return toRole(roleDetailSchema.parse({ ...small.roles[0], ...fields }), addresses);
}

function found(library: Partial<Parameters<typeof examinePictureWords>[0]>): string[] {
  const none = { games: [], roles: [], characters: [], activities: [] };
  return examinePictureWords({ ...none, ...library }).map(
    ({ kind, where, what }) => `${kind} ${where}: ${what}`,
  );
}

const cover = '/pictures/g1.png';
const whole = [
  { picture: cover, line: '客栈', description: '三层。' },
  { picture: '/pictures/one.png', line: '汤池', description: '三只。' },
];

test('pictures without words are counted once for each collection', () => {
  const activity = toItem(activityType, activitySchema.parse(small.activities[0]), addresses);
  const games = [
    game({ picture_texts: whole }),
    game({ id: 'g2' }),
    game({ id: 'g3', picture_texts: [{ picture: cover, line: '客栈' }] }),
  ];
  expect(found({ games, activities: [activity] })).toEqual([
    'silent-picture games: 3 of 6 pictures have no line, first that of g2; 1 of 6 pictures have no description, first that of g3',
    'silent-picture activities: 1 of 1 pictures have no line, first that of a1',
  ]);
});

test('a portrait needs a line alone, and what a card is known by needs nothing', () => {
  const portrait = '/pictures/p.png';
  const words = [{ picture: portrait, line: '灰猫' }];
  expect(found({ roles: [role({ portrait, picture_texts: words }), role({ id: 'r2' })] })).toEqual(
    [],
  );
  expect(found({ roles: [role({ portrait })] })).toEqual([
    'silent-picture roles: 1 of 1 pictures have no line, first that of r1-0',
  ]);
});

test('a description that is cut is named with its language and length', () => {
  const [first, second] = whole;
  const picture_texts = [{ ...first, description: '长'.repeat(3000) }, second];
  const said = found({
    games: [
      game({
        picture_texts,
        i18n: {
          en: { picture_texts: [{ line: 'x', description: 'y'.repeat(1001) }, { line: 'z' }] },
        },
      }),
    ],
  });
  expect(said).toEqual([
    'picture-words game g1, field picture_texts in zh: has a description of 3000 characters for https://api.example/pictures/g1.png; 1000 are shown at the most',
    'picture-words game g1, field picture_texts in en: has a description of 1001 characters for https://api.example/pictures/g1.png; 1000 are shown at the most',
  ]);
});

test('words for a picture that the item does not have are named', () => {
  const stray = { picture: '/pictures/gone.png', line: '不在了' };
  expect(found({ games: [game({ picture_texts: [...whole, stray] })] })).toEqual([
    'picture-words game g1, field picture_texts: has words for https://api.example/pictures/gone.png, which is no picture of it; they are left out',
  ]);
});
