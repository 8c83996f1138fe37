import { gameChoicesIn } from './choices-in-query';
import { choicesThatFit, choiceSetsOf, readChoiceSets } from './fit-choices';
import { CHOICE_SLUGS } from './game-choices';

const tense = ['one', 'two', '30', 'tense'];
const calm = ['one', '15', '30', 'calm', 'one_hand'];
const games = [tense, calm];

test.each([
  ['two people, tense', ['two', 'tense']],
  ['two people, quiet, half an hour', ['two', '30']],
  ['quiet', ['calm']],
  ['one player or two players, quiet', ['one', 'two', 'calm']],
  ['funny', undefined],
  ['five players, quiet', undefined],
  ['two players, one hand', undefined],
])('of %s some game fits %j', (text, slugs) => {
  const choices = choicesThatFit(gameChoicesIn(text), games);
  expect(choices?.map(({ slug }) => slug)).toEqual(slugs);
});

test('the sets of choices say the same as all games, and each that is part of another is left out', () => {
  const sets = choiceSetsOf([
    tense,
    ['one', '30'],
    calm,
    tense,
    [...tense, 'no mood of the table'],
  ]);
  expect(readChoiceSets(sets)).toEqual(games);
});

test('more sets than can be told of are none', () => {
  const all = Array.from({ length: 501 }, (_, at) => [
    ...['one', 'two', 'few', 'many', '15', '30', 'evening', 'calm', 'cosy'].filter(
      (__, bit) => (at & (1 << bit)) !== 0,
    ),
  ]);
  expect(choiceSetsOf(all.slice(0, 500))).not.toEqual([]);
  expect(choiceSetsOf(all)).toEqual([]);
});

test('a set of choices has room in the bits of a number', () => {
  expect(CHOICE_SLUGS.length).toBeLessThanOrEqual(31);
  expect(readChoiceSets(choiceSetsOf([CHOICE_SLUGS]))).toEqual([CHOICE_SLUGS]);
});
