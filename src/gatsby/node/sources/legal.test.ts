import { tempFolder } from '../../../testing/temp-folder';
import { readLegal } from './legal';

const good = `---
title: 服务协议
description: 一句话。
version: "1.0"
effective: 2026-09-01
---
正文。
`;

async function legal(files: Readonly<Record<string, string>>) {
  return readLegal(tempFolder(files), { zh: { ads: '甲' }, en: { ads: 'A' }, ja: { ads: 'あ' } });
}

describe('readLegal', () => {
  test('a new folder is a document, with the Chinese text for the languages it lacks', async () => {
    const documents = await legal({ 'terms-new/zh.md': good, 'terms-new/en.md': good });
    expect(documents).toEqual([
      {
        name: 'terms-new',
        kind: 'page',
        files: {
          zh: { path: 'terms-new/zh.md', locale: 'zh' },
          en: { path: 'terms-new/en.md', locale: 'en' },
          ja: { path: 'terms-new/zh.md', locale: 'zh' },
        },
      },
    ]);
  });

  test('placeholders bring the sentences of the language that is shown', async () => {
    const text = good.replace('正文。', '正文：{{ads}}。');
    const [document] = await legal({ 'terms-new/zh.md': text, 'terms-new/en.md': text });
    expect(document?.files).toMatchObject({
      zh: { statements: { ads: '甲' } },
      en: { statements: { ads: 'A' } },
      ja: { statements: { ads: '甲' } },
    });
  });

  test('top-up agreements are files', async () => {
    const documents = await legal({ 'topup/agreement7/zh.md': good });
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
    await expect(legal({ 'terms/zh.md': text })).rejects.toThrow(message);
  });

  test('names a folder that is no document, a language that is none, a missing Chinese text; all at once', async () => {
    const reading = legal({
      'imprint/zh.md': good,
      'terms/fr.md': good,
      'privacy/en.md': good,
    });
    await expect(reading).rejects.toThrow(/content\/legal\/imprint: expected a folder/);
    await expect(reading).rejects.toThrow(/terms\/fr\.md: expected zh\.md, en\.md or ja\.md/);
    await expect(reading).rejects.toThrow(/privacy\/zh\.md: is missing/);
  });
});
