import { toldAbout, wishesOf } from './wishes';

const nothing = { dislikes: [], beginner: false };

test.each([
  ['跟朋友两个人，半小时', { players: 2, minutes: 30 }],
  ['五个人，二十分钟', { players: 5, minutes: 20 }],
  ['十二个人，五十五分钟', { players: 12, minutes: 55 }],
  ['六人で遊べるの', { players: 6 }],
  ['这三个人物都怕第五个人', { minutes: undefined }],
  ['4 of us on friday', { players: 4 }],
  ['a game for 7 people', { players: 7 }],
  ['一人で20分だけ', { minutes: 20 }],
  ['不要恐怖的，安静一点', { moods: ['calm'], unwanted: ['eerie'] }],
  ['something cosy, not scary', { moods: ['cosy'], unwanted: ['eerie'] }],
  ['怖すぎない謎解き', { unwanted: ['eerie'], genres: ['解谜', '悬疑'] }],
  ['音ゲーある？', { genres: ['音乐'] }],
  ['on my phone', { platforms: ['iOS', 'Android'] }],
])('%s wishes for %j', (content, wishes) => {
  expect(wishesOf(content, nothing)).toMatchObject(wishes);
});

test('what was told before counts where nothing else is said', () => {
  const told = toldAbout('我一个人玩，只有半小时，讨厌恐怖的', nothing);
  expect(told).toEqual({ players: 1, minutes: 30, dislikes: ['eerie'], beginner: false });
  expect(wishesOf('玩什么好', told)).toMatchObject({
    players: 1,
    minutes: 30,
    unwanted: ['eerie'],
  });
  expect(wishesOf('四个人玩什么', told)).toMatchObject({ players: 4, minutes: 30 });
});
