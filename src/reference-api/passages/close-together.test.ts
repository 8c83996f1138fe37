import { byCharacter, closeTogether } from './close-together';
import { ReadySentence } from './sentences';
import type { WeighedWord } from './weigh-words';

function word(form: string): WeighedWord {
  return {
    ...{ shown: form, forms: [form], isKana: false, isLoose: false, match: form },
    ...{ isBeginning: false, count: 1, weight: 1, isPiece: false, isNear: false },
  };
}

function fitOf(text: string, ...forms: readonly string[]): number {
  return closeTogether(new ReadySentence(text), byCharacter(forms.map(word)));
}

test('words count by their first characters where these stand close together', () => {
  expect(fitOf('点回一盏自己灭过的灯。', '点亮', '灭掉', '灯')).toBe(3);
  expect(fitOf('点了火，走过三座桥和四条街，才看见那边的灯灭了。', '点亮', '灭掉', '灯')).toBe(0);
  // A piece of another word is no word.
  expect(fitOf('离不开罗婆婆。', '罗', '婆婆', '开门')).toBe(0);
  // What stands behind a verb says little.
  expect(fitOf('掉了一盏亮灯。', '点亮', '灭掉', '灯')).toBe(0);
});

test('fewer than three words say nothing by standing together, and neither do letters', () => {
  expect(fitOf('灯灭了。', '灭掉', '灯')).toBe(0);
  expect(fitOf('灯灭了。', '点亮', '灭掉', '灯')).toBe(0);
  expect(fitOf('open the gate', 'open', 'the', 'gate')).toBe(0);
});
