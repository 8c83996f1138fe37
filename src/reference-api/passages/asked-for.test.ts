import { askedFor } from './asked-for';

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
