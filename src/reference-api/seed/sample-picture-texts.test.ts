import { pictureTextsOf } from '../../contract/describe-picture';
import { gameDetailSchema, roleDetailSchema } from '../../contract/library';
import { characterSchema, figureSchema, sceneSchema } from '../../contract/partners';
import { readSample } from './read-sample';
import { SAMPLE_DIR } from './sample-dir';
import { wordsOfPicture, withoutPictureWords, withPictureTexts } from './sample-picture-texts';
import { toWireActivity } from './to-wire-activity';
import { toWireGame, toWireRole } from './to-wire-game';
import { toWireCharacter, toWireFigures, toWireScene } from './to-wire-partner';

const sample = readSample(SAMPLE_DIR);

function sampleGame(id: string) {
  return sample.games.find((game) => game.id === id)!;
}

function linesOf(item: Parameters<typeof pictureTextsOf>[0]) {
  return pictureTextsOf(item).map(({ picture, texts, translations: { en, ja } }) => [
    picture.replace(/^.*\/pictures\//, ''),
    ...[texts.line, en?.line, ja?.line].map((line) => line?.slice(0, 4)),
  ]);
}

test('words for the pictures of a game stand at their addresses, those of the cover at its banner too', () => {
  const inn = sampleGame('cat-inn');
  const game = gameDetailSchema.parse(toWireGame(inn, 0, () => true));
  expect(linesOf(game)).toEqual([
    ['game-cover/cat-inn.webp', '一座切开', 'A th', '正面の壁'],
    ['game-banner/cat-inn.webp', '一座切开', 'A th', '正面の壁'],
    ['game-gallery-1/cat-inn.webp', '三只猫泡', 'Thre', '湯けむり'],
    ['game-gallery-2/cat-inn.webp', '系绿围裙', 'An o', '緑の前掛'],
  ]);
  const role = roleDetailSchema.parse(toWireRole(inn.roles[0]!, inn, 0));
  expect(linesOf(role)).toEqual([
    ['role-portrait/cat-inn-sangeng.webp', '灰猫闭着', 'A gr', '満月を背'],
  ]);
  expect(JSON.stringify([game, role])).not.toMatch(/"pictures"|"portrait_line"/);
});

test('figures, scenes and activities have the words of their pictures, a partner those of the figure that it wears', () => {
  const partner = sample.partners.find(({ id }) => id === 'p-tuanzi')!;
  const figures = toWireFigures(partner).map((figure) => figureSchema.parse(figure));
  expect(figures.map(linesOf)).toEqual([
    [['character-figure/p-tuanzi-fig-1.webp', '橘白猫眯', 'An o', '橙と白の']],
    [['character-figure/p-tuanzi-fig-2.webp', '橘白猫在', 'An o', '森の中で']],
  ]);
  const character = characterSchema.parse(toWireCharacter(partner, () => true));
  expect(linesOf(character)).toEqual(linesOf(figures[0]!));
  expect(character.i18n?.en?.name).toBe('Dumpling');
  const scene = sceneSchema.parse(toWireScene(partner.quests[0]!, partner.id));
  expect(linesOf(scene)).toEqual([['scene/p-tuanzi-s-1.webp', '夕暮里的', 'A st', '夕暮れの']]);
  const activity = sample.activities.list.find(({ id }) => id === 'act-dumpling-birthday')!;
  expect(linesOf(toWireActivity(activity, new Date(0)))).toEqual([
    ['activity/act-dumpling-birthday.webp', '粉色背景', 'A th', 'ピンクの'],
  ]);
});

test('an item without words has none, and a language without them none of its own', () => {
  const of = (zh: object, i18n?: object) =>
    withPictureTexts({ pictures: ['/a'], zh, i18n }, wordsOfPicture, withoutPictureWords);
  expect(of({})).toEqual({ i18n: undefined });
  expect(of({ line: '门' }, { en: { name: 'Door' } })).toEqual({
    picture_texts: [{ picture: '/a', line: '门' }],
    i18n: { en: { name: 'Door' }, ja: undefined },
  });
});
