import { tempFolder } from '../../../testing/temp-folder';
import { readLegal } from './legal';
import { comingVersion } from './legal-versions';

const good = `---
title: 服务协议
description: 一句话。
version: "1.0"
effective: 2026-09-01
---
正文。
`;

async function legal(files: Readonly<Record<string, string>>) {
  const statements = { zh: { ads: '甲' }, en: { ads: 'A' }, ja: { ads: 'あ' } };
  return readLegal(tempFolder(files), statements, '2026-11-28');
}

describe('readLegal', () => {
  test('a new folder is a document, with the Chinese text for the languages it lacks', async () => {
    const documents = await legal({ 'terms-new/1.0/zh.md': good, 'terms-new/1.0/en.md': good });
    const version = {
      version: '1.0',
      effective: '2026-09-01',
      consent: 'notice',
      files: {
        zh: { path: 'terms-new/1.0/zh.md', locale: 'zh' },
        en: { path: 'terms-new/1.0/en.md', locale: 'en' },
        ja: { path: 'terms-new/1.0/zh.md', locale: 'zh' },
      },
    };
    expect(documents).toEqual([
      { name: 'terms-new', kind: 'page', versions: [version], current: version },
    ]);
  });

  test('placeholders bring the sentences of the language that is shown', async () => {
    const text = good.replace('正文。', '正文：{{ads}}。');
    const [document] = await legal({ 'terms-new/1.0/zh.md': text, 'terms-new/1.0/en.md': text });
    expect(document?.current.files).toMatchObject({
      zh: { statements: { ads: '甲' } },
      en: { statements: { ads: 'A' } },
      ja: { statements: { ads: '甲' } },
    });
  });

  test('top-up agreements are files', async () => {
    const documents = await legal({ 'topup/agreement7/1.0/zh.md': good });
    expect(documents).toMatchObject([{ name: 'topup/agreement7', kind: 'agreement' }]);
  });

  test.each([
    [
      'a missing field',
      good.replace('version: "1.0"\n', ''),
      /zh\.md:\d+, field "version": is missing/,
    ],
    [
      'a number where text is expected, with its line',
      good.replace('"1.0"', '1.0'),
      /zh\.md:4, field "version": expected a version in quotes, such as "1\.0", got 1/,
    ],
    [
      'a date that is none, with its line',
      good.replace('2026-09-01', 'soon'),
      /zh\.md:5, field "effective": expected a date, YYYY-MM-DD, got "soon"/,
    ],
    [
      'a day that does not exist',
      good.replace('2026-09-01', '2026-02-31'),
      /zh\.md:5, field "effective": expected a day that exists, YYYY-MM-DD, got "2026-02-31"/,
    ],
    [
      'a placeholder that nothing stands for, with its line',
      good.replace('正文。', '正文。\n\n{{add}}'),
      /zh\.md:9: expected one of ads between \{\{ and \}\}, got add/,
    ],
    ['a fold without an answer', `${good}\n\n> [!fold] 问\n> 1. 甲`, /zh\.md:\d+: expected a fold/],
    ['broken YAML', good.replace('title: ', 'title: "'), /zh\.md:\d+: not YAML/],
    ['no front matter', '正文', /zh\.md:1: expected front matter between two lines of ---/],
    ['no text', good.replace('正文。\n', ''), /zh\.md: has no text/],
  ])('names file, line, field and reason of %s', async (_, text, message) => {
    await expect(legal({ 'terms/1.0/zh.md': text })).rejects.toThrow(message);
  });

  test('names a folder that is no document, a language that is none, a missing Chinese text; all at once', async () => {
    const reading = legal({
      'imprint/1.0/zh.md': good,
      'terms/1.0/fr.md': good,
      'privacy/1.0/en.md': good,
    });
    await expect(reading).rejects.toThrow(/content\/legal\/imprint: expected a folder/);
    await expect(reading).rejects.toThrow(/terms\/1\.0\/fr\.md: expected zh\.md, en\.md or ja\.md/);
    await expect(reading).rejects.toThrow(/privacy\/1\.0\/zh\.md: is missing/);
  });

  /** A text of a version that is in force from a day on. */
  function of(version: string, effective: string): string {
    return good.replace('"1.0"', `"${version}"`).replace('2026-09-01', effective);
  }

  test('of several versions the last one that has taken effect is in force; a coming one is known', async () => {
    const [document] = await legal({
      'terms/1.10/zh.md': of('1.10', '2026-12-01'),
      'terms/1.9/zh.md': of('1.9', '2026-11-28'),
      'terms/1.0/zh.md': good,
    });
    expect(document?.versions.map(({ version }) => version)).toEqual(['1.0', '1.9', '1.10']);
    expect(document?.current.version).toBe('1.9');
    expect(document && comingVersion(document)?.version).toBe('1.10');
  });

  test('a new document that is only announced shows what will be in force', async () => {
    const [document] = await legal({ 'terms/2.0/zh.md': of('2.0', '2027-01-01') });
    expect(document?.current.version).toBe('2.0');
    expect(document && comingVersion(document)).toBeUndefined();
  });

  /** A text that asks for consent, behind its day. */
  function asking(consent: string): string {
    return good.replace('2026-09-01\n', `2026-09-01\nconsent: ${consent}\n`);
  }

  test('a version asks for consent again where it says so in every language, and else gives notice', async () => {
    const [privacy, terms] = await legal({
      'privacy/1.0/zh.md': asking('again'),
      'privacy/1.0/en.md': asking('again'),
      'terms/1.0/zh.md': good,
      'terms/1.0/en.md': asking('notice'),
    });
    expect(privacy?.current.consent).toBe('again');
    expect(terms?.current.consent).toBe('notice');
  });

  test.each<[string, Readonly<Record<string, string>>, RegExp]>([
    [
      'a consent that there is not',
      { 'terms/1.0/zh.md': asking('Again') },
      /terms\/1\.0\/zh\.md:6, field "consent": expected again \(.*\) or notice \(.*\), got "Again"/,
    ],
    [
      'a consent that only a translation asks for',
      { 'terms/1.0/zh.md': good, 'terms/1.0/en.md': asking('again') },
      /en\.md:6, field "consent": expected notice, as in the Chinese text, got again/,
    ],
    [
      'a translation that leaves out what the Chinese text asks',
      { 'terms/1.0/zh.md': asking('again'), 'terms/1.0/ja.md': good },
      /ja\.md:1, field "consent": expected again, as in the Chinese text, got nothing/,
    ],
    [
      'a consent to what nobody agrees to',
      { 'terms-txj/1.0/zh.md': asking('again') },
      /terms-txj\/1\.0\/zh\.md:6, field "consent": nobody agrees to this text when they log in, only to terms and privacy/,
    ],
    [
      'a text outside of the folder of a version',
      { 'terms/zh.md': good },
      /content\/legal\/terms: expected a folder for each version, such as content\/legal\/terms\/1\.0\/zh\.md/,
    ],
    [
      'a version that its folder is not called by',
      { 'terms/1.1/zh.md': good },
      /terms\/1\.1\/zh\.md, field "version": expected "1\.1", as the folder is called, got "1\.0"/,
    ],
    [
      'a translation with a day of its own',
      { 'terms/1.0/zh.md': good, 'terms/1.0/en.md': of('1.0', '2026-09-02') },
      /en\.md:5, field "effective": expected 2026-09-01, as in the Chinese text, got 2026-09-02/,
    ],
    [
      'a version that begins before an earlier one',
      { 'terms/1.0/zh.md': good, 'terms/1.1/zh.md': of('1.1', '2026-08-01') },
      /terms\/1\.1, field "effective": 2026-08-01 is not after 2026-09-01/,
    ],
  ])('names %s', async (_, files, message) => {
    await expect(legal(files)).rejects.toThrow(message);
  });
});
