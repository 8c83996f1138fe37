import { gameDetailSchema, roleDetailSchema } from '../../../../contract/library';
import { LOCALES } from '../../../../config/locales';
import { createAddresses } from '../addresses';
import { toGame } from '../games';
import type { Library } from '../model';
import { toRole } from '../roles';
import { smallLibrary, type Item } from '../testing/small-library';
import { updateLog, type ChangeLog, type LogEntry } from './change-log';
import type { Change } from './compare-digests';
import { digestOf, pictureDigest } from './part-digests';

const LATER = '2026-11-02T08:00:00Z';
const LATEST = '2026-11-03T08:00:00Z';

const small = smallLibrary(1, 1);
const [wireGame = {}] = small.games;
const [wireRole = {}] = small.roles;

function libraryOf(
  games: readonly Item[],
  roles: readonly Item[],
  host = 'https://a.example',
): Library {
  const addresses = createAddresses(host);
  return {
    games: games.map((each) => toGame(gameDetailSchema.parse(each), [], addresses)),
    roles: roles.map((each) => toRole(roleDetailSchema.parse(each), addresses)),
    ...{ characters: [], homeCharacterIds: [], activities: [], banners: [] },
  };
}

/** Builds one state after the other; each build knows what the one before has seen. */
function build(...libraries: readonly Library[]): ChangeLog {
  let log: ChangeLog | undefined;
  for (const library of libraries) log = updateLog(log, library);
  return log ?? { seen: new Map(), entries: [] };
}

function edited(item: Item, fields: Item, at = LATER): Item {
  return { ...item, ...fields, updated_at: at };
}

function withKeys(code: Change['code'], ...titles: readonly string[]): Change {
  return { code, keys: titles.map((title) => digestOf(title)) };
}

const first = libraryOf([wireGame], [wireRole]);
const section = { title: '玩法', body: '走路。' };
const skill = { name: '斩', description: '快', icon: '/pictures/skill.png' };
const named = { name: 'Game 1', tags: ['Action', 'Adventure'] };

test('nothing is known of the first build, and a build in which nothing has changed knows no more', () => {
  expect(build(first).entries).toEqual([]);
  expect(build(first, first)).toEqual(build(first));
  // Another host is no other picture, and without another time nothing has changed.
  const moved = libraryOf([wireGame], [edited(wireRole, {})], 'https://b.example');
  expect(build(first, moved).entries).toEqual([
    { kind: 'role', id: 'r1-0', at: LATER, changes: { zh: [], en: [], ja: [] } },
  ]);
});

test.each<[string, Item, readonly Change[]]>([
  [
    'a new section',
    { sections: [section, { title: '机制', body: '灯。' }] },
    [withKeys('part-new', '机制')],
  ],
  [
    'a section that says something else',
    { sections: [{ ...section, body: '跑。' }] },
    [withKeys('part-revised', '玩法')],
  ],
  [
    'a section with another title',
    { sections: [{ ...section, title: '怎么玩' }] },
    [withKeys('part-revised', '怎么玩')],
  ],
  [
    'a section with nothing of what it was',
    { sections: [{ title: '新', body: '新。' }] },
    [withKeys('part-new', '新'), withKeys('parts-rearranged')],
  ],
  ['a section that is gone', { sections: [] }, [withKeys('parts-rearranged')]],
  ['another introduction', { description: '别的', summary: '别的。' }, [withKeys('introduction')]],
  [
    'a picture more',
    { gallery: ['/pictures/one.png', '/two.png'] },
    [{ code: 'pictures-new', keys: [pictureDigest('/two.png')] }],
  ],
  ['a picture less, and another cover', { gallery: [], cover: '/new.png' }, [withKeys('pictures')]],
  ['other facts', { platforms: ['Switch'], developer: '别家' }, [withKeys('facts')]],
  ['a check', { game_version: '1.2', checked_on: '2026-11-02' }, [withKeys('checked')]],
  [
    'several things',
    {
      sections: [section, { title: '机制', body: '' }],
      cover: '/new.png',
      checked_on: '2026-11-02',
    },
    [withKeys('part-new', '机制'), withKeys('pictures'), withKeys('checked')],
  ],
  [
    'what no page of it shows',
    { related_ids: ['g2'], other_names: ['别名'], aliases: ['old'] },
    [],
  ],
])('a game: %s', (_, fields, changes) => {
  const { entries } = build(first, libraryOf([edited(wireGame, fields)], [wireRole]));
  expect(entries).toMatchObject([{ kind: 'game', id: 'g1', at: LATER, changes: { zh: changes } }]);
});

test.each<[string, Item, readonly Change[]]>([
  [
    'a new skill',
    { skills: [skill, { name: '守', description: '稳' }] },
    [withKeys('part-new', '守')],
  ],
  [
    'a skill with another sign',
    { skills: [{ ...skill, icon: '/b.png' }] },
    [withKeys('part-revised', '斩')],
  ],
  [
    'other attributes and a story',
    { attributes: [], story: '从前。' },
    [withKeys('story'), withKeys('attributes')],
  ],
  ['another title', { title: '剑客', rarity: 5 }, [withKeys('facts')]],
])('a role: %s', (_, fields, changes) => {
  const { entries } = build(first, libraryOf([wireGame], [edited(wireRole, fields)]));
  expect(entries).toMatchObject([
    { kind: 'role', id: 'r1-0', at: LATER, changes: { zh: changes } },
  ]);
});

function changesIn(entry: LogEntry | undefined): (readonly Change[] | undefined)[] {
  return LOCALES.map((locale) => entry?.changes[locale]);
}

test('a language tells what it shows: its own texts, or the Chinese ones where it has none', () => {
  const english = { ...named, sections: [{ title: 'How to play', body: 'Walk.' }] };
  const both = libraryOf([{ ...wireGame, i18n: { en: english } }], []);
  const sections = [{ title: 'How to play', body: 'Run.' }];
  const inEnglish = edited(wireGame, { i18n: { en: { ...english, sections } } });
  const [ofEnglish] = build(both, libraryOf([inEnglish], [])).entries;
  expect(changesIn(ofEnglish)).toEqual([[], [withKeys('part-revised', 'How to play')], []]);
  const chinese = { sections: [{ ...section, body: '跑。' }], i18n: { en: english } };
  const [ofChinese] = build(both, libraryOf([edited(wireGame, chinese)], [])).entries;
  const revised = [withKeys('part-revised', '玩法')];
  expect(changesIn(ofChinese)).toEqual([revised, [], revised]);
});

test('what is new in Chinese alone is told in the other languages too, and then that it is translated', () => {
  const sections = [{ title: 'How to play', body: 'Walk.' }];
  const mechanics = { title: '机制', body: '灯。' };
  const translated = { ...wireGame, i18n: { en: { ...named, sections } } };
  const added = edited(translated, { sections: [section, mechanics] });
  const both = [...sections, { title: 'Mechanics', body: 'Lamps.' }];
  const caughtUp = edited(added, { i18n: { en: { ...named, sections: both } } }, LATEST);
  const states = [translated, added, caughtUp].map((game) => libraryOf([game], []));
  expect(build(...states).entries.map(({ changes }) => changes.en)).toEqual([
    [withKeys('parts-translated')],
    [withKeys('part-new', '机制')],
  ]);
});

test('what comes is new; what was away and comes back as it was is not', () => {
  const empty = libraryOf([], []);
  const added = build(libraryOf([wireGame], []), first).entries;
  expect(added).toMatchObject([{ id: 'r1-0', changes: { en: [withKeys('new')] } }]);
  expect(build(first, empty, first).entries).toEqual([]);
  const other = libraryOf([edited(wireGame, { description: '别的' })], [wireRole]);
  expect(build(first, empty, other).entries).toMatchObject([
    { id: 'g1', changes: { zh: [withKeys('introduction')] } },
  ]);
});

test('changes are kept with their times, and a section that gets another name keeps its place in what was said', () => {
  const two = edited(wireGame, { sections: [section, { title: '机制', body: '灯。' }] });
  const renamed = edited(two, { sections: [section, { title: '灯的机制', body: '灯。' }] }, LATEST);
  const { entries } = build(first, libraryOf([two], [wireRole]), libraryOf([renamed], [wireRole]));
  expect(entries.map(({ at, changes }) => [at, changes.zh])).toEqual([
    [LATEST, [withKeys('part-revised', '灯的机制')]],
    [LATER, [withKeys('part-new', '灯的机制')]],
  ]);
});

test('an older state takes back what was noted since, and says nothing of itself', () => {
  const later = libraryOf([edited(wireGame, { description: '别的' })], [wireRole]);
  expect(build(first, later, first).entries).toEqual([]);
  expect(build(first, later, first, later)).toEqual(build(first, later));
});

test('of what another version of this program noted, nothing is known but that it has changed', () => {
  const { seen } = build(first);
  const foreign = new Map([...seen].map(([name, item]) => [name, { ...item, digests: '{"v":9}' }]));
  const later = libraryOf([edited(wireGame, { description: '别的' })], [wireRole]);
  expect(updateLog({ seen: foreign, entries: [] }, later).entries).toMatchObject([
    { id: 'g1', changes: { zh: [withKeys('page')] } },
  ]);
  // A field that only the new version knows is no news of the item.
  const older = new Map(
    [...seen].map(([name, item]) => [
      name,
      { ...item, digests: item.digests.replace(/,"platforms":"[^"]*"/, '') },
    ]),
  );
  expect(older).not.toEqual(seen);
  const ported = libraryOf([edited(wireGame, { platforms: ['Switch'] })], [wireRole]);
  expect(updateLog({ seen: older, entries: [] }, ported).entries).toMatchObject([
    { changes: { zh: [] } },
  ]);
});

test('the log is bounded, whatever happens to the library', () => {
  const large = smallLibrary(700, 1);
  const at = (time: string) => (item: Item) => edited(item, { description: time }, time);
  const library = (time: string) => libraryOf(large.games.map(at(time)), large.roles.map(at(time)));
  const log = build(libraryOf([], []), library(LATER), library(LATEST), libraryOf([], []));
  expect(log.entries).toHaveLength(1_000);
  expect(new Set(log.entries.map((entry) => entry.at))).toEqual(new Set([LATEST]));
  expect(log.seen.size).toBe(500);
});
