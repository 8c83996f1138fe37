import { readWeightsFile } from '../classifier/weights-file';
import { isOutOfScope } from './is-out-of-scope';
import { digestOfOutOfScope, OUT_OF_SCOPE_WEIGHTS } from './out-of-scope-weights';
import { readInScopePhrases, readOutOfScopePhrases } from './training-set';

/** Written by somebody who saw neither the lists nor the code, and never learned. */
const UNSEEN = [
  '明早杭州堵不堵车',
  '泰山门票现在多少钱',
  'is the northern line running today',
  'look at this pic, what breed is he??',
  'can you read the handwriting in the photo? third line',
  '添付のエクセル開けますか？合計が合わなくて',
  '画像送ったよ、どこで間違えてるか見て',
];

test.each(UNSEEN)('nobody here knows: %s', (message) => {
  expect(isOutOfScope(message, false)).toBe(true);
});

test.each([
  '墨怎么回复得快一点',
  '怎么注销账号',
  'where is the lighthouse',
  '关于灯塔',
  '結末は何種類',
  'which pan do I use for the first leaves',
  'how do I get my money back for the membership',
  '鯨笛の短短長ってどういう意味',
  '相棒は人間ですか',
])('somebody here may know: %s', (message) => {
  expect(isOutOfScope(message, false)).toBe(false);
});

test('where a text has most of the words, more is needed', () => {
  const message = 'who won the match last night';
  expect([false, true].map((isSure) => isOutOfScope(message, isSure))).toEqual([true, false]);
});

test('no phrase is listed twice', () => {
  const phrases = [...readOutOfScopePhrases(), ...readInScopePhrases()];
  expect(phrases.filter((text, at) => phrases.indexOf(text) !== at)).toEqual([]);
});

test('the weights were learned from the lists as they are: npm run train learns them anew', () => {
  expect(readWeightsFile(OUT_OF_SCOPE_WEIGHTS).learnedFrom).toBe(digestOfOutOfScope());
});
