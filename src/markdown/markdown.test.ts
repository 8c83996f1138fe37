import { MarkdownError, renderMarkdown, renderTree } from './markdown';

describe('renderMarkdown', () => {
  test('renders paragraphs, lists and emphasis', () => {
    expect(renderMarkdown('一段**重点**\n\n- 甲\n- 乙', 'zh')).toBe(
      '<p>一段<strong>重点</strong></p>\n<ul>\n<li>甲</li>\n<li>乙</li>\n</ul>',
    );
  });

  test.each([
    ['**先说。** 再做', '<strong>先说。</strong>再做'],
    ['- **遊び。** いま「*少し、* 待つ」', '<strong>遊び。</strong>いま「<em>少し、</em>待つ」'],
    ['**Say.** Do', '<strong>Say.</strong> Do'],
    ['**先说** 再做', '<strong>先说</strong> 再做'],
    ['先说。\n再做', '先说。再做'],
    ['ひらがな\nカタカナ', 'ひらがなカタカナ'],
    ['先说\nthen', '先说\nthen'],
    ['`先说`\n再做', '<code>先说</code>\n再做'],
    ['**先说。** Then', '<strong>先说。</strong> Then'],
  ])('%s has room where it is meant', (markdown, html) => {
    expect(renderMarkdown(markdown, 'zh')).toContain(html);
  });

  test.each([
    ['**我们把窗户借给你。**每晚', '<strong>我们把窗户借给你。</strong>每晚'],
    ['先**“说”**再做', '先<strong>“说”</strong>再做'],
    ['いま**「少し」**待つ', 'いま<strong>「少し」</strong>待つ'],
    ['*先说。*再做', '<em>先说。</em>再做'],
  ])('%s is emphasised up to the mark, with no blank around it', (markdown, html) => {
    expect(renderMarkdown(markdown, 'zh')).toBe(`<p>${html}</p>`);
  });

  test.each([
    ['a script', '<script>alert(1)</script>好'],
    ['an event handler', '<img src=x onerror=alert(1)>'],
    ['a javascript: link', '[x](javascript:alert(1))'],
    ['a data: link', '[x](data:text/html;base64,PHNjcmlwdD4=)'],
    ['a javascript: link in disguise', '[x](JaVaScRiPt&#58;alert(1))'],
    ['a picture', '![x](https://evil.example/p.png)'],
    ['raw html', '<iframe src="https://evil.example"></iframe><b>x</b>'],
    ['a style', '<style>body{display:none}</style>'],
  ])('drops %s', (_, markdown) => {
    expect(renderMarkdown(markdown, 'zh')).not.toMatch(
      /<script|onerror|javascript:|data:|<img|<iframe|<b>|<style/i,
    );
  });

  test('keeps its headings below the section they stand in', () => {
    expect(renderMarkdown('# 一\n\n#### 四', 'zh')).toBe('<h3>一</h3>\n<h4>四</h4>');
  });

  test('links that leave the site say so, links within do not', () => {
    expect(renderMarkdown('[x](https://a.example/)', 'zh')).toContain('rel="noopener nofollow"');
    expect(renderMarkdown('[x](/activity/)', 'zh')).toBe('<p><a href="/activity/">x</a></p>');
  });

  test('links to pages of the site stay in the language', () => {
    const links = '[x](/activity/#a) [y](/ja/terms/) [z](/terms.html)';
    expect(renderMarkdown(links, 'en')).toBe(
      '<p><a href="/en/activity/#a">x</a> <a href="/en/terms/">y</a> <a href="/terms.html">z</a></p>',
    );
  });

  test('a link whose address is dropped is no link any more', () => {
    expect(renderMarkdown('[x](javascript:alert(1))', 'zh')).toBe('<p><span>x</span></p>');
  });

  test('a text may have 2,000 characters, quotes, emoji and right-to-left letters', () => {
    const text = `"'&<${'长'.repeat(2000)}🎮 שלום`;
    expect(renderMarkdown(text, 'zh')).toContain('🎮 שלום');
  });
});

describe('a text that would cost too much', () => {
  test.each([
    ['lists in lists', `${'- '.repeat(1_200)}x`],
    ['quotes in quotes', '>'.repeat(1_500)],
    ['emphasis that does not end', '*a_ '.repeat(8_000)],
    [
      'lists by indentation',
      Array.from({ length: 200 }, (_, at) => `${'  '.repeat(at)}- a`).join('\n'),
    ],
    ['emphasis in emphasis', `${'**a *b '.repeat(20)}${'c* d** '.repeat(20)}`],
    ['one long address many times', `[a]: /${'b'.repeat(2_000)}\n\n${'[a] '.repeat(500)}`],
  ])('is refused: %s', (_, markdown) => {
    expect(() => renderMarkdown(markdown, 'zh')).toThrow(MarkdownError);
  });

  test('thirty-two levels are rendered', () => {
    const html = renderMarkdown(`${'> '.repeat(31)}**x**`, 'zh');
    expect(html.match(/<blockquote>/g)).toHaveLength(31);
  });
});

describe('renderTree', () => {
  test('sanitises our own Markdown too and begins its headings at h2', async () => {
    const html = await renderTree({
      type: 'root',
      children: [
        {
          type: 'element',
          tagName: 'h1',
          properties: { onClick: 'alert(1)' },
          children: [{ type: 'text', value: '题' }],
        },
        { type: 'element', tagName: 'script', properties: {}, children: [] },
      ],
    });
    expect(html).toBe('<h2>题</h2>');
  });
});
