import { initialOf } from './avatar';

it.each([
  ['灯火', '灯'],
  ['mina', 'M'],
  ['  mina', 'M'],
  ['👩‍🚀 Ada', '👩‍🚀'],
  ['🏳️‍🌈', '🏳️‍🌈'],
  ['e\u0301lan', 'E\u0301'],
  ['שלום', 'ש'],
  ['', undefined],
  ['   ', undefined],
])('of %j is %j', (nickname, initial) => {
  expect(initialOf(nickname)).toBe(initial);
});
