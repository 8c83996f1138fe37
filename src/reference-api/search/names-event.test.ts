import { namesEvent } from './names-event';

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
