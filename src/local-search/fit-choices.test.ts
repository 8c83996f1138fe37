import { gameChoicesIn } from './choices-in-query';
import { choicesThatFit, kindsOf, readKinds } from './fit-choices';

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

test('the kinds of games say the same as all of them, and each that another holds is left out', () => {
  const kinds = kindsOf([tense, ['one', '30'], calm, tense, [...tense, 'no mood of the table']]);
  expect(readKinds(kinds)).toEqual(games);
});

test('more kinds than can be told of are none', () => {
  const all = Array.from({ length: 501 }, (_, at) => [
    ...['one', 'two', 'few', 'many', '15', '30', 'evening', 'calm', 'cosy'].filter(
      (__, bit) => (at & (1 << bit)) !== 0,
    ),
  ]);
  expect(kindsOf(all.slice(0, 500))).not.toEqual([]);
  expect(kindsOf(all)).toEqual([]);
});
