import { STEPS } from '../passages/weights';
import { eventCost, namesEvent } from './names-event';

const names = [
  '守灯五夜：四个人，一桶油',
  'Five Nights at the Lamp: Four Players, One Drum of Oil',
  '灯守りの五夜：四人に油ひと樽',
];

function isNamed(...words: readonly string[]): boolean {
  return namesEvent(
    { names },
    words.map((word) => ({ forms: [word] })),
  );
}

test('an event is named by a good part of its title, or by two words one of which is in it', () => {
  expect(isNamed('守灯')).toBe(true);
  expect(isNamed('lamp', 'oil')).toBe(true);
  expect(isNamed('oil', 'sign up')).toBe(true);
});

test('one word of many is no name, nor is one behind a colon or one in its text alone', () => {
  expect(isNamed('灯')).toBe(false);
  expect(isNamed('lamp')).toBe(false);
  expect(isNamed('oil')).toBe(false);
  expect(isNamed('storm', 'watch')).toBe(false);
});

function costOf(search: string, ...words: readonly string[]): number {
  return eventCost(
    search,
    words.map((word) => ({ forms: [word] })),
  )({ names });
}

test.each([
  ['怎么点亮灭掉的灯', ['点亮', '灯']],
  ['how do I fill the lamp', ['fill', 'lamp']],
  ['灯はどうやってつける', ['つける', '灯']],
])('%s asks the way to do something: an event comes behind all games', (search, words) => {
  expect(costOf(search, ...words)).toBeGreaterThan(STEPS.most);
});

test.each([
  ['灯 四个人', ['灯', '四个人'], 0],
  ['灯', ['灯'], STEPS.event],
  // Its name, and that an event is meant.
  ['怎么参加守灯五夜', ['参加', '守灯'], 0],
  ['守灯的活动怎么参加', ['守灯', '参加'], 0],
])('%s does not, or means the event', (search, words, cost) => {
  expect(costOf(search, ...words)).toBe(cost);
});
