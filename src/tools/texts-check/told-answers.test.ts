import { parseGlossary } from './glossary';
import type { ParallelText } from './parallel-texts';
import { commonPairs, toldAnswers } from './told-answers';

const { terms } = parseGlossary('terms: [{ zh: 面包房, en: bakery, ja: パン屋 }]');

const FOLD = `> [!fold] 门朝左，差什么？
> 1. 只差一个转身。
> 2. 谁家的面擀得特别匀？
> 3. 面包房擀面杖后面那只 **24 齿**，夹在中间。拿走以前先上一圈。`;

function text(at: string, zh: string): ParallelText {
  return { at, texts: { zh, en: '', ja: '' } };
}

function toldBy(plain: string, common: ReadonlySet<string> = new Set()): unknown[] {
  return toldAnswers(
    [text('sections.0.body', plain), text('sections.0.fold', FOLD)],
    terms,
    common,
  );
}

test('a plain sentence that has most of a sentence of the answer tells it', () => {
  expect(toldBy('门后多半藏着一个 24 齿。去面包房的擀面杖后面那只箱子找。')).toMatchObject([
    { at: 'sections.0.body', what: 'sections.0.fold', locale: 'zh' },
  ]);
});

test.each([
  ['names a place of it', '去面包房看看，谁在里头。'],
  ['has a few words of it', '擀面杖后请放回原处。'],
  ['says what the steps before say', '谁家的面擀得特别匀？'],
  ['says another thing', '缺的那只齿轮多半被谁借走了。'],
])('a plain sentence that %s tells nothing', (_, plain) => {
  expect(toldBy(plain)).toEqual([]);
});

test('words of many games tell nothing', () => {
  const plain = '擀面杖后面那只';
  const common = commonPairs(Array.from({ length: 7 }, () => [text('summary', plain)]));
  expect(toldBy(plain)).toHaveLength(1);
  expect(toldBy(plain, common)).toEqual([]);
});
