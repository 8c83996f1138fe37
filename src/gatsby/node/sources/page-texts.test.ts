import { tempFolder } from '../../../testing/temp-folder';
import { checkPageTexts } from './page-texts';

const about = '---\ntitle: x\ndescription: y\n---\nz';

function reviewedOn(day: string): string {
  return `---\ntitle: x\ndescription: y\nreviewed: ${day}\n---\nz`;
}

function check(files: Readonly<Record<string, string>>): Promise<void> {
  const day = '2026-11-27';
  return checkPageTexts(
    tempFolder({
      ...{ 'about/zh.md': about, 'about/en.md': about, 'about/ja.md': about },
      'accessibility/zh.md': reviewedOn(day),
      'accessibility/en.md': reviewedOn(day),
      'accessibility/ja.md': reviewedOn(day),
      ...files,
    }),
  );
}

test('our own texts, those of the repository too, are whole', async () => {
  await check({});
  await checkPageTexts('content');
});

test('a day that is none, and one that differs between languages, stop the build', async () => {
  await expect(check({ 'accessibility/en.md': reviewedOn('soon') })).rejects.toThrow(
    'content/accessibility/en.md:4, field "reviewed"',
  );
  await expect(check({ 'accessibility/ja.md': reviewedOn('2026-11-20') })).rejects.toThrow(
    'content/accessibility: says different days in reviewed: 2026-11-27, 2026-11-20',
  );
});

test('a missing language and a missing field stop the build', async () => {
  const untitled = check({ 'about/en.md': '---\ntitle: x\n---\nz' });
  await expect(untitled).rejects.toThrow(/about\/en\.md:\d+, field "description": is missing/);
  const folder = tempFolder({ 'about/zh.md': about, 'about/en.md': about });
  await expect(checkPageTexts(folder)).rejects.toThrow(/about\/ja\.md: is missing/);
});

test('a text without front matter stops the build', async () => {
  await expect(check({ 'accessibility/en.md': 'z' })).rejects.toThrow(
    'content/accessibility/en.md:1: expected front matter',
  );
});
