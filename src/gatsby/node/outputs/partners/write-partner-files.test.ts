import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { partnerFileSchema } from '../../../../contract/partner-file';
import { tempFolder } from '../../../../testing/temp-folder';
import { writePartnerFiles } from './write-partner-files';

function partner(characterId: string, name: string) {
  return {
    characterId,
    hasNotebook: false,
    avatar: { src: '/a.webp' },
    figure: null,
    text: { name, slogan: '', html: '', greeting: '', tags: [], untranslated: [] },
    zh: { tags: [] },
    games: [],
    answers: [],
    reasons: [],
  };
}

/** Writes files of these partners as Gatsby would answer for them, in Chinese and English. */
async function write(publicDir: string, ids: readonly string[]): Promise<void> {
  const graphql = (_query: string, { language }: { language: string }) =>
    Promise.resolve({
      data: { partners: { nodes: ids.map((id) => partner(id, `${id} ${language}`)) } },
    });
  await Reflect.apply(writePartnerFiles, undefined, [{ graphql }, ['zh', 'en'], publicDir]);
}

test('each partner has a file in each language of the build, and none when it is gone', async () => {
  const publicDir = tempFolder({ 'partner-data/ja/p1.json': '{}' });
  const file = (name: string) => path.join(publicDir, 'partner-data', name);
  await write(publicDir, ['p1', 'p2']);
  const read = (name: string) =>
    partnerFileSchema.parse(JSON.parse(readFileSync(file(name), 'utf8')));
  expect(read('zh/p1.json')).toEqual(partner('p1', 'p1 zh'));
  expect(read('en/p2.json').text.name).toBe('p2 en');
  expect(existsSync(file('ja/p1.json'))).toBe(false);
  await write(publicDir, ['p2']);
  expect(existsSync(file('zh/p1.json'))).toBe(false);
  expect(existsSync(file('zh/p2.json'))).toBe(true);
});

test('what the data layer cannot answer stops the build', async () => {
  const graphql = () => Promise.resolve({ errors: ['broken'] });
  const writing: unknown = Reflect.apply(writePartnerFiles, undefined, [
    { graphql },
    ['zh'],
    tempFolder(),
  ]);
  await expect(writing).rejects.toThrow('broken');
});
