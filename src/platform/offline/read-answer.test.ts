import { readAnswer } from './read-answer';

test.each<[unknown, object | undefined]>([
  [
    { build: 'a', kept: [{ path: '/b/', bytes: 2 }], bytes: 3 },
    { build: 'a', kept: [{ path: '/b/', bytes: 2 }], bytes: 3 },
  ],
  [{ failure: 'full' }, { failure: 'full' }],
  [
    {
      failure: 'else',
      kept: [{ path: '/b/', bytes: 2 }, '/c/', null, {}, { bytes: 1 }],
      bytes: '3',
      build: null,
    },
    { kept: [{ path: '/b/', bytes: 2 }] },
  ],
  [{}, {}],
  ['text', undefined],
  [null, undefined],
])('%j of a worker is read as what it is', (data, answer) => {
  expect(readAnswer(data)).toEqual(answer);
});
