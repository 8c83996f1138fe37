import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locale } from '../../../../config/locales';
import { gameDetailSchema, roleDetailSchema } from '../../../../contract/library';
import { readingAidsSchema } from '../../../../contract/reading-aids';
import { tempFolder } from '../../../../testing/temp-folder';
import { createAddresses } from '../../sources/addresses';
import { toGame } from '../../sources/games';
import type { Game, Role } from '../../sources/model';
import { toRole } from '../../sources/roles';
import { smallLibrary } from '../../sources/testing/small-library';
import { openPronunciations } from '../../pronunciations/pronunciations';
import { readingAids } from './reading-aids';
import { writeReadingAids } from './write-reading-aids';

const addresses = createAddresses('https://api.example');
const [gameItem] = smallLibrary(1, 1).games;
const [roleItem] = smallLibrary(1, 1).roles;

function game(fields: object) {
  return toGame(gameDetailSchema.parse({ ...gameItem, ...fields }), [], addresses);
}

function role(name: string, ja?: string) {
  const i18n = ja === undefined ? undefined : { en: { name: 'x' }, ja: { name: ja } };
  return toRole(roleDetailSchema.parse({ ...roleItem, name, i18n }), addresses);
}

const pronunciations = openPronunciations();

function aidsOf(of: Game, to: readonly Role[], locale: Locale) {
  return readingAids(of, to, locale, pronunciations);
}

const roles = [role('沈砚', '沈硯（シェン・イエン）'), role('MV-7', 'MV-7'), role('小柴', '大豆')];

test('Chinese names have pinyin with tones, and a name without Chinese characters has none', () => {
  expect(aidsOf(game({ name: '茶山行' }), roles, 'zh').names).toEqual([
    ['茶山行', 'chá shān xíng'],
    ['沈砚', 'shěn yàn'],
    ['小柴', 'xiǎo chái'],
  ]);
});

test('Japanese names have the reading that is written behind them, and no guessed one', () => {
  const named = game({ name: '青铜之门', i18n: { ja: { name: '青銅の門' } } });
  expect(aidsOf(named, roles, 'ja').names).toEqual([['沈硯', 'シェン・イエン']]);
});

test('a name that stayed Chinese has no reading in another language', () => {
  expect(aidsOf(game({ name: '茶山行' }), [role('沈砚（シ）')], 'ja').names).toEqual([]);
});

test('essentials are those of the language, or Chinese ones that say so', () => {
  const essentials = ['一。', '二。'];
  const told = game({ essentials, i18n: { en: { essentials: ['One.', 'Two.'] } } });
  expect(aidsOf(told, [], 'zh')).toMatchObject({ essentials });
  expect(aidsOf(told, [], 'zh')).not.toHaveProperty('foreign');
  expect(aidsOf(told, [], 'en')).toEqual({ essentials: ['One.', 'Two.'], names: [] });
  expect(aidsOf(told, [], 'ja')).toEqual({ essentials, foreign: 1, names: [] });
  expect(aidsOf(game({}), [], 'en')).toEqual({ essentials: [], names: [] });
});

test('files of games and languages that are no more go', async () => {
  const publicDir = tempFolder({
    'reading-aids/zh/gone.json': '{}',
    'reading-aids/ja/g1.json': '{}',
    'reading-aids/zh/g1.json.br': 'a compressed copy',
  });
  const aids = aidsOf(game({ name: '茶山行' }), roles, 'zh');
  await writeReadingAids(new Map([['/reading-aids/zh/g1.json', JSON.stringify(aids)]]), publicDir);
  const file = (name: string) => path.join(publicDir, 'reading-aids', name);
  expect(readingAidsSchema.parse(JSON.parse(readFileSync(file('zh/g1.json'), 'utf8')))).toEqual(
    aids,
  );
  expect(existsSync(file('zh/gone.json'))).toBe(false);
  expect(existsSync(file('ja/g1.json'))).toBe(false);
  expect(existsSync(file('zh/g1.json.br'))).toBe(true);
});
