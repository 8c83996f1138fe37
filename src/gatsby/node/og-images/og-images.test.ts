import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { LOCALES } from '../../../config/locales';
import { tempFolder } from '../../../testing/temp-folder';
import { encodedDir } from '../pictures/picture-store';
import { cut } from './draw-og-image';
import { publishOgImages, resolveOgImages } from './og-images';
import type { OgSubject } from './og-subjects';

const SAMPLE = path.resolve('src', 'reference-api', 'sample', 'pictures');
const FONTS = path.resolve('content', 'fonts');

let folder: string;
beforeEach(() => {
  folder = tempFolder();
  mkdirSync(encodedDir(folder), { recursive: true });
  for (const [kind, name] of [
    ['game-cover', 'lantern-city'],
    ['role-portrait', 'cat-inn-sangeng'],
  ] as const) {
    copyFileSync(path.join(SAMPLE, kind, `${name}.webp`), path.join(encodedDir(folder), name));
  }
});

const game: OgSubject = {
  node: 'game lantern-city',
  locale: 'zh',
  title: '骨与灯 & <b>',
  line: '解谜 · 夜',
  picture: 'lantern-city',
  fills: true,
};
const role: OgSubject = {
  ...game,
  node: 'role sangeng',
  picture: 'cat-inn-sangeng',
  fills: false,
};

const said: string[] = [];
beforeEach(() => {
  said.length = 0;
});

function resolve(subjects: readonly OgSubject[], budget = 10) {
  return resolveOgImages(subjects, {
    picturesDir: folder,
    storeDir: path.join(folder, 'og'),
    fonts: FONTS,
    budget,
    log: { info: (line) => said.push(line), warn: (line) => said.push(line) },
  });
}

function drawn(): readonly string[] {
  return readdirSync(path.join(folder, 'og')).filter((name) => name.endsWith('.jpg'));
}

test('games and roles have pictures that previews take whole, whatever they are called', async () => {
  const long = { ...role, title: '长'.repeat(2_000), line: '\n线 '.repeat(900) };
  await resolve([game, role, long, { ...role, locale: 'en', title: 'x'.repeat(500), line: '' }]);
  expect(drawn()).toHaveLength(4);
  for (const name of drawn()) {
    const { format, width, height } = await sharp(path.join(folder, 'og', name)).metadata();
    expect([format, width, height]).toEqual(['jpeg', 1200, 630]);
  }
});

test('a picture that cannot be drawn is named with item and language, and the others are drawn', async () => {
  const blank = { ...game, node: 'game blank', locale: 'en', title: '\u200b' } as const;
  const images = await resolve([blank, { ...role, line: '\u00a0' }]);
  expect([...images.keys()]).toEqual([role.node]);
  expect(drawn()).toHaveLength(1);
  expect(said).toEqual([
    expect.stringContaining('No picture for link previews of game blank in en, whose page shows'),
    'Pictures for link previews: 1, 1 of them drawn',
  ]);
});

test('a text that cannot be drawn is told in few words', async () => {
  const images = await resolve([{ ...game, title: '\u0e31'.repeat(2_000) }]);
  expect([...images.keys()]).toEqual([]);
  expect(said[0]).toMatch(/^No picture for link previews of game .{1,400}$/);
});

test.each([
  ['Festival of Lanterns and Midnight', 30, 'Festival of Lanterns and…'],
  ['Festival of Lanterns, Midnight', 26, 'Festival of Lanterns…'],
  ['猜灯谜、逛夜市、看河灯', 9, '猜灯谜、逛夜市、…'],
  ['x'.repeat(50), 10, `${'x'.repeat(9)}…`],
  [' 骨 \n 灯 ', 3, '骨 灯'],
])('%s is cut, and no word in half', (text, most, short) => {
  expect(cut(text, most)).toBe(short);
});

test('what was drawn is drawn once, and anew when it says something else', async () => {
  const first = await resolve([game]);
  expect(await resolve([game])).toEqual(first);
  expect(said).toEqual([
    'Pictures for link previews: 1, 1 of them drawn',
    'Pictures for link previews: 1, 0 of them drawn',
  ]);
  const address = (await resolve([{ ...game, title: '灯' }])).get(game.node)?.zh;
  expect(address).not.toBe(first.get(game.node)?.zh);
});

test('what draws leaves the environment as it was, which webpack takes for a part of the code', async () => {
  await resolve([game]);
  expect(drawn()).toHaveLength(1);
  expect(process.env).not.toHaveProperty('FONTCONFIG_FILE');
});

test('a budget draws the first ones, and the next builds go on', async () => {
  const subjects = LOCALES.map((locale) => ({ ...game, locale }));
  expect((await resolve(subjects, 0)).size).toBe(0);
  expect(said.at(-1)).toMatch(/3 are left for the next builds, as OG_IMAGES_BUDGET is 0$/);
  const images = await resolve(subjects, 2);
  expect(images.get(game.node)).toEqual({
    zh: expect.stringMatching(/^\/static\/og\/[0-9a-f]{16}\.jpg$/) as unknown,
    en: expect.any(String) as unknown,
    ja: null,
  });
  expect(said.at(-1)).toMatch(
    /1 are left for the next builds, as OG_IMAGES_BUDGET is 2: they would take this machine another \d+ s$/,
  );
  expect((await resolve(subjects, 2)).get(game.node)?.ja).toEqual(expect.any(String));
});

test('Chinese and Japanese have their own shapes of the same character', async () => {
  const images = await resolve([
    { ...game, title: '骨直' },
    { ...game, title: '骨直', locale: 'ja' },
  ]);
  const pixels = await Promise.all(
    (['zh', 'ja'] as const).map((locale) =>
      // The title's place alone: the site has another name in each language.
      sharp(path.join(folder, 'og', path.basename(images.get(game.node)?.[locale] ?? '')))
        .extract({ left: 64, top: 330, width: 220, height: 180 })
        .raw()
        .toBuffer(),
    ),
  );
  expect(pixels[0]?.equals(pixels[1] ?? Buffer.alloc(0))).toBe(false);
});

test('what is drawn is put where the site serves it', async () => {
  const images = await resolve([game]);
  const publicDir = path.join(folder, 'public');
  await publishOgImages(images, { storeDir: path.join(folder, 'og'), publicDir });
  expect(existsSync(path.join(publicDir, images.get(game.node)?.zh ?? ''))).toBe(true);
});

/** The characters that a TrueType font has: the segments of its table `cmap` in format 4 (OpenType specification). */
function charactersOf(file: string): ReadonlySet<number> {
  const font = readFileSync(file);
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, at) => 12 + 16 * at);
  const entry = tables.find((at) => font.toString('latin1', at, at + 4) === 'cmap') ?? 0;
  const cmap = font.readUInt32BE(entry + 8);
  const table = Array.from(
    { length: font.readUInt16BE(cmap + 2) },
    (_, at) => cmap + font.readUInt32BE(cmap + 8 + 8 * at),
  ).find((at) => font.readUInt16BE(at) === 4);
  if (table === undefined) throw new Error(`${file} has no table of format 4`);
  const length = font.readUInt16BE(table + 6);
  const characters = new Set<number>();
  for (let at = 0; at < length; at += 2) {
    const last = font.readUInt16BE(table + 14 + at);
    const first = font.readUInt16BE(table + 16 + length + at);
    for (let code = first; code <= last; code += 1) characters.add(code);
  }
  return characters;
}

test.each([
  ['NotoSansSC-Bold.ttf', '，。、“”‘’《》…—·×灯伴镇翡翠游戏知识库Aaéß–'],
  ['NotoSansJP-Bold.ttf', '、。「」『』…—・ーぁあアァ々灯遊伴都戯龍鬱Aaé’–'],
])('%s has the characters of names', (file, text) => {
  const characters = charactersOf(path.join(FONTS, file));
  expect(Array.from(text).filter((sign) => !characters.has(sign.codePointAt(0) ?? 0))).toEqual([]);
});
