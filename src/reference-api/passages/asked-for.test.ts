import { askedFor, saysGame } from './asked-for';

const nothing = { person: false, number: false, way: false };

test.each([
  ['带哪个船员好', { person: true }],
  ['who should I bring', { person: true }],
  ['誰に任せる？', { person: true }],
  ['一节多久', { number: true }],
  ['How long is a period?', { number: true }],
  ['審査は何日目', { number: true }],
  ['how do I cut a vine', { way: true }],
  ['面具有什么规矩', {}],
])('what is asked for by: %s', (query, asked) => {
  expect(askedFor(query)).toEqual({ ...nothing, ...asked });
});

test.each([
  ['4 of us on friday, what can we play together', true],
  ['我想找个考古的游戏', true],
  ['落ち着いて遊べるもの', true],
  ['do magnets displace anything', false],
  ['红烧肉要炖几个小时', false],
])('a search that asks for a game: %s', (query, says) => {
  expect(saysGame(query)).toBe(says);
});
