import { isWish, saysOnlyChoices, toldAbout, wishesOf } from './wishes';

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
  ['有没有搞笑的', { moods: ['funny'], unwanted: [] }],
  ['笑えるゲームない？', { moods: ['funny'], unwanted: [] }],
  ['怖くないゲーム', { moods: [], unwanted: ['eerie'] }],
  ['something for five', { players: 5 }],
  ['any 2-player games you’d recommend?', { players: 2 }],
  ['a good 2p game', { players: 2 }],
  ['今晚有什么2P游戏', { players: 2 }],
  ['2Pで遊べるゲームある？', { players: 2 }],
  ['ひと晩たっぷり遊べるゲーム', { minutes: 120 }],
  ['a peaceful game for three people', { players: 3, moods: ['calm'] }],
  ['ひと晩じっくり遊べるゲーム', { minutes: 120 }],
  ['怖すぎない謎解き', { unwanted: ['eerie'], genres: ['解谜', '悬疑'] }],
  ['音ゲーある？', { genres: ['音乐'] }],
  ['しんみり切ないのがやりたい', { moods: ['wistful'], unwanted: [] }],
  ['宿舍仨想一块儿联机', { players: 3 }],
  ['a whole evening, a good hour and a half', { minutes: 120 }],
  ['We are two, have half an hour, and it was a long week', { players: 2, minutes: 30 }],
  ['we’re three tonight', { players: 3 }],
  ['we are two hours in', { players: undefined }],
  ['eight of us', { players: 8 }],
  ['us two on a train', { players: 2 }],
  ['my partner and I after dinner', { players: 2 }],
  ['我们俩下了班', { players: 2 }],
  ['我们两个下了班', { players: 2 }],
  ['我们三个下了班', { players: 3 }],
  ['我和朋友下了班', { players: 2 }],
  ['ふたりとも疲れた', { players: 2 }],
  ['私たち二人、仕事帰り', { players: 2 }],
  ['友達と仕事帰りに', { players: 2 }],
  ['something for tonight, no stress', { moods: ['calm'] }],
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

test.each([
  ...['I want something quiet', 'a quiet game', 'something quiet for one', 'quiet, for two'],
  ...['来点安静的', '一个人玩的', '两个人，半小时', '静かなのがやりたい', '一人でのんびり'],
])('%s says nothing but choices of a game', (content) => {
  expect(saysOnlyChoices(content)).toBe(true);
});

test.each(['so funny', '有点吓人', '怖い', 'quiet', '一个人', 'a quiet game about bells'])(
  '%s may say something else',
  (content) => {
    expect(saysOnlyChoices(content)).toBe(false);
  },
);

test.each([
  ['今晚我们仨凑一起，有啥能一块玩的', true],
  ['theres five of us, anything we can all join', true],
  ['歯ごたえある、手ごわいやつがやりたい', true],
  // How many there are asks for no game by itself.
  ['我们仨怎么点灯', false],
  ['how do the five of us open it', false],
  ['三人で灯をともすには', false],
])('one wish asks for a game beside a word for playing: %s', (content, asks) => {
  expect(isWish(content)).toBe(asks);
});
