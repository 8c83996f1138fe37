import { gameDetailSchema } from '../../../contract/library';
import { createAddresses } from './addresses';
import { toGame } from './games';
import { smallLibrary } from './testing/small-library';

const addresses = createAddresses('https://api.example');
const [full = {}] = smallLibrary(1).games;

test('maps a game: Chinese texts, translations beside them, absolute pictures, roles as given', () => {
  const game = toGame(gameDetailSchema.parse(full), ['r2', 'r1'], addresses);
  expect(game).toMatchObject({
    id: 'g1',
    texts: { name: '游戏1', tags: ['动作', '冒险'], developer: '工作室' },
    translations: { en: { name: 'Game 1', tags: ['Action', 'Adventure'] } },
    cover: 'https://api.example/pictures/g1.png',
    icon: 'https://cdn.example/icon.png',
    gallery: ['https://api.example/pictures/one.png'],
    characterId: 'c1',
    roleIds: ['r2', 'r1'],
  });
});

test('what is optional and missing gets its default', () => {
  const { id, name, cover, summary, role_count, updated_at, description } = full;
  const bare = { id, name, cover, summary, role_count, updated_at, description };
  expect(toGame(gameDetailSchema.parse(bare), [], addresses)).toMatchObject({
    texts: { tags: [], developer: '', publisher: '', sections: [] },
    translations: undefined,
    icon: undefined,
    banner: undefined,
    gallery: [],
    releaseDate: undefined,
    gameVersion: undefined,
    checkedOn: undefined,
    platforms: [],
    relatedIds: [],
    characterId: undefined,
  });
});

test('keeps a picture address that leads nowhere, for the placeholder; drops empty optional ones', () => {
  const odd = { ...full, cover: 'javascript:1', icon: '', gallery: ['', 'x.png'] };
  expect(toGame(gameDetailSchema.parse(odd), [], addresses)).toMatchObject({
    cover: 'javascript:1',
    icon: undefined,
    gallery: ['https://api.example/x.png'],
  });
});
