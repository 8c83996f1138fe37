import { gameDetailSchema, roleDetailSchema } from '../../../contract/library';
import { createAddresses } from '../sources/addresses';
import { toGame } from '../sources/games';
import { toRole } from '../sources/roles';
import { smallLibrary } from '../sources/testing/small-library';
import { warnOfUntitledParts } from './untitled-parts';

const addresses = createAddresses('https://api.example');
const { games, roles } = smallLibrary(1, 1);

test('a heading that is empty is named with item, language and field, once', () => {
  const sections = (title: string) => [
    { title: '玩法', body: '走。' },
    { title, body: '跑。' },
  ];
  const game = {
    ...games[0],
    sections: sections('\u200b'),
    i18n: { ja: { sections: sections('') } },
  };
  const role = {
    ...roles[0],
    attributes: [{ label: '\u00a0', value: '5' }],
    i18n: { en: { skills: [{ name: '', description: '' }] } },
  };
  const warned: string[] = [];
  const library = {
    games: [toGame(gameDetailSchema.parse(game), [], addresses)],
    roles: [toRole(roleDetailSchema.parse(role), addresses)],
  };
  warnOfUntitledParts(library, (line) => warned.push(line));
  expect(warned.map((line) => line.split(':')[0])).toEqual([
    'game g1 in zh, field sections.1.title',
    'game g1 in ja, field sections.1.title',
    'role r1-0 in zh, field attributes.0.label',
    'role r1-0 in en, field skills.0.name',
  ]);
});

test('of many, the first are named', () => {
  const sections = Array.from({ length: 30 }, () => ({ title: '', body: '' }));
  const wire = gameDetailSchema.parse({ ...games[0], sections });
  const warned: string[] = [];
  warnOfUntitledParts({ games: [toGame(wire, [], addresses)], roles: [] }, (line) =>
    warned.push(line),
  );
  expect(warned).toHaveLength(21);
  expect(warned.at(-1)).toBe('… and 10 more parts without a heading');
});
