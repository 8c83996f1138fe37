import { shownSentences, type ShownSentence } from './spoken-sentences';

function show(html: string, lang = 'zh-CN'): HTMLElement {
  document.body.innerHTML = `<div lang="${lang}">${html}</div>`;
  const [root] = document.body.children;
  if (!(root instanceof HTMLElement)) throw new Error('There is no text');
  return root;
}

function allOf(root: Element): ShownSentence[] {
  const source = shownSentences(() => root);
  const found: ShownSentence[] = [];
  for (let next = source.first(); next; next = source.after(next)) found.push(next);
  return found;
}

function textsOf(root: Element): string[] {
  return allOf(root).map(({ text }) => text);
}

test('headings, paragraphs, lists and pictures are said in their order, each sentence by itself', () => {
  const root = show(
    '<h2>房间</h2><p>一命间。\n二命间。</p><ul><li>矮床</li><li>留灯<ul><li>别关严</li></ul></li></ul><img alt="一只猫" src="/c.webp">',
  );
  expect(textsOf(root)).toEqual([
    ...['房间', '一命间。', '二命间。', '矮床', '留灯', '别关严', '一只猫'],
  ]);
});

test('a sentence with emphasis and links is one, and the mark covers all of it and no more', () => {
  const root = show('<p>房钱收<strong>呼噜</strong>，<a href="/x/">用罐接</a>。攒够了修房。</p>');
  const [first, second] = allOf(root);
  expect(first?.text).toBe('房钱收呼噜，用罐接。');
  expect(String(first?.range)).toBe('房钱收呼噜，用罐接。');
  expect(String(second?.range)).toBe('攒够了修房。');
});

test('blanks around a sentence are neither said nor marked', () => {
  const [first, second] = allOf(show('<p>\n  One cat.\n  Two\n  cats. </p>', 'en'));
  expect([first?.text, second?.text]).toEqual(['One cat.', 'Two cats.']);
  expect([String(first?.range), String(second?.range)]).toEqual(['One cat.', 'Two\n  cats.']);
});

test('what is folded away is not told, and is once it is open, also while it is read', () => {
  const root = show(
    '<p>怎么办？</p><details><summary>提示</summary><div>看时候。<details><summary>谜底</summary>坐下。</details></div></details><p>完。</p>',
  );
  expect(textsOf(root)).toEqual(['怎么办？', '提示', '完。']);
  const source = shownSentences(() => root);
  const hint = source.after(source.first()!)!;
  root.querySelector('details')!.open = true;
  expect(source.after(hint)?.text).toBe('看时候。');
  expect(textsOf(root)).toEqual(['怎么办？', '提示', '看时候。', '谜底', '完。']);
});

test('a Japanese name is said by its reading, a Chinese one by its characters', () => {
  const name = (han: string, reading: string) =>
    `<ruby>${han}<rp>（</rp><rt>${reading}</rt><rp>）</rp></ruby>`;
  const [japanese] = allOf(show(`<p>店主は${name('沈硯', 'シェン・イエン')}。</p>`, 'ja'));
  expect(japanese?.text).toBe('店主はシェン・イエン。');
  expect(japanese?.range.toString()).toContain('沈硯');
  const [chinese] = allOf(show(`<p>掌柜是${name('沈砚', 'shěn yàn')}。</p>`));
  expect(chinese?.text).toBe('掌柜是沈砚。');
});

test('each sentence has the language of its block', () => {
  const root = show('<p>A game.</p><p lang="zh-CN">猫客栈。</p>', 'en');
  expect(allOf(root).map(({ lang }) => lang)).toEqual(['en', 'zh-CN']);
});

test('what holds no word is not said', () => {
  expect(textsOf(show('<p>一。</p><p> · ★★ </p><hr><p>二。</p>'))).toEqual(['一。', '二。']);
});

test('where the last sentence has gone there is nothing behind it', () => {
  const root = show('<p>一。</p><p>二。</p>');
  const source = shownSentences(() => root);
  const first = source.first()!;
  root.firstElementChild?.remove();
  expect(source.after(first)).toBeUndefined();
  expect(shownSentences(() => null).first()).toBeUndefined();
});
