import { render } from '@testing-library/react';
import { inPage } from '../../api-client/testing/render-page';
import { nameReadings } from './name-readings';
import { QuietNodes } from './quiet-nodes';
import { readingsIn, readPage, type QuietText } from './read-page';

function mainOf(html: string): HTMLElement {
  document.body.innerHTML = `<main>${html}</main>`;
  return document.querySelector('main')!;
}

/** HTML of a text as its quiet page draws it. */
function shown({ title, body }: QuietText, names?: readonly (readonly [string, string])[]) {
  const readings = names && nameReadings(names);
  const { container } = render(
    inPage(
      <>
        <h1>
          <QuietNodes nodes={title.children} readings={readings} />
        </h1>
        <QuietNodes nodes={body} readings={readings} />
      </>,
      [],
    ),
  );
  return container;
}

function quiet(html: string, names?: readonly (readonly [string, string])[]) {
  return shown(readPage(mainOf(html))!, names);
}

const game = `
  <div><img src="/hero.webp" alt=""><div><header>
    <div><nav><ol><li><a href="/game-library/">游戏知识库</a></li></ol></nav></div>
    <h1 lang="zh-CN">九命客栈</h1><p>猫住一晚。</p>
    <ul><li><a href="/game-library/tag/a/">治愈</a></li></ul>
    <div><a href="/compare/">加入对比</a><div data-reads="game cat-inn"><button>收藏</button></div></div>
  </header></div></div>
  <dl><div><dt>开发</dt><dd>灶台边</dd></div></dl>
  <div data-late="partner-beside"><section><h2>聊聊</h2></section></div>
  <article>
    <style>.a{}</style>
    <section aria-labelledby="introduction"><div><h2 id="introduction">简介</h2></div>
      <div><p>收<strong>呼噜</strong>，见<a href="/game-library/b/">邮局</a>和<a href="#roles">角色</a>。</p></div></section>
    <section><h2>画面</h2><ul><li><a href="/large.webp"><img src="/small.webp" alt="柜台上的猫" width="1280" height="720"></a></li></ul></section>
    <section><h2>房间</h2><div data-fold="x"><p>怎么办？</p><details open><summary>提示</summary><div>看时候。</div></details><div><a href="/chat">还是卡着？</a></div></div></section>
    <p><a href="mailto:a@b.example">发现错误？</a></p>
  </article>
  <section aria-labelledby="related"><h2>你可能也喜欢</h2></section>`;

test('the text of a game is its heading, facts, sections and pictures, without ways through the site', () => {
  const page = quiet(game);
  expect(page.querySelector('h1')).toHaveTextContent('九命客栈');
  const headings = Array.from(page.querySelectorAll('h2'), ({ textContent }) => textContent);
  expect(headings).toEqual(['简介', '画面', '房间']);
  expect(page.querySelector('dl')).toHaveTextContent('开发灶台边');
  for (const gone of [
    '游戏知识库',
    '治愈',
    '加入对比',
    '收藏',
    '聊聊',
    '发现错误',
    '还是卡着',
    '你可能',
  ]) {
    expect(page).not.toHaveTextContent(gone);
  }
  expect(page.querySelectorAll('[class], [id], [data-fold], style')).toHaveLength(0);
});

test('links to other pages stay links; one to a place of the page is plain text', () => {
  const page = quiet(game);
  const links = Array.from(page.querySelectorAll('a'), (link) => [link.textContent, link.pathname]);
  expect(links).toEqual([['邮局', '/game-library/b/']]);
  expect(page).toHaveTextContent('见邮局和角色。');
  expect(page.querySelector('strong')).toHaveTextContent('呼噜');
});

test('a picture comes with its text at once, and one without a text is none', () => {
  const images = Array.from(quiet(game).querySelectorAll('img'));
  expect(images.map(({ alt, src, width }) => [alt, src, width])).toEqual([
    ['柜台上的猫', 'http://localhost/small.webp', 1280],
  ]);
  expect(images[0]).toHaveAttribute('loading', 'eager');
});

test('a fold is folded, also where it is open in the page', () => {
  const fold = quiet(game).querySelector('details')!;
  expect(fold.open).toBe(false);
  expect(fold.querySelector('summary')).toHaveTextContent('提示');
  expect(fold).toHaveTextContent('看时候。');
});

test('what unfolds an answer is called by its question, too', () => {
  const fold = (id: string, question: string) =>
    `<div data-fold="${id}"><p id="${id}q">${question}</p>
    <details><summary aria-labelledby="${id}1 ${id}q" id="${id}1">提示</summary><div>看时候。</div></details></div>`;
  const page = quiet(`<h1>客栈</h1>${fold('a', '钥匙呢？')}${fold('b', '汤凉了？')}`);
  const [key, soup] = page.querySelectorAll('summary');
  expect(key).toHaveAccessibleName('提示 钥匙呢？');
  expect(soup).toHaveAccessibleName('提示 汤凉了？');
});

test('a legal text keeps tables and languages, and its head no dangling separator', () => {
  const page = quiet(
    `<header><h1>隐私政策</h1><p>版本 1.0 · <a href="/privacy.html">纯文本版</a><span> · <a href="#quiet">轻松阅读</a></span></p></header>
     <nav>目录</nav><div lang="zh-CN"><h2 id="s1">一</h2><table><thead> <tr> <th>信息</th></tr></thead><tbody><tr><td>手机号</td></tr></tbody></table></div>`,
  );
  expect(page.querySelector('p')?.textContent).toBe('版本 1.0');
  expect(page.querySelector('[lang="zh-CN"] td')).toHaveTextContent('手机号');
});

test('what measures a role is told in words', () => {
  const page = quiet(
    `<h1>三更</h1><div><span aria-hidden="true">稀有度</span><span role="img" aria-label="稀有度 5 星">★★★</span></div>
     <dl><div><dt>胆量</dt><dd><div role="meter" aria-label="胆量"></div></dd><dd>88</dd></div></dl>`,
  );
  expect(page).toHaveTextContent('稀有度 5 星');
  expect(page).not.toHaveTextContent('★');
  expect(Array.from(page.querySelectorAll('dd'), ({ textContent }) => textContent)).toEqual(['88']);
});

test('a page without a heading has no text', () => {
  expect(readPage(mainOf('<p>一</p>'))).toBeUndefined();
});

const japanese = `<h1>沈硯</h1><p>沈硯と沈硯之。</p><h3><ruby>程夜<rp>（</rp><rt>チョン・イエ</rt><rp>）</rp></ruby></h3>`;

test('readings stand over names wherever they are named, the longest name first', () => {
  const page = quiet(japanese, [
    ['沈硯', 'シェン・イエン'],
    ['沈硯之', 'シェン・イエンジー'],
  ]);
  expect(Array.from(page.querySelectorAll('rt'), ({ textContent }) => textContent)).toEqual([
    ...['シェン・イエン', 'シェン・イエン', 'シェン・イエンジー'],
  ]);
  expect(page.querySelector('h1 ruby')?.textContent).toBe('沈硯（シェン・イエン）');
});

test('a reading that the page has itself is known, and goes with all others', () => {
  const text = readPage(mainOf(japanese))!;
  const own = readingsIn(text.body);
  expect(own).toEqual([['程夜', 'チョン・イエ']]);
  expect(shown(text, own).querySelector('h3 rt')).toHaveTextContent('チョン・イエ');
  const plain = shown(text);
  expect(plain.querySelector('ruby')).toBeNull();
  expect(plain.querySelector('h3')?.textContent).toBe('程夜');
});

test('pinyin stands over each character, and over the whole where they do not match', () => {
  const page = quiet('<h1>沈砚和MV-7号</h1>', [
    ['沈砚', 'shěn yàn'],
    ['MV-7号', 'MV-7 hào'],
  ]);
  const [name, machine] = page.querySelectorAll('ruby');
  expect(name?.textContent).toBe('沈（shěn）砚（yàn）');
  expect(machine?.textContent).toBe('MV-7号（MV-7 hào）');
});
