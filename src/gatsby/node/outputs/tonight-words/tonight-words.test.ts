import { gameDetailSchema } from '../../../../contract/library';
import { FILTER_FILE_GAMES } from '../../../../contract/library-filter';
import { characterSchema } from '../../../../contract/partners';
import { tonightWordsSchema } from '../../../../contract/tonight-words';
import { createAddresses } from '../../sources/addresses';
import { toItem } from '../../sources/item-mapper';
import { characterType } from '../../sources/model';
import { readGameChoiceWords, type GameChoiceWords } from '../../sources/game-choice';
import { toGame } from '../../sources/games';
import type { PartnerWords } from '../../sources/partner-words';
import { tonightWords } from './tonight-words';

const addresses = createAddresses('https://api.example');

function game(id: string, fields: Readonly<Record<string, unknown>> = {}) {
  const wire = {
    ...{ id, name: id, summary: `关于${id}。`, description: '', cover: '', role_count: 0 },
    ...{ tags: [], updated_at: '2026-11-01T08:00:00Z', ...fields },
  };
  return toGame(gameDetailSchema.parse(wire), [], addresses);
}

function character(id: string, gameIds: readonly string[]) {
  const wire = {
    ...{ id, name: `名${id}`, avatar: '', description: '', slogan: '', greeting: '', tags: [] },
    ...{ game_ids: gameIds, chat_count: 0, i18n: { en: { name: `Name ${id}` } } },
  };
  return toItem(characterType, characterSchema.parse(wire), addresses);
}

function text(zh: string) {
  return { zh, en: `${zh} en`, ja: `${zh} ja` };
}

const words = new Map<string, PartnerWords>([
  [
    'p',
    {
      answers: [],
      games: { b: text('喜欢乙'), gone: text('没有了') },
      disagrees: { q: text('不对'), stranger: text('谁') },
    },
  ],
]);

let choiceWords: GameChoiceWords;
beforeAll(async () => {
  choiceWords = await readGameChoiceWords('content');
});

test('a partner knows the games that the API names in either direction, and those with a sentence', () => {
  const library = {
    games: [game('a'), game('b'), game('c', { character_id: 'p' }), game('d')],
    characters: [character('p', ['a']), character('q', [])],
  };
  const made = tonightWords(library, words, new Map(), choiceWords, 'en');
  expect(tonightWordsSchema.parse(JSON.parse(JSON.stringify(made)))).toEqual(made);
  expect(made.partners).toMatchObject([
    { id: 'p', name: 'Name p', knows: ['a', 'b', 'c'], says: { b: '喜欢乙 en' } },
    { id: 'q', knows: [], says: {}, disagrees: {} },
  ]);
  expect(made.partners[0]?.says).not.toHaveProperty('gone');
  expect(made.partners[0]?.disagrees).toEqual({ q: '不对 en' });
  expect(made.moods.calm).toBe('Calm');
  expect(made.teasers).toEqual({});
});

test('of a library whose filter has no teasers, those of games without a sentence come along', () => {
  const others = Array.from({ length: FILTER_FILE_GAMES }, (_, at) => game(`g${String(at)}`));
  const library = {
    games: [game('a'), game('b'), ...others],
    characters: [character('p', ['a'])],
  };
  const made = tonightWords(library, words, new Map(), choiceWords, 'en');
  expect(made.teasers).toEqual({ a: { text: '关于a。', foreign: 1 } });
  const odd = { ...library, games: [game('constructor'), ...others] };
  odd.characters = [character('q', ['constructor'])];
  expect(Object.keys(tonightWords(odd, words, new Map(), choiceWords, 'en').teasers)).toEqual([
    'constructor',
  ]);
});
