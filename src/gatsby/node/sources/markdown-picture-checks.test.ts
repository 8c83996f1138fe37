import { LOCALES } from '../../../config/locales';
import { tempFolder } from '../../../testing/temp-folder';
import { checkPageTexts } from './page-texts';

function text(body: string, more = ''): string {
  return `---\ntitle: x\ndescription: y\n${more}---\n${body}`;
}

/** The files of the other page, reviewed on a day. */
function accessibility(...days: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    LOCALES.map((locale, at) => [
      `accessibility/${locale}.md`,
      text('z', `reviewed: ${days[at] ?? '2026-11-27'}\n`),
    ]),
  );
}

async function check(zh: string): Promise<void> {
  const folder = tempFolder({
    'about/zh.md': text(zh),
    'about/en.md': text('z'),
    'about/ja.md': text('z'),
    'art/table.webp': 'x',
    ...accessibility(),
  });
  await checkPageTexts(folder);
}

test('a picture of ours that is there is fine, with a title too', async () => {
  await check('字\n\n![一张桌子](../art/table.webp)\n\n![桌](../art/table.webp "题")');
});

test('a fold without an answer stops the build with file and line', async () => {
  const fold = '字\n\n> [!fold] 问\n> 1. 甲\n> 2. 乙\n> 3. 丙';
  await check(fold);
  await expect(check(fold.replace(' 丙', ''))).rejects.toThrow(
    /zh\.md:10: .* the answer has no words/,
  );
  await expect(check(fold.replace('\n> 3. 丙', ''))).rejects.toThrow(/zh\.md:7: .* is missing/);
});

test.each([
  [
    'is not there',
    '\n\n![桌](../art/tabel.webp)',
    /zh\.md:7: the picture "\.\.\/art\/tabel\.webp" is not there/,
  ],
  ['is not there, in a list', '- 一\n- ![桌](../art/no.png)', /zh\.md:6: .* is not there/],
  ['is elsewhere', '![桌](https://a.example/p.png)', /zh\.md:5: .* is not ours/],
  ['is no picture', '![桌](../art/table.svg)', /zh\.md:5: .* is not ours/],
  ['has no text', '![](../art/table.webp)', /zh\.md:5: .* has no text/],
])('a picture that %s stops the build with file and line', async (_, body, message) => {
  await expect(check(body)).rejects.toThrow(message);
});
