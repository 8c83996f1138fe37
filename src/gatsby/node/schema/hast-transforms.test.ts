import type { Element, Root } from 'hast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { toHast } from 'mdast-util-to-hast';
import { renderTree } from '../../../markdown/markdown';
import type { ResponsivePicture } from '../../patches/node/plugin-fields';
import {
  intoSections,
  nameColumns,
  numberHeadings,
  pictureAddresses,
  placePictures,
} from './hast-transforms';

function picture(name: string): ResponsivePicture {
  return {
    src: `/static/${name}-800.webp`,
    srcSet: `/static/${name}-800.webp 800w`,
    better: [{ type: 'image/avif', srcSet: `/static/${name}-800.avif 800w` }],
    width: 1600,
    height: 900,
    color: '#102030',
  };
}

const pictures = new Map([
  ['../art/a.webp', picture('a')],
  ['../art/b.webp', picture('b')],
]);

function render(markdown: string, arrange: (tree: Root) => void): Promise<string> {
  const tree = toHast(fromMarkdown(markdown));
  if (tree.type !== 'root') throw new Error('expected a whole text');
  return renderTree(tree, arrange);
}

describe('placePictures', () => {
  test('names the addresses that editors wrote', async () => {
    const found: string[] = [];
    await render('![一](../art/a.webp)\n\n字 ![二](../art/b.webp) 字', (tree) => {
      found.push(...pictureAddresses(tree));
    });
    expect(found).toEqual(['../art/a.webp', '../art/b.webp']);
  });

  test('makes a figure with every format, its size and colour; the first comes at once', async () => {
    const html = await render('![一张桌子](../art/a.webp)\n\n![二](../art/b.webp)', (tree) => {
      placePictures(tree, pictures);
    });
    const [first, second] = html.split('\n');
    expect(first).toBe(
      '<figure><picture>' +
        '<source type="image/avif" srcset="/static/a-800.avif 800w" sizes="(min-width: 1152px) 1120px, 100vw">' +
        '<img src="/static/a-800.webp" srcset="/static/a-800.webp 800w" sizes="(min-width: 1152px) 1120px, 100vw"' +
        ' width="1600" height="900" alt="一张桌子" fetchpriority="high" style="background-color:#102030">' +
        '</picture></figure>',
    );
    expect(second).toContain('loading="lazy" decoding="async"');
    expect(second).toContain('sizes="(min-width: 2400px) 820px, (min-width: 900px) 560px, 100vw"');
  });

  test('leaves a picture within a paragraph in the paragraph, and one that is unknown as it is', async () => {
    const html = await render('字 ![二](../art/b.webp) 字\n\n![x](/x.png)', (tree) => {
      placePictures(tree, pictures);
    });
    expect(html).toMatch(
      /^<p>字 <picture>.*<\/picture> 字<\/p>\n<p><img src="\/x\.png" alt="x"><\/p>$/,
    );
  });

  test('escapes what an editor wrote', async () => {
    const html = await render('![a "b" <c>](../art/a.webp)', (tree) => {
      placePictures(tree, pictures);
    });
    expect(html).toContain('alt="a &#x22;b&#x22; <c>"');
  });
});

test('numberHeadings gives the headings of sections addresses', async () => {
  expect(await render('## 一\n\n### 小\n\n## 二', numberHeadings)).toBe(
    '<h2 id="s1">一</h2>\n<h3>小</h3>\n<h2 id="s2">二</h2>',
  );
});

test('intoSections parts a text at its headings, with the first figure before the rest of all but the opening', async () => {
  const html = await render(
    '开头\n\n![一](../art/a.webp)\n\n## 甲\n\n字\n\n![二](../art/b.webp)\n\n## 乙\n\n尾',
    (tree) => {
      placePictures(tree, pictures);
      intoSections(tree);
    },
  );
  expect(html.replace(/<picture>.*?<\/picture>/g, '…')).toBe(
    '<section><div><p>开头</p></div><figure>…</figure></section>' +
      '<section><figure>…</figure><div><h2>甲</h2><p>字</p></div></section>' +
      '<section><div><h2>乙</h2><p>尾</p></div></section>',
  );
});

test('each cell of a table knows the name of its column', async () => {
  const cells = (tagName: string, texts: readonly string[]): Element => ({
    ...{ type: 'element', tagName: 'tr', properties: {} },
    children: texts.map((value) => ({
      ...{ type: 'element', tagName, properties: {} },
      children: [{ type: 'text', value }],
    })),
  });
  const children = [cells('th', ['信息', '用途']), cells('td', ['手机号', '登录', '多出来的'])];
  const table: Element = { type: 'element', tagName: 'table', properties: {}, children };
  expect(await renderTree({ type: 'root', children: [table] }, nameColumns)).toBe(
    '<table><tr><th>信息</th><th>用途</th></tr><tr><td data-column="信息">手机号</td><td data-column="用途">登录</td><td>多出来的</td></tr></table>',
  );
});
