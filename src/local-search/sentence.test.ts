import type { LocalHit } from './local-hit';
import type { Span } from './normalize-text';
import { hitsOfSentence, isSentence } from './sentence';

test.each([
  ['灯', false],
  ['青铜之门', false],
  ['卡在第三扇门', true],
  ['tea mountain', false],
  ['how long is a period', true],
  ['月汐って誰', true],
  ['star echo 怎么玩', true],
  ['  ??  ', false],
])('%s is a sentence: %s', (query, expected) => {
  expect(isSentence(query)).toBe(expected);
});

function hit(name: string, ...marks: Span[]): LocalHit {
  return {
    kind: 'game',
    id: name,
    name,
    isChinese: false,
    marks,
    ...{ alsoNamed: undefined, game: undefined, section: undefined },
    ...{ picture: '', partner: undefined },
  };
}

test('a sentence keeps the names that it holds or begins, also by how they are read', () => {
  const near = hit('第四线', [0, 1]);
  const held = hit('铁将军', [0, 3]);
  const begun = hit('看雾采茶的那一天', [0, 4]);
  expect(hitsOfSentence('铁将军的钥匙怎么拿', [near, held])).toEqual([held]);
  expect(hitsOfSentence('看雾采茶的', [near, begun])).toEqual([begun]);
  expect(hitsOfSentence('tie jiang jun', [near, held])).toEqual([held]);
  expect(hitsOfSentence('第三', [near])).toEqual([near]);
  const apart = hit('铁的将军', [0, 1], [2, 4]);
  const signed = hit('铁将军！', [0, 3]);
  expect(hitsOfSentence('铁将军的钥匙怎么拿', [apart, signed])).toEqual([signed]);
  const pieces = hit('铁·将军', [0, 1], [2, 4]);
  expect(hitsOfSentence('铁将军的钥匙怎么拿', [pieces])).toEqual([pieces]);
  const named = {
    ...hit('最后的灯塔'),
    alsoNamed: { name: 'The Last Lighthouse', locale: 'en' as const, marks: [] },
  };
  expect(hitsOfSentence('the last lighthouse', [near, named])).toEqual([named]);
});

test('a sentence keeps the question that has all of its words, wherever they stand', () => {
  const question = hit('The lamp is out and somebody knocks. Do I open?');
  const near = hit('The lamp is in');
  expect(hitsOfSentence('somebody knocks lamp', [near, question])).toEqual([question]);
  const asked = hit('空信号所亮红灯，倒车三百米以后呢？');
  expect(hitsOfSentence('亮红灯倒车', [asked])).toEqual([asked]);
  expect(hitsOfSentence('红灯 三百米 倒车', [asked])).toEqual([asked]);
  expect(hitsOfSentence('红灯 三百米 前进', [asked])).toEqual([]);
});

test('a sentence that asks for hints of a game keeps its hints', () => {
  const game = { ...hit('青铜之门', [0, 4]), id: 'gate' };
  const own = { ...hit('最后一副面具在哪儿'), kind: 'hint', id: 'gate' } as const;
  const other = { ...hit('门打不开'), kind: 'hint', id: 'isle' } as const;
  expect(hitsOfSentence('青铜之门 攻略', [own, game, other])).toEqual([own, game]);
  expect(hitsOfSentence('any hints for a game please', [own, other])).toEqual([own, other]);
});
