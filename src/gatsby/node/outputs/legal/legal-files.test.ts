import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { LOCALES, type Locale } from '../../../../config/locales';
import { tempFolder } from '../../../../testing/temp-folder';
import type { LegalDocument } from '../../sources/legal';
import { writeLegalFiles, type LegalTexts } from './legal-files';

const strings = {
  version: '版本 {{version}}，自 {{date}} 起生效',
  'chinese-only': '本文只有中文版本。',
  home: '首页',
  'other-languages': '其他语言',
};

function text(title: string) {
  return {
    title,
    description: 'A "sentence" & more',
    version: '1.0',
    effective: '2026-09-01',
    html: '<p>…</p>',
  };
}

function file(locale: 'zh' | 'en' | 'ja', name: string) {
  return {
    path: `${name}/${locale}.md`,
    locale,
  };
}

function translated(name: string, kind: LegalDocument['kind']): LegalDocument {
  return {
    name,
    kind,
    files: { zh: file('zh', name), en: file('en', name), ja: file('ja', name) },
  };
}

const chineseOnly: LegalDocument = {
  name: 'terms-new',
  kind: 'page',
  files: { zh: file('zh', 'terms-new'), en: file('zh', 'terms-new'), ja: file('zh', 'terms-new') },
};

const texts: LegalTexts = new Map([
  ...['zh', 'en', 'ja'].map((locale) => [`terms/${locale}.md`, text(locale)] as const),
  ...['zh', 'en', 'ja'].map((locale) => [`topup/agreement1/${locale}.md`, text(locale)] as const),
  ['terms-new/zh.md', text('<新> 条款')],
]);

function write(
  publicDir: string,
  documents: readonly LegalDocument[],
  locales: readonly Locale[] = LOCALES,
) {
  return writeLegalFiles({
    documents,
    texts,
    strings: { zh: strings, en: strings, ja: strings },
    siteUrl: 'https://example.com',
    locales,
    publicDir,
  });
}

describe('writeLegalFiles', () => {
  test('writes each document in each language, agreements under /topup/', async () => {
    const publicDir = tempFolder();
    const written = await write(publicDir, [
      translated('terms', 'page'),
      translated('topup/agreement1', 'agreement'),
    ]);
    expect(written).toEqual([
      '/terms.html',
      '/en/terms.html',
      '/ja/terms.html',
      '/topup/agreement1.html',
      '/en/topup/agreement1.html',
      '/ja/topup/agreement1.html',
    ]);
    const html = await readFile(path.join(publicDir, 'ja/terms.html'), 'utf8');
    // Without the first line a browser draws by the rules of the nineties.
    expect(html).toMatch(/^<!DOCTYPE html>\n<html lang="ja">/);
    expect(html).toContain('<link rel="canonical" href="https://example.com/ja/terms.html">');
    expect(html).toContain('hreflang="zh-CN" href="https://example.com/terms.html"');
    expect(html).toContain('hreflang="x-default" href="https://example.com/terms.html"');
    expect(html).not.toContain('noindex');
    expect(html).toContain('<a href="/ja/">首页</a>');
    expect(html).toContain('版本 1.0，自 2026年9月1日 起生效');
    expect(html).toContain('content="A &quot;sentence&quot; &amp; more"');
  });

  test('a text that is Chinese in every language says so and is marked', async () => {
    const publicDir = tempFolder();
    await write(publicDir, [chineseOnly]);
    const html = await readFile(path.join(publicDir, 'en/terms-new.html'), 'utf8');
    expect(html).toContain('<h1 lang="zh-CN">&lt;新&gt; 条款</h1>');
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).toContain('<p role="note">本文只有中文版本。</p>');
  });

  test('a build of one language writes its files, which name the others, and removes theirs', async () => {
    const publicDir = tempFolder({ 'ja/terms.html': 'of a build of all languages' });
    const written = await write(publicDir, [translated('terms', 'page')], ['en']);
    expect(written).toEqual(['/en/terms.html']);
    expect(existsSync(path.join(publicDir, 'ja/terms.html'))).toBe(false);
    const whole = tempFolder();
    await write(whole, [translated('terms', 'page')]);
    const [ours, theirs] = await Promise.all(
      [publicDir, whole].map((folder) => readFile(path.join(folder, 'en/terms.html'), 'utf8')),
    );
    expect(ours).toBe(theirs);
  });

  test('removes the files of documents that are gone, and nothing else', async () => {
    const publicDir = tempFolder({
      'privacy-old.html': 'x',
      'en/topup/agreement9.html': 'x',
      '404.html': 'x',
      'en/notes.html': 'x',
    });
    await write(publicDir, [translated('terms', 'page')]);
    const present = (name: string) =>
      readFile(path.join(publicDir, name)).then(
        () => true,
        () => false,
      );
    expect(await present('privacy-old.html')).toBe(false);
    expect(await present('en/topup/agreement9.html')).toBe(false);
    expect(await present('404.html')).toBe(true);
    expect(await present('en/notes.html')).toBe(true);
  });
});
