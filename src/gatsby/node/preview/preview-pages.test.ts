import path from 'node:path';
import { readEnvironment } from '../../../config/environment';
import { loadMarkdownFields } from '../../patches/node/markdown-fields';
import { tempFolder } from '../../../testing/temp-folder';
import { createPreviewPages, type PreviewPages } from './preview-pages';
import { createPreviewSite, reportOn } from './preview-site';
import { copySite, type SiteCopy } from './testing/site-copy';

const TODAY = '2026-11-28';

/** A page as the last build has left it. */
function builtPage(address: string, language: string, route: string, file: string): string {
  const edges = [{ node: { ns: 'legal', language, data: '{"contents":"old"}' } }];
  return JSON.stringify({
    componentChunkName: `component---src-templates-${route}-tsx`,
    path: address,
    result: {
      data: { locales: { edges }, file: { childMarkdownRemark: { safeHtml: 'old' } } },
      pageContext: { route, file, language, params: {} },
    },
  });
}

/** Data of the pages of partners, and of a game, as the last build has left them. */
function builtPartners(language: string, component: string, data: object): string {
  return JSON.stringify({
    componentChunkName: `component---src-templates-${component}-tsx`,
    path: '/game-partner/_app/',
    result: { data, pageContext: { route: component, language, params: {} } },
  });
}

const AXIAN = 'content/partners/p-axian.yaml';

let copy: SiteCopy;
let pages: PreviewPages;

beforeAll(async () => {
  copy = copySite(tempFolder());
  const write = (name: string, text: string): void => {
    copy.write(`public/page-data/${name}/page-data.json`, text);
  };
  write('terms', builtPage('/terms/', 'zh', 'legal', 'terms/1.0/zh.md'));
  write('en/terms', builtPage('/en/terms/', 'en', 'legal', 'terms/1.0/en.md'));
  write('about-us', builtPage('/about-us/', 'zh', 'about', 'zh.md'));
  const games = [{ gameId: 'moon-opera' }];
  const partner = { characterId: 'p-axian', games, answers: [], reasons: [] };
  const partners = { allCharacter: { nodes: [partner] } };
  write('en/game-partner/_app', builtPartners('en', 'partner-shell', partners));
  const game = { gameId: 'moon-opera', text: { name: 'Moon Opera' } };
  const withPartner = { ...game, partnerReason: null, character: { characterId: 'p-axian' } };
  write('game-library/moon-opera', builtPartners('zh', 'game', { game: withPartner }));
  write('en/game-library/moon-opera', builtPartners('en', 'game', { game: withPartner }));
  const sitter = { id: 'p-axian', name: '阿弦', face: '', knows: [], says: {}, disagrees: {} };
  const sitters = [sitter, { ...sitter, id: 'p-feng', name: '风铃' }];
  const words = { partners: sitters, moods: {}, teasers: {} };
  copy.write('public/tonight-words/zh.json', JSON.stringify(words));
  pages = createPreviewPages({
    publicDir: path.join(copy.root, 'public'),
    tree: copy.root,
    environment: readEnvironment({}),
    markdown: await loadMarkdownFields(path.resolve('.')),
  });
});

afterEach(() => {
  copy.git('checkout', '--quiet', '--', 'content');
  copy.git('clean', '--quiet', '-d', '--force', '--', 'content');
});

async function shown(address: string, day = TODAY): Promise<string> {
  return JSON.stringify((await pages.page(address, day))?.data);
}

test('shows a text and strings as they stand in content/ now', async () => {
  copy.write('content/about/zh.md', '---\ntitle: 新标题\n---\n\n## 一\n\n**新的。**再看\n');
  expect(await shown('/about-us/')).toContain('"title":"新标题"');
  expect(await shown('/about-us/')).toContain('<h2 id=\\"s1\\">一</h2>');
  copy.write('content/locales/zh/legal.json', '{"contents":"新目录"}');
  expect(await shown('/terms/')).toContain('{\\"contents\\":\\"新目录\\"}');
});

test('shows a text that exists in Chinese alone, marked, in every language', async () => {
  const text = copy.read('content/legal/terms/1.0/zh.md');
  copy.write('content/legal/terms-new/1.0/zh.md', text);
  const page = await pages.page('/en/terms-new/', TODAY);
  expect(page?.data.result.pageContext).toMatchObject({ textLocale: 'zh', language: 'en' });
  expect(page?.files).toContain('content/legal/terms-new/1.0/zh.md');
});

test('shows a version as on the day when it takes effect', async () => {
  const text = copy.read('content/legal/terms/1.0/zh.md');
  const next = text
    .replace(/^version:.*$/m, "version: '1.1'")
    .replace(/^effective:.*$/m, 'effective: 2026-12-24');
  copy.write('content/legal/terms/1.1/zh.md', `${next}\n新的一句。\n`);
  expect(await shown('/terms/')).not.toContain('新的一句');
  expect(await shown('/terms/', '2026-12-24')).toContain('新的一句');
  const site = createPreviewSite({ pages, render: () => Promise.resolve('') });
  expect(await site.placeOf('content/legal/terms/1.1/zh.md')).toEqual({
    ...{ address: '/terms/', day: '2026-12-24' },
  });
});

test.each([
  ['front matter in the middle of a word', '---\ntitle: "游\n'],
  ['the marks of a merge', '<<<<<<< HEAD\n一\n=======\n二\n>>>>>>> other\n'],
])('shows the page all the same with %s', async (_, text) => {
  expect(await shown('/terms/')).toContain('服务协议');
  copy.write('content/legal/terms/1.0/zh.md', text);
  expect(await shown('/terms/')).toContain('"version":"1.0"');
});

test('leaves a text as it was that is larger than a page can be', async () => {
  copy.write('content/about/zh.md', `---\ntitle: 大\n---\n\n${'很长的一段。\n\n'.repeat(300_000)}`);
  const before = Date.now();
  expect(await shown('/about-us/')).toContain('"safeHtml":"old"');
  expect(Date.now() - before).toBeLessThan(2000);
});

test('shows what a partner says as it stands in content/ now: on its pages, in a game, at the table', async () => {
  const now = copy
    .read(AXIAN)
    .replace('Practise, of course', 'Practise now')
    .replace('没月亮的晚上看不清谱', '没月亮的晚上最好');
  copy.write(AXIAN, now);
  const page = await pages.page('/en/game-partner/detail-p-axian', TODAY);
  const shownNow = JSON.stringify(page?.data);
  expect(shownNow).toContain('"say":"Practise now"');
  expect(shownNow).toContain('"game":{"gameId":"moon-opera","text":{"name":"Moon Opera"}}');
  expect(shownNow).toContain('"reasons":[{"gameId":"moon-opera","text":"On moonless nights');
  expect(page?.files).toContain(AXIAN);
  expect(await shown('/game-library/moon-opera/')).toContain('"partnerReason":"没月亮的晚上最好');
  const table = JSON.stringify(await pages.json('/tonight-words/zh.json'));
  expect(table).toContain('"knows":["moon-opera"],"says":{"moon-opera":"没月亮的晚上最好');
  expect(table).toContain('"disagrees":{"p-feng":"风铃，你抢拍了');
  // While a mistake is being written, the words are those of before.
  copy.write(AXIAN, now.replace('Practise now', "''"));
  expect(await shown('/en/game-partner/detail-p-axian')).toBe(shownNow);
  const site = createPreviewSite({ pages, render: () => Promise.resolve('') });
  const { address } = await site.placeOf(AXIAN);
  expect(address).toBe('/game-partner/detail-p-axian');
});

test('tells those who look at a page of its changes alone, and what is wrong with it', async () => {
  const site = createPreviewSite({ pages, render: () => Promise.resolve('') });
  const heard: string[] = [];
  const place = { address: '/about-us/', day: TODAY };
  const drawn = await site.html(place);
  await site.watch(place, drawn?.digest, (event, data) => {
    heard.push(`${event} ${JSON.stringify(data)}`);
  });
  copy.write('content/accessibility/zh.md', '新');
  await site.refresh();
  expect(heard).toHaveLength(1);
  copy.write('content/about/zh.md', '---\ntitle: 新\n---\n\n新\n');
  await site.refresh();
  expect(heard.at(-1)).toBe('changed {}');
  site.take({ faults: ['content/about/zh.md:4: wrong', 'content/about/zh.mdx: other'], lags: [] });
  expect(heard.at(-1)).toContain('"here":["content/about/zh.md:4: wrong"]');
});

test('tells a page at once that has changed since it was drawn', async () => {
  const site = createPreviewSite({ pages, render: () => Promise.resolve('') });
  const place = { address: '/about-us/', day: TODAY };
  const drawn = await site.html(place);
  copy.write('content/about/zh.md', '---\ntitle: 早\n---\n\n早\n');
  const heard: string[] = [];
  await site.watch(place, drawn?.digest, (event) => heard.push(event));
  expect(heard).toEqual(['changed', 'report']);
});

test('names translations that lag behind at the pages of their text', () => {
  const lag = 'content/legal/terms/1.1/ja.md is missing';
  const { lags } = reportOn(['content/legal/terms/1.0/ja.md'], 'ja', {
    faults: [],
    lags: [
      lag,
      'content/legal/terms/1.1/en.md is missing',
      'content/legal/terms-txj/1.1/ja.md is missing',
    ],
  });
  expect(lags).toEqual([lag]);
});

test('names on a Chinese page the translations of its phrases that do not fit, and of others elsewhere', () => {
  const [own, other] = [
    'content/locales/en/legal.json:2, key "a": expected {{day}} as in the Chinese phrase, got no placeholder',
    'content/locales/en/home.json:2, key "a": is missing',
  ];
  const report = (locale: 'zh' | 'ja') =>
    reportOn([`content/locales/${locale}/legal.json`], locale, { faults: [own, other], lags: [] });
  expect(report('zh')).toMatchObject({ here: [own], elsewhere: [other] });
  expect(report('ja')).toMatchObject({ here: [], elsewhere: [own, other] });
});
