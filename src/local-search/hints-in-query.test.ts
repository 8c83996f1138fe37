import { hintsAskedIn } from './hints-in-query';

test.each([
  '攻略',
  '求攻略',
  '卡住了',
  '我卡关了',
  '怎么通关？',
  '有没有提示',
  'stuck',
  'I’m stuck',
  'Walkthrough',
  'hints please',
  'any hints for a game?',
  'HELP',
  'need help!',
  'guide',
  '詰まった',
  '詰んだ',
  'ヒント',
  'ヒントください',
  'ゲームの攻略',
])('%s asks for hints and nothing else', (query) => {
  expect(hintsAskedIn(query)).toBe('');
});

test.each([
  ['青铜之门 攻略', '青铜之门'],
  ['求青铜之门的攻略', '青铜之门'],
  ['在青铜之门里卡住了', '青铜之门'],
  ['Bronze Gate walkthrough', 'bronze gate'],
  ['help with the Bronze Gate, please', 'bronze gate'],
  ['stuck in The Last Lighthouse', 'last lighthouse'],
  ['青銅の門のヒント', '青銅の門'],
  ['青銅の門で詰まった', '青銅の門'],
])('%s asks for hints of what may be a game', (query, rest) => {
  expect(hintsAskedIn(query)).toBe(rest);
});

test.each(['青铜之门', 'helpful', 'Bronze Gate', 'the guideline', '灯台', '', '门卡住了'])(
  '%s asks for none',
  (query) => {
    expect(hintsAskedIn(query)).toBeUndefined();
  },
);
