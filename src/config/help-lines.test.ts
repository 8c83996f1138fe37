import { DISTRESS } from './help-lines';

const HEARD = [
  // Chinese
  [
    '我想死',
    '真的活不下去了',
    '自杀',
    '我想自殺',
    '我最近总想轻生',
    '我又自残了',
    '他们说我自殘',
    '昨晚我割腕了',
  ],
  [
    '我不想活了',
    '活着没意思',
    '我想结束生命',
    '我想结束自己的生命',
    '想了结自己',
    '每天都想死，怎么办',
  ],
  ['我好累，已经活不下去', '游戏通关那天我就自杀'],
  // English
  [
    'I want to die.',
    'how to kill myself',
    'I’m suicidal',
    'thinking about suicide again',
    'I cut myself again',
  ],
  [
    'I keep killing myself in my head',
    'I hurt myself last night',
    'I want to hurt myself',
    'I might harm myself',
  ],
  [
    'I’ve been cutting myself',
    'I want to end my life',
    'I just want to end it all',
    'I wanted to die yesterday',
  ],
  ['self-harm is all I know', 'I self harm when I’m alone', 'SUICIDE seems like the only way'],
  // Japanese
  [
    '死にたい',
    'もう死にたいです',
    '消えたい',
    'このまま消えたいな',
    '自殺の方法',
    '自殺しようと思う',
    'また自傷してしまった',
  ],
  [
    '自傷がやめられない',
    'リストカットした',
    'リストカットがやめられない',
    '生きていたくない',
    '命を絶つつもり',
    '命を絶ちたい',
  ],
  ['もう生きていたくないんだ', 'ゲームが終わったら死にたい', '自傷'],
].flat();

const UNHEARD = [
  // Chinese
  [
    '想死你了',
    '想死我了，你怎么才来',
    '这关笑死我了',
    '这个首领杀了我三次',
    '我被饿死在雪地里',
    '角色死了还能复活吗',
  ],
  [
    '杀死龙需要几个人',
    '他一刀割断了绳子',
    '我快困死了',
    '热死了，开一下风扇',
    '这游戏太难，我不想玩了',
    '怎么结束这一局',
  ],
  ['游戏里的人生结束了吗', '活下来的是谁'],
  // English
  [
    'The boss killed me again',
    'a dying star',
    'I want to dye my hair',
    'I died five times on this level',
  ],
  [
    'How do I kill the dragon?',
    'This game is killing me',
    'I’m dead tired',
    'Where does it end?',
    'the end of my shift',
  ],
  ['I cut the rope', 'cut me some slack', 'He hurt his leg', 'harmless spores', 'I want two dice'],
  // Japanese
  [
    '死神が出た',
    'また死んだ、この階',
    '笑い死にしそう',
    '敵を倒したい',
    '城の明かりが消えた',
    '消えた封筒はどこ',
  ],
  [
    'このボス、殺しにきてる',
    '必死に逃げた',
    '生きている船',
    '命がけの航海',
    '命の泉はどこ',
    '紙をカットした',
  ],
  ['死ぬほど面白い', 'リストを見せて'],
].flat();

test.each(HEARD)('%s is heard', (text) => {
  expect(DISTRESS.test(text)).toBe(true);
});

test.each(UNHEARD)('%s is not', (text) => {
  expect(DISTRESS.test(text)).toBe(false);
});
