import { recognizeName, recognizeTalk } from './recognize-talk';

test.each([
  ['哈喽在不在', 'hello'],
  ['今天上班被老板骂了，好难受', 'sad'],
  ['我好累啊不想动', 'tired'],
  ['行行行', 'agree'],
  ['我觉得这个不行', 'disagree'],
  ['你真笨', 'insult'],
  ['给我讲个笑话呗', 'joke'],
  ['我先去吃饭了，回聊', 'bye'],
  ['抽到五星了！！！', 'happy'],
  ['笑死我了哈哈哈哈哈哈哈哈哈', 'laugh'],
  ['heyy', 'hello'],
  ['sup', 'hello'],
  ['ty!', 'thanks'],
  ['I feel so down today', 'sad'],
  ['that was awesome, I beat the boss!', 'happy'],
  ['you are so stupid', 'insult'],
  ['leave me alone', 'insult'],
  ['gtg, cya', 'bye'],
  ['nah', 'disagree'],
  ['are you a real person?', 'who_are_you'],
  ['こんちは', 'hello'],
  ['おつかれさま', 'hello'],
  ['今日は仕事でしんどかった', 'tired'],
  ['草', 'laugh'],
  ['じゃあね', 'bye'],
  ['そうですね', 'agree'],
  ['最高！勝てた！', 'happy'],
  ['君って本当に人間じゃないの？', 'who_are_you'],
  ['上手くいかなくてイライラする', 'angry'],
])('%s is %s', (content, talk) => {
  expect(recognizeTalk(content)).toBe(talk);
});

test.each([
  '滚动条怎么拉',
  '我爱摇滚',
  '我没有难过',
  '一个人能玩吗',
  '明天去旅行',
  'no idea',
  "I'm not sad",
  'my cat did something stupid and it was adorable',
  'I had noodles for dinner',
  'ばかりで困る',
  '薬草を集めた',
  '昨日ラーメン食べた',
])('%s is no small talk', (content) => {
  expect(recognizeTalk(content)).toBeUndefined();
});

test.each([
  ['我叫小北', '小北'],
  ['叫我阿明就好', '阿明'],
  ['你好，我叫小北。', '小北'],
  ['My name is Ann.', 'Ann'],
  ['just call me Max', 'Max'],
  ['私の名前はハルです', 'ハル'],
  ['僕はケンといいます', 'ケン'],
])('%s tells the name %s', (content, name) => {
  expect(recognizeName(content)).toBe(name);
});

test.each(['我叫了外卖', '别叫我', '老板叫我滚', '我叫什么', 'call me later', "don't call me Bob"])(
  '%s tells no name',
  (content) => {
    expect(recognizeName(content)).toBeUndefined();
  },
);
