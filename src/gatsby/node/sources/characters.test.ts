import { characterSchema } from '../../../contract/partners';
import { createAddresses } from './addresses';
import { homePlaces } from './characters';
import { characterType } from './model';
import { pullLibrary } from './pull-library';
import { HOME_CHARACTERS, startFaultyApi, type FaultyApi } from './testing/faulty-api';
import { toItem } from './item-mapper';

describe('pulled', () => {
  let api: FaultyApi;
  let warnings: string[];

  beforeEach(async () => {
    warnings = [];
    api = await startFaultyApi();
  });
  afterEach(() => api.close());

  const pull = async () => {
    const log = { warn: (message: string) => warnings.push(message) };
    return (await pullLibrary({ baseUrl: api.baseUrl, log })).library;
  };

  /** Gives the API partners with these ids, and names some for the home page. */
  const arrange = (official: readonly unknown[], home: readonly unknown[]): void => {
    const [character = {}] = api.library.characters;
    api.library.characters = official.map((id) => ({ ...character, id }));
    api.library.homeCharacters = home.map((id) => ({ ...character, id }));
  };

  test('those that the API names for the home page, in its order', async () => {
    arrange(['c1', 'c2', 3], [3, 'c1']);
    const { characters, homeCharacterIds } = await pull();
    expect(characters.map(({ id }) => id)).toEqual(['c1', 'c2', '3']);
    expect(homeCharacterIds).toEqual(['3', 'c1']);
    expect(warnings).toEqual([]);
  });

  test('who is not official is left out with a warning', async () => {
    arrange(['c1', 'c2'], ['guest', 'c2']);
    const { characters, homeCharacterIds } = await pull();
    expect(characters.map(({ id }) => id)).toEqual(['c1', 'c2']);
    expect(homeCharacterIds).toEqual(['c2']);
    expect(warnings).toEqual([
      `home page: GET ${HOME_CHARACTERS} names "guest", who is no official partner and is left out`,
    ]);
  });

  test('a bounded number is asked for, and no more is taken', async () => {
    const ids = Array.from({ length: 300 }, (_, index) => `c${String(index + 1)}`);
    arrange(ids, ids);
    expect((await pull()).homeCharacterIds).toEqual(ids.slice(0, 16));
    const asked = api.calls.filter(({ path }) => path === HOME_CHARACTERS);
    expect(asked.map(({ query }) => query.toString())).toEqual(['limit=16']);
  });

  test('an answer that is no list stops the build', async () => {
    api.misbehave(({ path }) => (path === HOME_CHARACTERS ? { payload: {} } : undefined));
    await expect(pull()).rejects.toThrow(
      `GET ${HOME_CHARACTERS}?limit=16, field list: expected an array, got nothing`,
    );
  });
});

describe('places on the home page', () => {
  const addresses = createAddresses('https://api.example');
  const characters = ['a', 'b', 'c'].map((id) =>
    toItem(characterType, characterSchema.parse({ id, name: id, avatar: '/a.png' }), addresses),
  );

  test('those that are named stand in their order, the others have no place', () => {
    expect([...homePlaces({ homeCharacterIds: ['c', 'a'], characters })]).toEqual([
      ['c', 0],
      ['a', 1],
    ]);
  });

  test('when nobody is named, all stand in the official order', () => {
    expect([...homePlaces({ homeCharacterIds: [], characters })]).toEqual([
      ['a', 0],
      ['b', 1],
      ['c', 2],
    ]);
  });

  test('without partners nobody has a place', () => {
    expect(homePlaces({ homeCharacterIds: [], characters: [] }).size).toBe(0);
  });
});
