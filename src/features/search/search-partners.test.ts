import { partnersFor } from './search-partners';

function partner(characterId: string, ...games: readonly [id: string, name: string][]) {
  return {
    characterId,
    avatar: { src: '/a.png' },
    text: { name: characterId, untranslated: [] },
    games: games.map(([gameId, name]) => ({ gameId, text: { name } })),
  };
}

const partners = [
  partner('a', ['g1', '茶山']),
  partner('b'),
  partner('c', ['g2', 'Star Echo']),
  partner('d', ['g3', '灯城']),
];

function idsFor(text: string, nearIds: readonly string[] = []) {
  return partnersFor(text, partners, nearIds).map(({ characterId }) => characterId);
}

test('the first are whoever knows a game that is named, then one that is near, and none comes twice', () => {
  expect(idsFor('灯')).toEqual(['a', 'b', 'c']);
  expect(idsFor('how does ＳＴＡＲ  echo end')).toEqual(['c', 'a', 'b']);
  expect(idsFor('star echo', ['g3', 'g2'])).toEqual(['c', 'd', 'a']);
});
