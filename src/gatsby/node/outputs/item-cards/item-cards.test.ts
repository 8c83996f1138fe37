import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gameDetailSchema, roleDetailSchema } from '../../../../contract/library';
import {
  cardKey,
  itemCardsRootSchema,
  itemCardsSchema,
  type ItemCard,
} from '../../../../contract/item-cards';
import { bucketOf } from '../../../../local-search/index-format';
import { tempFolder } from '../../../../testing/temp-folder';
import { pictureKey, type PictureIndex } from '../../pictures/picture-kinds';
import { createAddresses } from '../../sources/addresses';
import { toGame } from '../../sources/games';
import { readGameChoiceWords, type GameChoiceWords } from '../../sources/game-choice';
import type { Library } from '../../sources/model';
import { toRole } from '../../sources/roles';
import { itemCardFiles } from './item-cards';
import { writeItemCards } from './write-item-cards';

const addresses = createAddresses('https://api.example');

function game(id: string, fields: Readonly<Record<string, unknown>> = {}) {
  const wire = {
    ...{ id, name: id, summary: '', description: '', cover: '/c.png', role_count: 0, tags: [] },
    ...{ updated_at: '2026-11-01T08:00:00Z', ...fields },
  };
  return toGame(gameDetailSchema.parse(wire), [], addresses);
}

const role = toRole(
  roleDetailSchema.parse({
    ...{ id: 'sangeng', game_id: 'cat-inn', name: '三更', avatar: '/a.png', tags: [] },
    ...{ description: '', updated_at: '2026-11-01T08:00:00Z', i18n: { en: { name: 'Sangeng' } } },
  }),
  addresses,
);

function library(games: Library['games']): Library {
  const none = { characters: [], homeCharacterIds: [], activities: [], banners: [] };
  return { games, roles: [role], ...none };
}

const inn = game('cat-inn', {
  ...{ name: '猫客栈', aliases: ['cat-house'] },
  ...{ players: { min: 1, max: 4 }, session_minutes: { min: 60, max: 120 } },
});

let words: GameChoiceWords;
beforeAll(async () => {
  words = await readGameChoiceWords('content');
});

const pictures: PictureIndex = new Map([
  [
    pictureKey({ kind: 'cover', url: inn.cover }),
    {
      ...{ src: '/640.webp', width: 1280, height: 720, color: '#102030' },
      srcSet: '/320.webp 320w, /640.webp 640w, /960.webp 960w, /1280.webp 1280w',
    },
  ],
]);

/** The files of a library in English, by address. */
function files(of: Library): Map<string, unknown> {
  return new Map(
    itemCardFiles(of, pictures, words, 'en').map(({ address, text }) => [
      address,
      JSON.parse(text),
    ]),
  );
}

test('a small library is one file; a card has what a card shows, and names that stayed Chinese are marked', () => {
  const made = files(library([inn]));
  expect([...made.keys()]).toEqual(['/item-cards/en.json']);
  const root = itemCardsRootSchema.parse(made.get('/item-cards/en.json'));
  const cover = {
    ...{ src: '/640.webp', srcSet: '/320.webp 320w, /640.webp 640w', color: '#102030' },
  };
  const at = Date.parse('2026-11-01T08:00:00Z');
  const facts = ['1–4 players', '60–120 min'];
  const card: ItemCard = { name: '猫客栈', foreign: 1, facts, at, ...cover };
  expect(root).toEqual({
    cards: {
      'game cat-inn': card,
      // Where it was before, it is found still.
      'game cat-house': { ...card, now: 'cat-inn' },
      'role sangeng': {
        ...{ name: 'Sangeng', game: '猫客栈', foreignGame: 1, at, src: '', color: 'transparent' },
      },
    },
  });
});

test('no file grows with the library, and the address of a bucket follows from the key', () => {
  const games = Array.from({ length: 1_000 }, (_, at) => game(`g${String(at)}`));
  const made = files(library(games));
  const root = itemCardsRootSchema.parse(made.get('/item-cards/en.json'));
  expect(root).toEqual({ buckets: 32 });
  expect(made.size).toBe(33);
  const at = String(bucketOf(cardKey('game', 'g7'), 32));
  const bucket = itemCardsSchema.parse(made.get(`/item-cards/en/32/${at}.json`));
  expect(bucket['game g7']?.name).toBe('g7');
  for (const [address, file] of made) {
    if (address !== '/item-cards/en.json') expect(Object.keys(file ?? {}).length).toBeLessThan(80);
  }
});

test('files of an earlier build that are none any more go', async () => {
  const publicDir = tempFolder({
    'item-cards/en/32/1.json': '{}',
    'item-cards/ja.json': '{}',
    'item-cards/zh.json': 'old',
  });
  await writeItemCards([{ address: '/item-cards/zh.json', text: '{}' }], publicDir);
  const present = ['zh.json', 'ja.json', 'en/32/1.json'].map((name) =>
    existsSync(path.join(publicDir, 'item-cards', name)),
  );
  expect(present).toEqual([true, false, false]);
  expect(readFileSync(path.join(publicDir, 'item-cards/zh.json'), 'utf8')).toBe('{}');
});
