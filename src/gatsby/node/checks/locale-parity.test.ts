import path from 'node:path';
import { tempFolder } from '../../../testing/temp-folder';
import { checkLocaleParity } from './locale-parity';

function strings(zh: object, en: object, ja: object = zh) {
  return tempFolder({
    'zh/common.json': JSON.stringify(zh),
    'en/common.json': JSON.stringify(en),
    'ja/common.json': JSON.stringify(ja),
  });
}

describe('checkLocaleParity', () => {
  test('the strings of the site are complete', async () => {
    await expect(checkLocaleParity(path.resolve('content/locales'))).resolves.toBeUndefined();
  });

  test('plural forms may differ by language', async () => {
    const root = strings(
      { games_other: '{{count}} 款' },
      { games_one: 'one game', games_other: '{{count}} games' },
    );
    await expect(checkLocaleParity(root)).resolves.toBeUndefined();
  });

  test.each([
    ['a missing key', { a: 'x', b: 'y' }, { a: 'x' }, /en\/common\.json, key "b": is missing/],
    ['an extra key', { a: 'x' }, { a: 'x', b: 'y' }, /key "b": is not in the Chinese strings/],
    ['an empty string', { a: 'x' }, { a: ' ' }, /key "a": is empty/],
    [
      'another placeholder',
      { a: '{{name}} 你好' },
      { a: 'Hello {{nmae}}' },
      /expected \{\{name\}\} as in the Chinese phrase, got \{\{nmae\}\}/,
    ],
    ['a string that is none', { a: 'x' }, { a: 1 }, /en\/common\.json, key "a"/],
  ])('names %s', async (_, zh, en, message) => {
    await expect(checkLocaleParity(strings(zh, en))).rejects.toThrow(message);
  });

  test('names a missing and a superfluous namespace', async () => {
    const root = tempFolder({ 'zh/a.json': '{}', 'en/a.json': '{}', 'ja/b.json': '{}' });
    await expect(checkLocaleParity(root)).rejects.toThrow(/ja\/a\.json: is missing/);
    await expect(checkLocaleParity(root)).rejects.toThrow(
      /ja\/b\.json: has no Chinese counterpart/,
    );
  });

  test('names every namespace of a language that is not there', async () => {
    const root = tempFolder({ 'zh/a.json': '{}', 'en/a.json': '{}' });
    await expect(checkLocaleParity(root)).rejects.toThrow(
      'The strings are not complete:\n  content/locales/ja/a.json: is missing',
    );
  });

  test('names a file that is no JSON', async () => {
    const root = tempFolder({ 'zh/a.json': '{}', 'en/a.json': '{', 'ja/a.json': '{}' });
    await expect(checkLocaleParity(root)).rejects.toThrow(/en\/a\.json:1: not JSON: /);
  });
});
