import type { FoundPassage, FoundSentence } from '../passages/find-passages';
import type { WeighedWord } from '../passages/weigh-words';
import type { Matches } from './find-matches';
import { isAnswered } from './is-answered';

function word(form: string, match = form): WeighedWord {
  return {
    ...{ shown: form, forms: [form], isKana: false, isLoose: false, match },
    ...{ isBeginning: false, count: 1, weight: 1, isPiece: false, isNear: false },
  };
}

const [tower, floor, key] = [word('塔'), word('三楼'), word('钥匙')];
const WORDS = [tower, floor, key];

const game = {
  row: 1,
  type: 'game',
  id: 'isle',
  games: ['isle'],
  names: ['岛'],
  tags: [],
} as const;

function sentence(words: readonly WeighedWord[], more: Partial<FoundSentence> = {}): FoundSentence {
  return { text: '。', words, asked: 0, shared: words.length, ...more };
}

function matches(
  sentences: readonly FoundSentence[],
  { heading, called = [] }: { heading?: string; called?: readonly string[] } = {},
): Matches {
  const found: FoundPassage = {
    ...{ item: game, locale: 'zh', score: 2, share: 1, asked: 0, ofItem: 1, isTitled: false },
    ...{ evidence: { weight: 3, share: 1 }, words: [], held: [], sentences: () => sentences },
    passage: {
      ...{ kind: 'section', place: 24, part: undefined, question: '', text: '。', steps: [] },
      heading,
    },
  };
  return {
    ...{ all: [{ item: game, cost: 50, found, spoilers: [] }], words: WORDS, meant: [] },
    ...{ choices: [], called: new Set(called), nearly: undefined },
  };
}

function asks(found: Matches): boolean {
  return isAnswered('塔的三楼钥匙在哪里？', found);
}

test('a sentence with two of the words answers', () => {
  expect(asks(matches([sentence([floor, key])]))).toBe(true);
});

test('one of the words may stand in the heading', () => {
  expect(asks(matches([sentence([floor])], { heading: '钥匙' }))).toBe(true);
  expect(asks(matches([sentence([floor])], { heading: '门' }))).toBe(false);
});

test('a word and two others for the same are one', () => {
  const same = [key, word('锁匙', 'a'), word('开门', 'b')];
  expect(asks(matches([sentence(same)]))).toBe(false);
});

test('two words count in the sentence that is told, and not in another', () => {
  const other = word('灯', 'c');
  expect(asks(matches([sentence([floor]), sentence([key, other])]))).toBe(false);
});

test('what players ask in two of the words answers too', () => {
  expect(asks(matches([sentence([key], { asked: 2, shared: 2 })]))).toBe(true);
  expect(asks(matches([sentence([key], { asked: 2, shared: 1 })]))).toBe(false);
});

test('where another game is meant, nothing of this one answers', () => {
  const said = [sentence([floor, key])];
  expect(asks(matches(said, { called: ['tower'] }))).toBe(false);
  expect(asks(matches(said, { called: ['tower', 'isle'] }))).toBe(true);
});
