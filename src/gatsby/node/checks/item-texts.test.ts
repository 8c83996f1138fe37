import path from 'node:path';
import { gameDetailSchema, roleDetailSchema } from '../../../contract/library';
import { LOCALES } from '../../../config/locales';
import { createAddresses } from '../sources/addresses';
import { readDiscoveryStrings } from '../sources/discovery-strings';
import { toGame } from '../sources/games';
import type { Library } from '../sources/model';
import { toRole } from '../sources/roles';
import { columnsOf } from '../doctor/text-limits';
import { examineItemTexts } from './item-texts';

const addresses = createAddresses('https://api.example');
const updated_at = '2026-01-01T00:00:00Z';

function game(id: string, more: object = {}) {
  const texts = { name: `名${id}`, summary: `说${id}`, description: '', tags: [], cover: '' };
  const wire = { id, ...texts, role_count: 0, updated_at, ...more };
  return toGame(gameDetailSchema.parse(wire), [], addresses);
}

function role(id: string, more: object = {}) {
  const texts = { name: `角${id}`, description: '', tags: [], avatar: '' };
  return toRole(
    roleDetailSchema.parse({ id, game_id: 'a', ...texts, updated_at, ...more }),
    addresses,
  );
}

async function examine(games: Library['games'], roles: Library['roles'] = []) {
  const none = { characters: [], homeCharacterIds: [], activities: [], banners: [] };
  const strings = await readDiscoveryStrings(path.resolve('content', 'locales'));
  return examineItemTexts({ games, roles, ...none }, strings, LOCALES);
}

async function faultsOf(games: Library['games'], roles: Library['roles'] = []) {
  const { findings } = await examine(games, roles);
  return findings.map(({ kind, where, what }) => `${where}: ${what} [${kind}]`);
}

test('items that differ are told apart', async () => {
  expect(await faultsOf([game('a'), game('b')], [role('1'), role('2')])).toEqual([]);
});

test.each([
  [
    game('b', { i18n: { en: { name: '名a' } } }),
    'game b in en: has the title of game a in en: 名a [doubled-item-text]',
  ],
  [game('b', { summary: '说a' }), 'game b in ja: has the description of game a in ja: 说a'],
  [game('b', { summary: ' ' }), 'game b in zh: has no description [empty-item-text]'],
  // With the name of the site, 126 columns wide.
  [game('b', { name: '长'.repeat(60) }), 'game b in en: has a title of 129 columns'],
  [game('b', { i18n: { ja: { summary: '説'.repeat(161) } } }), 'has a description of 322 columns'],
])('a page that search engines cannot use is named with its item: %#', async (other, fault) => {
  expect((await faultsOf([game('a'), other])).join('\n')).toContain(fault);
});

test('tags that are called alike in a language, or have names that are too long, are named with their game', async () => {
  const tagged = (id: string, tag: string, name: string) =>
    game(id, { tags: [tag], i18n: { en: { tags: [name] } } });
  const faults = await faultsOf([
    tagged('a', '动作', 'Action'),
    tagged('b', '行动', 'Action'),
    tagged('c', '长'.repeat(60), 'Long'),
  ]);
  expect(faults.filter((fault) => !fault.includes('description'))).toEqual([
    expect.stringContaining(`game c in zh, field tags, ${'长'.repeat(48)}: has a title of 1`),
    'game b in en, field tags, 行动: has the title of game a in en, field tags, 动作: Action games [doubled-item-text]',
    expect.stringContaining(`game c in ja, field tags, ${'长'.repeat(48)}: has a title of 1`),
  ]);
});

test('a name that looks like a place of the title is a name', async () => {
  const roles = [role('1', { name: '{{game}}' }), role('2', { name: '{{game}}' })];
  const faults = await faultsOf([game('a')], roles);
  expect(faults).toContain(
    'role 2 in zh: has the title of role 1 in zh: {{game}}（名a） [doubled-item-text]',
  );
});

test('roles of one game with the same name are named', async () => {
  const faults = await faultsOf([game('a')], [role('1'), role('2', { name: '角1' })]);
  expect(faults).toContain(
    'role 2 in en: has the title of role 1 in en: 角1 (名a) [doubled-item-text]',
  );
});

test('what is too long for search engines is cut behind a word for the head, and nothing else is', async () => {
  const summary = 'The lamp burns all night. '.repeat(40);
  const long = game('b', {
    tags: ['长'.repeat(60)],
    i18n: { en: { name: `Lamp ${'x'.repeat(120)}`, summary } },
  });
  const { heads } = await examine([game('a'), long]);
  const description = `${'The lamp burns all night. '.repeat(12)}The…`;
  expect(heads.get('/en/game-library/b/')).toEqual({ title: 'Lamp…', description });
  expect(heads.get('/game-library/b/')).toBeUndefined();
  const pages = [...heads.keys()].filter((page) => !page.includes('/tag/'));
  expect(pages).toEqual(['/en/game-library/b/', '/en/game-library/game-role-b/']);
  const tag = heads.get(`/ja/game-library/tag/${'长'.repeat(48)}/`);
  expect(columnsOf(`${tag?.title ?? ''} | 遊伴`)).toBeLessThanOrEqual(120);
});

test('every page of a list with a long name has a short head', async () => {
  const tags = ['长'.repeat(60)];
  const games = Array.from({ length: 50 }, (_, at) => game(String(at), { tags }));
  const { heads } = await examine(games);
  const further = [...heads].filter(([page]) => page.includes('/page/2/'));
  expect(further).toHaveLength(3);
  for (const [, { title = '' }] of further) expect(columnsOf(title)).toBeLessThanOrEqual(113);
});

test('a game without a summary is described by its name and a line about the library', async () => {
  const { heads } = await examine([game('a', { summary: '' })]);
  expect(heads.get('/en/game-library/a/')).toEqual({
    description: expect.stringMatching(/^名a · Characters, mechanics/) as string,
  });
});
