import { isDistress } from './distress';
import en from './testing/distress-en.json';
import ja from './testing/distress-ja.json';
import zh from './testing/distress-zh.json';

const lists = { zh, en, ja };

describe.each(Object.entries(lists))('%s', (_locale, { tuned }) => {
  test('words of distress are found', () => {
    expect(tuned.for.filter((text) => !isDistress(text))).toEqual([]);
  });

  test('what players say besides is not taken for them', () => {
    expect(tuned.against.filter(isDistress)).toEqual([]);
  });
});

test('a message as long as may be is looked through at once', () => {
  const start = performance.now();
  for (const piece of ['a ', 'i want to ', '活着', '想', '死に', 'k i ', '​'])
    isDistress(piece.repeat(2000));
  expect(performance.now() - start).toBeLessThan(500);
});
