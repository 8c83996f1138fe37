import { gameDetailSchema, roleDetailSchema } from '../../../contract/library';
import { renderMarkdown } from '../../../markdown/markdown';
import { createAddresses } from '../sources/addresses';
import { toGame } from '../sources/games';
import { characterType } from '../sources/model';
import { toRole } from '../sources/roles';
import { smallLibrary } from '../sources/testing/small-library';
import { gameText, roleText, textIn } from './shown-texts';

const addresses = createAddresses('https://api.example');
const { games, roles } = smallLibrary(1, 1);
const game = toGame(gameDetailSchema.parse(games[0]), [], addresses);
const role = toRole(roleDetailSchema.parse(roles[0]), addresses);

test('Markdown is shown as HTML; what is not translated stays Chinese and is named', () => {
  const texts = { name: '灵犀', slogan: '', description: '**静**', tags: [], greeting: '' };
  const character = { texts, translations: { en: { name: 'Lingxi' } } };
  expect(textIn(characterType, character, 'en', renderMarkdown)).toEqual({
    ...{ name: 'Lingxi', slogan: '', tags: [], greeting: '' },
    html: '<p><strong>静</strong></p>',
    untranslated: ['description'],
  });
});

test('the tags of a game keep the address of the Chinese tag; sections are HTML', () => {
  expect(gameText(game, 'en', renderMarkdown)).toMatchObject({
    name: 'Game 1',
    html: '<p><strong>介绍</strong></p>',
    tags: [
      { label: 'Action', slug: '动作' },
      { label: 'Adventure', slug: '冒险' },
    ],
    sections: [{ title: '玩法', html: '<p>走路。</p>' }],
  });
});

test('a part without a heading shows its number, and an attribute without a label is left out', () => {
  const untitled = { ...game.texts, sections: [{ title: '', body: '' }] };
  expect(gameText({ texts: untitled }, 'zh', renderMarkdown).sections).toEqual([
    { title: '1', html: '' },
  ]);
  const [skill] = role.texts.skills;
  const attributes = [
    { label: '', value: '5' },
    { label: '力', value: '' },
  ];
  const texts = { ...role.texts, attributes, skills: skill ? [skill, { ...skill, name: '' }] : [] };
  const shown = roleText({ texts }, 'zh', renderMarkdown);
  expect(shown.skills.map(({ name }) => name)).toEqual(['斩', '2']);
  expect(shown.attributes).toEqual([{ label: '力', value: '' }]);
});

test('a role shows its story and its skills as HTML', () => {
  const shown = roleText(role, 'en', renderMarkdown);
  expect(shown).toMatchObject({ html: '<p>说明</p>', story: '' });
  expect(shown.skills).toEqual([{ name: 'Slash', html: '<p>Fast</p>' }]);
});
