/** @jest-environment node */
import { characterSchema } from '../../contract/partners';
import { createAddresses } from './addresses';
import { toCharacter } from './characters';
import { homePlaces } from './home-characters';

const characters = ['a', 'b', 'c'].map((id) =>
  toCharacter(
    characterSchema.parse({ id, name: id, avatar: '/a.png' }),
    createAddresses('https://api.example'),
  ),
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
