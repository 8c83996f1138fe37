import { MARKDOWN_LIMITS } from '../contract/limits';
import { spoilerId } from '../routes/spoiler-id';
import { spoilerFaults } from './spoiler-faults';
import { MarkdownError, renderMarkdown } from './markdown';

const FOLD = '> [!fold] 门怎么开？\n> 1. 听。\n> 2. 数到七。\n> 3. 从**背面**进去。';

function html(markdown: string): string {
  return renderMarkdown(markdown, 'zh').replace(
    / (?:data-fold|id|role|aria-labelledby)="[\w -]+"/g,
    '',
  );
}

describe('a fold', () => {
  test('is a question with hint, nudge and answer, each within the one before', () => {
    expect(html(`前\n\n${FOLD}\n\n后`)).toBe(
      '<p>前</p>\n<div class="fold"><p class="fold-title">门怎么开？</p>' +
        '<details><summary>先给个提示</summary><div class="fold-step">听。</div>' +
        '<details><summary>再推一把</summary><div class="fold-step">数到七。</div>' +
        '<details><summary>揭开谜底</summary><div class="fold-step">从<strong>背面</strong>进去。</div>' +
        '</details></details></details></div>\n<p>后</p>',
    );
  });

  test('has labels in the language of the page, and a question of its own where it has none', () => {
    const en = renderMarkdown('> [!fold]\n> 1. a\n> 2. b\n> 3. c', 'en');
    expect(en).toMatch(/<p class="fold-title"[^>]*>Stuck\?<\/p>/);
    expect(en).toMatch(/<summary[^>]*>The answer<\/summary>/);
    expect(renderMarkdown(FOLD, 'ja')).toMatch(/<summary[^>]*>もうひと押し<\/summary>/);
  });

  test('has a name that changes with its text', () => {
    const name = (markdown: string) =>
      /data-fold="(\w+)"/.exec(renderMarkdown(markdown, 'zh'))?.[1];
    expect(name(FOLD)).toMatch(/^\w+$/);
    expect(name(`另起一段\n\n${FOLD}`)).toBe(name(FOLD));
    expect(name(FOLD.replace('七', '八'))).not.toBe(name(FOLD));
  });

  test('has a fragment by its question, which a suggestion leads to', () => {
    const id = (markdown: string) =>
      /<div[^>]* id="([\w-]+)"/.exec(renderMarkdown(markdown, 'zh'))?.[1];
    expect(id(FOLD)).toBe(spoilerId('门怎么开？'));
    expect(id(FOLD.replace('门', '**门**'))).toBe(id(FOLD));
    expect(id('> [!fold] ？\n> 1. a\n> 2. b\n> 3. c')).toBeUndefined();
  });

  test.each([
    ['a question', FOLD, '门怎么开？'],
    ['a question without letters', FOLD.replace('门怎么开', ''), '？'],
  ])('is a group that is called by %s, as is what opens each step', (_, markdown, question) => {
    const shown = renderMarkdown(`${FOLD.replace('门', '窗')}\n\n${markdown}`, 'zh');
    const names = Array.from(shown.matchAll(/<(\w+)[^>]* aria-labelledby="([^"]+)"/g)).map(
      ([, element, ids = '']) => [
        element,
        ...ids.split(' ').map((id) => new RegExp(` id="${id}">([^<]+)`).exec(shown)?.[1]),
      ],
    );
    expect(names.slice(4)).toEqual([
      ['div', question],
      ['summary', '先给个提示', question],
      ['summary', '再推一把', question],
      ['summary', '揭开谜底', question],
    ]);
    expect(shown.match(/ role="group"/g)).toHaveLength(2);
  });

  test('keeps what stands before its steps in sight, and what stands behind them folded', () => {
    const shown = html('> [!fold] 问\n>\n> 线索\n>\n> 1. 甲\n> 2. 乙\n> 3. 丙\n>\n> 尾\n\n外');
    expect(shown).toMatch(/^<div class="fold"><p class="fold-title">问<\/p><p>线索<\/p><details>/);
    expect(shown).toMatch(/丙.*<p>尾<\/p>.*<\/details><\/details><\/details><\/div>\n<p>外<\/p>$/s);
  });

  test.each([
    ['no quotation mark', '[!fold] a\n1. b', '[!fold] a'],
    ['a mark that is not at the beginning', '> a [!fold]\n> 1. b', '<blockquote>'],
    ['a mark with an escape', '> \\[!fold] a\n> 1. b', '<blockquote>'],
    ['a mark with an entity', '> &#91;!fold] a\n> 1. b', '<blockquote>'],
    ['a mark that is a link', '> [!fold]\n> 1. b\n\n[!fold]: https://a.example', '<blockquote>'],
  ])('is none with %s', (_, markdown, shown) => {
    expect(renderMarkdown(markdown, 'zh')).toContain(shown);
    expect(renderMarkdown(markdown, 'zh')).not.toContain('details');
  });
});

describe('a fold that is not whole', () => {
  test.each([
    ['no answer', '> [!fold] 问\n> 1. 甲\n> 2. 乙', 2],
    ['an empty answer', '> [!fold] 问\n> 1. 甲\n> 2. 乙\n> 3.', 2],
    ['an empty nudge', '> [!fold] 问\n> 1. 甲\n> 2.\n> 3. 丙', 2],
    ['an answer that is a picture', '> [!fold] 问\n> 1. 甲\n> 2. 乙\n> 3. ![门](/a.webp)', 2],
    ['a nudge that is HTML', '> [!fold] 问\n> 1. 甲\n> 2. <hr>\n> 3. 丙', 2],
    ['a picture with its words', '> [!fold] 问\n> 1. 甲\n> 2. 乙\n> 3. ![门](/a.webp) 门', 3, 0],
    ['a hint only', '> [!fold] 问\n> 1. 甲', 1, 2],
    ['no steps', '> [!fold] 问', 0],
    ['more steps', '> [!fold] 问\n> 1. 甲\n> 2. 乙\n> 3. 丙\n> 4. 丁', 3],
  ])('shows what it has: %s', (_, markdown, steps, faults = 1) => {
    expect(html(markdown)).toContain('<p class="fold-title">问</p>');
    expect(html(markdown).split('<details>')).toHaveLength(steps + 1);
    expect(spoilerFaults(markdown)).toHaveLength(faults);
  });

  test('is named with its line', () => {
    const markdown = `一\n\n${FOLD}\n\n> [!fold] 问\n> 1. 甲\n> 2. 乙\n> 3.\n\n> [!fold] 空`;
    const expected =
      'expected a fold with hint, nudge, answer as the three items of a numbered list';
    expect(spoilerFaults(markdown)).toEqual([
      { line: 11, what: `${expected}: the answer has no words` },
      { line: 13, what: `${expected}, got no such list` },
    ]);
    expect(spoilerFaults('> 一\n> 1. 甲')).toEqual([]);
  });
});

describe('hostile folds', () => {
  test.each([
    [
      'HTML in a step',
      '> [!fold] 问\n> 1. <script>alert(1)</script>\n> 2. <details open>\n> 3. </details>好',
    ],
    ['HTML in the question', '> [!fold] <img src=x onerror=alert(1)><details open>\n> 1. 甲'],
    ['a javascript: link', '> [!fold] 问\n> 1. [x](javascript:alert(1))\n> 2. 乙\n> 3. 丙'],
  ])('let nothing through: %s', (_, markdown) => {
    expect(renderMarkdown(markdown, 'zh')).not.toMatch(
      /<script|onerror|javascript:|<img|<details open/,
    );
  });

  test('folds in folds are folds, as deep as quotations may be', () => {
    const nested =
      '> [!fold] 外\n> 1. 甲\n> 2. 乙\n> 3. > [!fold] 内\n>    > 1. 子\n>    > 2. 丑\n>    > 3. 寅';
    expect(html(nested).match(/class="fold"/g)).toHaveLength(2);
    expect(html(nested)).not.toContain('[!fold]');
    const deep = Array.from({ length: 31 }, (_, at) => `${'> '.repeat(at + 1)}[!fold] 问`).join(
      '\n>\n',
    );
    expect(renderMarkdown(deep, 'zh')).toContain('class="fold"');
    expect(() => renderMarkdown(`${'> '.repeat(40)}[!fold] 问`, 'zh')).toThrow(MarkdownError);
  });

  test('thousands of folds are refused, and hundreds are rendered', () => {
    expect(() => renderMarkdown(`${FOLD}\n\n`.repeat(3_000), 'zh')).toThrow(MarkdownError);
    expect(() =>
      renderMarkdown(`> [!fold]\n\n`.repeat(MARKDOWN_LIMITS.containers + 1), 'zh'),
    ).toThrow(MarkdownError);
    expect(renderMarkdown(`${FOLD}\n\n`.repeat(300), 'zh').match(/class="fold"/g)).toHaveLength(
      300,
    );
  });
});
