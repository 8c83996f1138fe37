import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { LOCALES, type Locale } from '../../../../config/locales';
import { legalVersionListSchema } from '../../../../contract/legal-versions';
import { tempFolder } from '../../../../testing/temp-folder';
import { linesBeforeBody } from '../../sources/front-matter';
import { readLegal } from '../../sources/legal';
import { writeLegalFiles } from './legal-files';
import { legalStringsOf } from './testing/legal-strings-of';

const TODAY = '2026-11-28';

function text(version: string, effective: string, body = '正文。'): string {
  return `---\ntitle: 条款 <${version}>\ndescription: A "sentence" & more\nversion: "${version}"\neffective: ${effective}\n---\n${body}\n`;
}

const first = text('1.0', '2026-09-01');

function translated(name: string): Readonly<Record<string, string>> {
  return Object.fromEntries(LOCALES.map((locale) => [`${name}/1.0/${locale}.md`, first]));
}

/** Writes the files of a folder of texts, whose Markdown stands for their HTML. */
async function write(
  sources: Readonly<Record<string, string>>,
  publicDir = tempFolder(),
  locales: readonly Locale[] = LOCALES,
) {
  const sourceDir = tempFolder(sources);
  const statements = { zh: { ads: '有广告' }, en: { ads: 'Ads' }, ja: { ads: '広告' } };
  const texts = new Map(
    Object.entries(sources).map(([file, source]) => {
      const body = source.split('---\n')[2] ?? '';
      expect(linesBeforeBody(source, body)).toBe(source.includes('consent:') ? 7 : 6);
      const title = /title: (.*)/.exec(source)?.[1] ?? '';
      const html = `<p>${body.trim()}</p>`;
      return [file, { title, description: 'A "sentence" & more', html }] as const;
    }),
  );
  const written = await writeLegalFiles({
    documents: await readLegal(sourceDir, statements, TODAY),
    ...{ texts, sourceDir, locales, publicDir },
    strings: { zh: legalStringsOf('zh'), en: legalStringsOf('en'), ja: legalStringsOf('ja') },
    siteUrl: 'https://example.com',
  });
  const read = (name: string): string => readFileSync(path.join(publicDir, name), 'utf8');
  return { written, read, publicDir };
}

test('writes each document in each language, agreements under /topup/', async () => {
  const { written, read } = await write({
    ...translated('terms'),
    ...translated('topup/agreement1'),
  });
  const files = (prefix: string): string[] =>
    ['/terms.html', '/terms/1.0.txt', '/terms/1.0.html']
      .concat(['/topup/agreement1.html', '/topup/agreement1/1.0.txt', '/topup/agreement1/1.0.html'])
      .concat(['/legal-versions.json'])
      .map((file) => prefix + file);
  expect(written).toEqual(['', '/en', '/ja'].flatMap(files));
  const html = read('ja/terms.html');
  // Without the first line a browser draws by the rules of the nineties.
  expect(html).toMatch(/^<!DOCTYPE html>\n<html lang="ja">/);
  expect(html).toContain('<link rel="canonical" href="https://example.com/ja/terms.html">');
  expect(html).toContain('hreflang="zh-CN" href="https://example.com/terms.html"');
  expect(html).toContain('hreflang="x-default" href="https://example.com/terms.html"');
  expect(html).not.toContain('noindex');
  expect(html).toContain('<a href="/ja/">遊伴ホーム</a>');
  expect(html).toContain('バージョン1.0（2026年9月1日発効）');
  expect(html).toContain('content="A &quot;sentence&quot; &amp; more"');
});

test('a text that is Chinese in every language says so and is marked', async () => {
  const { read } = await write({ 'terms-new/1.0/zh.md': first });
  const html = read('en/terms-new.html');
  expect(html).toContain('<h1 lang="zh-CN">条款 &lt;1.0&gt;</h1>');
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).toContain('<p role="note">This document is available in Chinese only.</p>');
});

test('a version that was in force stays readable, names its time, and leads to the current one', async () => {
  const { read } = await write({
    'terms/1.0/zh.md': first,
    'terms/1.1/zh.md': text('1.1', '2026-10-01', '新的正文。'),
    'terms/2.0/zh.md': text('2.0', '2026-12-01', '将来的正文。'),
  });
  expect(read('terms.html')).toContain('<p>新的正文。</p>');
  const current = read('terms.html');
  expect(current).toContain('<a href="/terms/changes/1.0/1.1.html">和 1.0 版相比改了什么</a>');
  expect(current).toContain('以前的版本 <a href="/terms/1.0.html">1.0</a>');
  expect(current).toContain(
    '2.0 版从2026年12月1日起生效，在那之前照现行版本。 <a href="/terms/2.0.html">',
  );
  expect(current).toContain('<a href="/terms/changes/1.1/2.0.html">和 1.1 版相比改了什么</a>');
  expect(read('terms/2.0.html')).toContain(
    '2.0 版从2026年12月1日起生效，在那之前照现行版本。 <a href="/terms/">看现行版本</a>',
  );
  const past = read('terms/1.0.html');
  expect(past).toContain('<p>正文。</p>');
  expect(past).toContain(
    '这是 1.0 版，2026年9月1日起生效，2026年10月1日起由新版代替。 <a href="/terms/">',
  );
  // Print it, and it says where it is from.
  expect(past).toContain('>https://example.com/terms/1.0.html</a>');
  for (const file of ['terms/1.0.html', 'terms/2.0.html', 'terms/changes/1.0/2.0.html']) {
    expect(read(file)).toContain('<meta name="robots" content="noindex">');
  }
  const changes = read('terms/changes/1.0/1.1.html');
  expect(changes).toContain('<ins><span class="say">新增 </span>新的</ins>正文');
});

test('anybody can verify a text by its digest, with the sentences of this build in it', async () => {
  const { read } = await write({
    'terms/1.0/zh.md': text('1.0', '2026-09-01\nconsent: again', '{{ads}}。'),
  });
  const { terms } = legalVersionListSchema.parse(JSON.parse(read('en/legal-versions.json')));
  const published = read('en/terms/1.0.txt');
  expect(published).toContain('有广告。');
  expect(terms).toEqual({
    current: '1.0',
    versions: [
      {
        version: '1.0',
        effective: '2026-09-01',
        consent: 'again',
        address: '/en/terms/1.0.html',
        text: '/en/terms/1.0.txt',
        sha256: createHash('sha256').update(published).digest('hex'),
        changes: {},
      },
    ],
  });
});

test('a build of one language writes its files, which name the others, and removes theirs', async () => {
  const publicDir = tempFolder({
    'ja/terms.html': 'of a build of all languages',
    'ja/legal-versions.json': '{}',
  });
  const ours = await write(translated('terms'), publicDir, ['en']);
  expect(ours.written.every((address) => address.startsWith('/en/'))).toBe(true);
  expect(existsSync(path.join(publicDir, 'ja/terms.html'))).toBe(false);
  expect(existsSync(path.join(publicDir, 'ja/legal-versions.json'))).toBe(false);
  const whole = await write(translated('terms'));
  expect(ours.read('en/terms.html')).toBe(whole.read('en/terms.html'));
});

test('removes the files of documents and versions that are gone, and nothing else', async () => {
  const gone = [
    'privacy-old.html',
    'en/topup/agreement9.html',
    'terms/0.9.html',
    'terms/0.9.txt',
    'terms/changes/0.9/1.0.html',
    'privacy/1.0.html',
  ];
  const others = ['404.html', 'en/notes.html', 'terms/index.html', 'art/1.0.html'];
  const publicDir = tempFolder(Object.fromEntries([...gone, ...others].map((file) => [file, 'x'])));
  await write(translated('terms'), publicDir);
  const isThere = (file: string): boolean => existsSync(path.join(publicDir, file));
  expect(gone.filter(isThere)).toEqual([]);
  expect(others.filter((file) => !isThere(file))).toEqual([]);
});
