import path from 'node:path';
import type { NodeInput } from 'gatsby';
import { characterSchema } from '../../../contract/partners';
import { gameDetailSchema, roleDetailSchema } from '../../../contract/library';
import { neededPictures } from '../pictures/needed-pictures';
import { pictureKey, type Picture } from '../pictures/picture-kinds';
import { updateLog } from './changes/change-log';
import { recentChanges } from './changes/recent-changes';
import { readDiscoveryStrings, type DiscoveryStrings } from './discovery-strings';
import { createAddresses } from './addresses';
import { readGameChoiceWords, type GameChoiceWords } from './game-choice';
import { toGame } from './games';
import { characterType, type Library } from './model';
import { renderLibrary } from '../texts/render-library';
import { openPronunciations } from '../pronunciations/pronunciations';
import { noLineCache } from '../../../node/line-cache';
import { gamesByName } from './name-index/name-index';
import { createLibraryNodes, libraryNodes } from './nodes';
import type { AllPartnerWords } from './partner-words';
import { toRole } from './roles';
import { smallLibrary } from './testing/small-library';
import { toItem } from './item-mapper';

const addresses = createAddresses('https://api.example');
const small = smallLibrary(1, 1);
const library: Library = {
  games: small.games.map((game) => toGame(gameDetailSchema.parse(game), ['r1-0'], addresses)),
  roles: small.roles.map((role) => toRole(roleDetailSchema.parse(role), addresses)),
  characters: small.characters.map((character) =>
    toItem(characterType, characterSchema.parse(character), addresses),
  ),
  homeCharacterIds: [],
  activities: [],
  banners: [],
};

let choiceWords: GameChoiceWords;
const NONE = { notebooks: new Map(), ogImages: new Map() };
let strings: DiscoveryStrings;
beforeAll(async () => {
  strings = await readDiscoveryStrings(path.resolve('content', 'locales'));
  choiceWords = await readGameChoiceWords('content');
});

/** A picture that says what it stands for. */
function picture(src: string): Picture {
  return { src, srcSet: '', width: 1, height: 1, color: '#000000' };
}

function nodesOf(from: Library, words: AllPartnerWords = new Map()): NodeInput[] {
  const nodes: NodeInput[] = [];
  const keys = neededPictures(from).map(pictureKey);
  const pictures = new Map(keys.map((key) => [key, picture(key)]));
  const texts = renderLibrary(from, noLineCache, () => undefined);
  const byName = gamesByName(from.games, openPronunciations());
  const changes = recentChanges(from, updateLog(undefined, from), strings);
  const extras = { ...NONE, pictures, words, choiceWords, byName, changes };
  createLibraryNodes(libraryNodes(from, texts, extras), {
    // Gatsby's type has all its actions.
    actions: { createNode: (node: NodeInput) => nodes.push(node) } as never,
    ...{ createContentDigest: String, getNode: () => undefined },
  });
  return nodes;
}

test('a node has the pictures themselves, none as null, and the item’s id under its own name', () => {
  const [game, role, character] = nodesOf(library);
  expect(game).toMatchObject({
    id: 'game g1',
    gameId: 'g1',
    cover: picture('cover https://api.example/pictures/g1.png'),
    icon: picture('icon https://cdn.example/icon.png'),
    banner: null,
    gallery: [picture('cover https://api.example/pictures/one.png')],
    roleIds: ['r1-0'],
    released: null,
    internal: { type: 'Game' },
  });
  expect(role).toMatchObject({
    id: 'role r1-0',
    roleId: 'r1-0',
    gameId: 'g1',
    portrait: null,
    text: {
      en: {
        html: '<p>说明</p>',
        skills: [
          {
            name: 'Slash',
            html: '<p>Fast</p>',
            icon: picture('skill https://api.example/pictures/skill.png'),
          },
        ],
      },
    },
  });
  expect(character).toMatchObject({ characterId: 'c1', order: 0, homeOrder: 0, figure: null });
});

test('the digest of a node changes with its contents only', () => {
  const digests = (from: Library) => nodesOf(from).map(({ internal }) => internal.contentDigest);
  const [game, ...others] = digests(library);
  const edited = library.games.map((each) => ({ ...each, platforms: ['Switch'] }));
  const [editedGame, ...same] = digests({ ...library, games: edited });
  expect(digests(library)).toEqual([game, ...others]);
  expect(editedGame).not.toBe(game);
  expect(same).toEqual(others);
});

test('dates are words in every language, in the service’s time zone', () => {
  const [game] = library.games.map((each) => ({
    ...each,
    releaseDate: '2026-03-01',
    checkedOn: '2026-10-01',
  }));
  const activity = {
    ...{ id: 'a1', startAt: '2026-11-16T16:30:00Z', endAt: '2026-11-18T04:00:00Z' },
    ...{ cover: 'https://api.example/a.png', texts: { title: '', summary: '', body: '' } },
    pictureTexts: [],
  };
  const [gameNode, , , activityNode] = nodesOf({
    ...library,
    games: game ? [game] : [],
    activities: [activity],
  });
  expect(gameNode).toMatchObject({
    released: { zh: '2026年3月1日', en: '1 March 2026' },
    checked: { zh: '2026年10月1日' },
    updated: { zh: '2026年11月1日', en: '1 November 2026', ja: '2026年11月1日' },
  });
  expect(activityNode).toMatchObject({
    dates: {
      zh: { from: '2026年11月17日周二 0:30', month: '11月', day: '17', firstDay: '11月17日' },
      ja: { lastDay: '11月18日' },
    },
  });
});

test('a picture has its words in every language with the game that shows it, and nowhere else', () => {
  const url = 'https://api.example/pictures/g1.png';
  const words = {
    texts: { line: '客栈', description: '三层。' },
    translations: { en: { line: 'an inn' } },
  };
  const games = library.games.map((game) => ({
    ...game,
    pictureTexts: [{ picture: url, ...words }],
  }));
  const [game, , , changes] = nodesOf({ ...library, games });
  const chinese = { line: '客栈', description: '三层。' };
  expect(game).toMatchObject({
    cover: {
      ...picture(`cover ${url}`),
      text: {
        zh: { ...chinese, untranslated: [] },
        en: { line: 'an inn', description: '三层。', untranslated: ['description'] },
        ja: { ...chinese, untranslated: ['line', 'description'] },
      },
    },
    gallery: [picture('cover https://api.example/pictures/one.png')],
  });
  expect(JSON.stringify(game)).not.toContain('pictureTexts');
  expect(JSON.stringify(changes)).not.toContain('an inn');
});

test('what helps to choose a game is there as numbers and in words, and what is not known as null', () => {
  const features = { one_hand: 'yes', no_flashing: 'no', text_size: 'unknown' } as const;
  const choice = {
    ...{ players: { min: 1, max: 4 }, sessionMinutes: { min: 15, max: 30 } },
    access: { checked_on: '2026-11-22', version: '1.2', features },
  };
  const games = library.games.map((game) => ({ ...game, ...choice, moods: ['calm', 'gone'] }));
  expect(nodesOf({ ...library, games })[0]).toMatchObject({
    players: { min: 1, max: 4 },
    playersInWords: { en: '1–4 players' },
    sessionInWords: { en: '15–30 min' },
    moodsInWords: { zh: ['安静'], en: ['Calm'], ja: ['静か'] },
    access: { yes: ['one_hand'], no: ['no_flashing'] },
    accessInWords: {
      en: {
        ...{ yes: ['Can be played with one hand'], no: ['Flashing cannot be turned off'] },
        known: ['One-handed play', 'Play without flashing'],
        unknown: expect.arrayContaining(['Larger text', 'Play without sight']) as unknown,
        checked: '22 November 2026, against version 1.2',
      },
      ja: { checked: '2026年11月22日（バージョン1.2）' },
    },
  });
  expect(nodesOf(library)[0]).toMatchObject({
    playersInWords: null,
    sessionInWords: null,
    moodsInWords: { zh: [] },
    access: null,
    accessInWords: null,
  });
});

function inAll(text: string) {
  return { zh: text, en: `${text} en`, ja: `${text} ja` };
}

test('the index and what changed are nodes for each language, which change with names, facts and times only', () => {
  const [game] = library.games;
  const others = (games: Library['games']) =>
    nodesOf({ ...library, games }).filter(({ internal }) =>
      ['NameIndexPage', 'RecentChanges'].includes(internal.type),
    );
  const before = others([game!]);
  expect(before.map(({ id }) => id)).toEqual([
    ...['zh', 'en', 'ja'].map((locale) => `nameindexpage ${locale} 1`),
    ...['zh', 'en', 'ja'].map((locale) => `recentchanges ${locale}`),
  ]);
  expect(others([{ ...game!, platforms: ['Switch'] }])).toEqual(before);
  const later = others([{ ...game!, updatedAt: '2026-11-05T08:00:00Z' }]);
  expect(later.slice(0, 3)).toEqual(before.slice(0, 3));
  expect(later[3]).not.toEqual(before[3]);
});

test.each([100, 101])('an index of %i games has pictures and facts up to 100 of them', (count) => {
  const game = { ...library.games[0]!, players: { min: 2, max: 4 } };
  const games = Array.from({ length: count }, (_, at) => ({ ...game, id: `g${at}` }));
  const pictured = JSON.stringify(nodesOf({ ...library, games })).match(/},"facts":\["2–4 人"\]/g);
  expect(pictured?.length).toBe(count > 100 ? undefined : count);
});

test('a game has the time of the last change of it and its roles', () => {
  const [role] = library.roles;
  const timeOf = (from: Library) => nodesOf(from)[0]?.changedAt;
  expect(timeOf({ ...library, roles: [] })).toBe('2026-11-01T08:00:00Z');
  const later = '2026-11-02T08:00:00Z';
  expect(timeOf({ ...library, roles: [{ ...role!, updatedAt: later }] })).toBe(later);
  const earlier = { ...role!, updatedAt: '2026-10-01T08:00:00Z' };
  expect(timeOf({ ...library, roles: [earlier] })).toBe('2026-11-01T08:00:00Z');
});

test('a partner has the words of its file, without links to games that the library does not have', () => {
  const words: AllPartnerWords = new Map([
    [
      'c1',
      {
        answers: [
          { say: inAll('一'), reply: inAll('甲'), to: { game: 'g1' } },
          { say: inAll('二'), reply: inAll('乙'), to: { game: 'gone' } },
          { say: inAll('三'), reply: inAll('丙'), to: 'chat' },
        ],
        games: { g1: inAll('喜欢'), gone: inAll('没了') },
      },
    ],
  ]);
  const games = [{ ...library.games[0]!, characterId: 'c1' }];
  const nodes = nodesOf({ ...library, games }, words);
  expect(nodes.find(({ id }) => id === 'game g1')).toMatchObject({ partnerReason: inAll('喜欢') });
  expect(nodes.find(({ id }) => id === 'character c1')).toMatchObject({
    answers: {
      ja: [
        { say: '一 ja', reply: '甲 ja', place: null, gameId: 'g1' },
        { say: '二 ja', reply: '乙 ja', place: null, gameId: null },
        { say: '三 ja', reply: '丙 ja', place: 'chat', gameId: null },
      ],
    },
    reasons: { en: [{ gameId: 'g1', text: '喜欢 en' }] },
  });
  // Who has no file has the greeting alone.
  expect(nodesOf(library)).toContainEqual(
    expect.objectContaining({ id: 'character c1', answers: { zh: [], en: [], ja: [] } }),
  );
});
