import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SPOILER_MARK } from '../../contract/spoilers';
import { hasTeaser } from '../../i18n/leading-sentences';
import { spoilerFaults } from '../../markdown/spoiler-faults';
import { renderMarkdown } from '../../markdown/markdown';
import { valueAt } from '../../testing/value-at';
import { readSample } from './read-sample';

const sample = readSample(join(__dirname, '../sample'));
const gameIds = sample.games.map(({ id }) => id);

test('the sample library is whole: 24 games of 6 roles, 8 partners', () => {
  expect(sample.games).toHaveLength(24);
  for (const { id, roles } of sample.games) expect([id, roles.length]).toEqual([id, 6]);
  expect(sample.partners).toHaveLength(8);
});

test('what items name is there', () => {
  const partners = new Map(sample.partners.map(({ id, game_ids }) => [id, game_ids]));
  for (const { id, related_ids, character_id } of sample.games) {
    expect(gameIds).toEqual(expect.arrayContaining(related_ids));
    expect(related_ids).not.toContain(id);
    if (character_id !== undefined) expect(partners.get(character_id)).toContain(id);
  }
  for (const game_ids of partners.values()) {
    expect(gameIds).toEqual(expect.arrayContaining(game_ids));
  }
});

test('who can play a game is told as the contract has it, with the day of the check', () => {
  const told = sample.games.flatMap(({ id, access }) => (access ? [{ id, access }] : []));
  expect(told.map(({ id }) => id)).toContain('cat-inn');
  for (const { id, access } of told) {
    // A value that is none would only count as absent.
    const written: unknown = JSON.parse(
      readFileSync(join(__dirname, `../sample/games/${id}.json`), 'utf8'),
    );
    expect([id, valueAt(written, 'access')]).toEqual([id, access]);
    expect([id, access.checked_on]).not.toContain(undefined);
  }
});

test('the summary of every game and activity begins with a sentence that a card holds, in each language', () => {
  const summaries = [...sample.games, ...sample.activities.list].flatMap(
    ({ id, summary, i18n }) => [
      [id, 'zh', summary],
      [id, 'en', i18n?.en?.summary ?? summary],
      [id, 'ja', i18n?.ja?.summary ?? summary],
    ],
  );
  expect(summaries.filter(([, , summary = '']) => !hasTeaser(summary))).toEqual([]);
});

test('every game says in five sentences, in each language, what matters first', () => {
  for (const { id, essentials, i18n } of sample.games) {
    const counts = [essentials ?? [], i18n?.en?.essentials ?? [], i18n?.ja?.essentials ?? []];
    expect([id, ...counts.map(({ length }) => length)]).toEqual([id, 5, 5, 5]);
  }
});

/** The texts of a scene, with the words for its picture as far as there are any. */
function sceneTextsOf(scene: object): string[] {
  return ['description', 'line', 'summary', 'title'].filter((field) => field in scene);
}

test('every quest and its scene tell all their texts in each language', () => {
  for (const { quests } of sample.partners) {
    for (const { id, title, background, goal, opening_message, scene, i18n } of quests) {
      const texts = { title, background, goal, opening_message };
      for (const locale of ['en', 'ja'] as const) {
        const { scene: sceneTexts = {}, ...told } = i18n?.[locale] ?? {};
        expect([id, Object.keys(told).sort()]).toEqual([id, Object.keys(texts).sort()]);
        expect([scene.id, Object.keys(sceneTexts).sort()]).toEqual([
          ...[scene.id, sceneTextsOf(scene)],
        ]);
      }
    }
  }
});

test('a tag has the same translations everywhere', () => {
  const known = new Map<string, string>();
  const roles = sample.games.flatMap((game) => game.roles);
  for (const [kind, items] of [
    ['game', sample.games],
    ['role', roles],
  ] as const) {
    for (const { id, tags, i18n } of items) {
      for (const [at, tag] of tags.entries()) {
        const translations = [i18n?.en?.tags?.[at], i18n?.ja?.tags?.[at]].join(' / ');
        const before = known.get(`${kind} ${tag}`);
        expect([id, tag, translations]).toEqual([id, tag, before ?? translations]);
        known.set(`${kind} ${tag}`, translations);
      }
    }
  }
});

test('every game folds an answer away, whole and in all three languages', () => {
  for (const { id, sections, i18n } of sample.games) {
    for (const [locale, list] of [
      ['zh', sections],
      ['en', i18n?.en?.sections ?? []],
      ['ja', i18n?.ja?.sections ?? []],
    ] as const) {
      const folded = list.filter(({ body }) => body.includes(SPOILER_MARK));
      expect([id, locale, folded.length]).toEqual([id, locale, 1]);
      for (const { body } of folded) {
        expect([id, locale, spoilerFaults(body)]).toEqual([id, locale, []]);
      }
    }
  }
});

/** Lists the strings within a value, at any depth. */
function stringsWithin(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(stringsWithin)
    : [];
}

test('no emphasis of any text is left over as asterisks, because Markdown has not understood it', () => {
  const emphasised = stringsWithin(sample).filter((text) => text.includes('**'));
  expect(emphasised.length).toBeGreaterThan(500);
  expect(emphasised.filter((text) => renderMarkdown(text, 'zh').includes('*'))).toEqual([]);
});
