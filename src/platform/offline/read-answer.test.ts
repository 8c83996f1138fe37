import { readAnswer } from './read-answer';

test.each<[unknown, object | undefined]>([
  [
    { build: 'a', kept: ['/b/'], bytes: 3 },
    { build: 'a', kept: ['/b/'], bytes: 3 },
  ],
  [{ failure: 'full' }, { failure: 'full' }],
  [{ failure: 'else', kept: ['/b/', 4], bytes: '3', build: null }, { kept: ['/b/'] }],
  [{}, {}],
  ['text', undefined],
  [null, undefined],
])('%j of a worker is read as what it is', (data, answer) => {
  expect(readAnswer(data)).toEqual(answer);
});
