import { gameDetailSchema } from '../../../contract/library';
import { createAddresses } from '../sources/addresses';
import { toGame } from '../sources/games';
import { smallLibrary } from '../sources/testing/small-library';
import { warnOfMissingEssentials } from './missing-essentials';

const addresses = createAddresses('https://api.example');
const [item] = smallLibrary(1, 0).games;

/** Warnings about games with these essentials. */
function warnings(...wires: readonly object[]): string[] {
  const games = wires.map((wire) =>
    toGame(gameDetailSchema.parse({ ...item, ...wire }), [], addresses),
  );
  const warned: string[] = [];
  warnOfMissingEssentials({ games }, (line) => warned.push(line));
  return warned;
}

const essentials = ['一。', '二。'];
const en = { essentials: ['One.', 'Two.'] };
const ja = { essentials: ['一つ。', '二つ。'] };

test('a game whose essentials stand in each language is not named', () => {
  expect(warnings({ essentials, i18n: { en, ja } })).toEqual([]);
});

test('a game is named once with the languages that lack them: none, of another number, or faulty', () => {
  const lines = warnings(
    {},
    { id: 'g2', essentials, i18n: { en } },
    { id: 'g3', essentials, i18n: { en: { essentials: ['One.'] }, ja } },
    { id: 'g4', essentials, i18n: { en: { essentials: ['One.', 'x'.repeat(161)] }, ja } },
    { id: 'g5', essentials: ['一。', ''], i18n: { en, ja } },
    { id: 'g6', essentials: Array.from({ length: 9 }, () => '一。'), i18n: { en, ja } },
  );
  const line = (id: string, locales: string) =>
    `game ${id}, field essentials: there are none that can be shown in ${locales}`;
  expect(lines).toEqual([
    line('g1', 'zh, en, ja'),
    line('g2', 'ja'),
    line('g3', 'en'),
    line('g4', 'en'),
    line('g5', 'zh, en, ja'),
    line('g6', 'zh, en, ja'),
  ]);
});
