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

/** Lines of an item by its pictures, in each language. */
function linesOf(item: Parameters<typeof pictureTextsOf>[0]) {
  return pictureTextsOf(item).map(({ picture, texts, translations: { en, ja } }) => [
    picture.replace(/^.*\/pictures\//, ''),
    ...[texts.line, en?.line, ja?.line],
  ]);
}

interface Worded {
  readonly line?: string | undefined;
}

/** Lines of a sample, in each language. */
function written(
  zh: Worded | undefined,
  en: Worded | undefined,
  ja: Worded | undefined,
): (string | undefined)[] {
  expect(zh?.line).toBeTruthy();
  return [zh?.line, en?.line, ja?.line];
}

test('words for the pictures of a game stand at their addresses, those of the cover at its banner too', () => {
  const inn = sampleGame('cat-inn');
  const game = gameDetailSchema.parse(toWireGame(inn, 0, () => true));
  const { pictures: zh, i18n } = inn;
  const [en, ja] = [i18n?.en?.pictures, i18n?.ja?.pictures];
  const cover = written(zh?.cover, en?.cover, ja?.cover);
  expect(linesOf(game)).toEqual([
    ['game-cover/cat-inn.webp', ...cover],
    ['game-banner/cat-inn.webp', ...cover],
    ['game-gallery-1/cat-inn.webp', ...written(zh?.gallery[0], en?.gallery[0], ja?.gallery[0])],
    ['game-gallery-2/cat-inn.webp', ...written(zh?.gallery[1], en?.gallery[1], ja?.gallery[1])],
  ]);
  const [first] = inn.roles;
  const role = roleDetailSchema.parse(toWireRole(first!, inn, 0));
  const lines = [first, first?.i18n?.en, first?.i18n?.ja].map((each) => each?.portrait_line);
  expect(linesOf(role)).toEqual([['role-portrait/cat-inn-sangeng.webp', ...lines]]);
  expect(JSON.stringify([game, role])).not.toMatch(/"pictures"|"portrait_line"/);
});

test('figures, scenes and activities have the words of their pictures, a partner those of the figure that it wears', () => {
  const partner = sample.partners.find(({ id }) => id === 'p-tuanzi')!;
  const figures = toWireFigures(partner).map((figure) => figureSchema.parse(figure));
  expect(figures.map(linesOf)).toEqual(
    partner.figures.map((figure) => [
      [`character-figure/${figure.id}.webp`, ...written(figure, figure.i18n?.en, figure.i18n?.ja)],
    ]),
  );
  const character = characterSchema.parse(toWireCharacter(partner, () => true));
  expect(linesOf(character)).toEqual(linesOf(figures[0]!));
  expect(character.i18n?.en?.name).toBe('Dumpling');
  const [quest] = partner.quests;
  const { en, ja } = quest?.i18n ?? {};
  const scene = sceneSchema.parse(toWireScene(quest!, partner.id));
  expect(linesOf(scene)).toEqual([
    ['scene/p-tuanzi-s-1.webp', ...written(quest?.scene, en?.scene, ja?.scene)],
  ]);
  const activity = sample.activities.list.find(({ id }) => id === 'act-dumpling-birthday')!;
  expect(linesOf(toWireActivity(activity, new Date(0)))).toEqual([
    [
      'activity/act-dumpling-birthday.webp',
      ...written(activity, activity.i18n?.en, activity.i18n?.ja),
    ],
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
