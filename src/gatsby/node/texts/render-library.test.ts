import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gameDetailSchema, roleDetailSchema } from '../../../contract/library';
import { tempFolder } from '../../../testing/temp-folder';
import { BuildFaults } from '../faults';
import { createAddresses } from '../sources/addresses';
import { toGame } from '../sources/games';
import type { Library } from '../sources/model';
import { toRole } from '../sources/roles';
import { smallLibrary, type Item } from '../sources/testing/small-library';
import { renderLibrary } from './render-library';
import { noLineCache, openLineCache } from '../../../node/line-cache';

const addresses = createAddresses('https://api.example');
const { games: wireGames, roles: wireRoles } = smallLibrary(2, 1);

function library(gameChanges: Item = {}, roleChanges: Item = {}): Library {
  const [first = {}, ...others] = wireGames;
  const games = [{ ...first, ...gameChanges }, ...others];
  const roles = wireRoles.map((role) => ({ ...role, ...roleChanges }));
  return {
    games: games.map((game) => toGame(gameDetailSchema.parse(game), [], addresses)),
    roles: roles.map((role) => toRole(roleDetailSchema.parse(role), addresses)),
    ...{ characters: [], homeCharacterIds: [], activities: [], banners: [] },
  };
}

function neverWarn(message: string): void {
  throw new Error(message);
}

/** Deeper than Markdown may be, and no line of it is. */
const DEEP = Array.from({ length: 40 }, (_, at) => `${'  '.repeat(at)}- a`).join('\n');

test('every text is there in every language, with links that stay in it', () => {
  const { games, roles } = renderLibrary(
    library({ description: '[甲](/activity/)' }),
    noLineCache,
    neverWarn,
  );
  expect(games.get('g1')).toMatchObject({
    zh: { name: '游戏1', html: '<p><a href="/activity/">甲</a></p>', untranslated: [] },
    en: { name: 'Game 1', html: '<p><a href="/en/activity/">甲</a></p>' },
    ja: { name: '游戏1', html: '<p><a href="/ja/activity/">甲</a></p>' },
  });
  expect([...roles.keys()]).toEqual(['r1-0', 'r2-0']);
});

test('texts that cannot be shown are faults with item and field, each once', () => {
  const spoilt = library(
    {
      sections: [
        { title: '', body: '' },
        { title: '', body: DEEP },
      ],
    },
    { i18n: { ja: { story: DEEP, skills: [{ name: '', description: DEEP }] } }, story: '甲' },
  );
  let thrown: unknown;
  try {
    renderLibrary(spoilt, noLineCache, neverWarn);
  } catch (error) {
    thrown = error;
  }
  expect(thrown).toBeInstanceOf(BuildFaults);
  expect(thrown).toMatchObject({
    faults: [
      'game g1, field sections.1.body',
      ...['r1-0', 'r2-0'].flatMap((id) => [
        `role ${id}, field i18n.ja.story`,
        `role ${id}, field i18n.ja.skills.0.description`,
      ]),
    ].map((where) => ({
      where,
      what: 'expected Markdown with at most 32 levels within each other',
    })),
  });
});

const UNANSWERED = '> [!fold] 问\n> 1. 甲\n> 2. 乙';

test('a fold without an answer shows what it has, and is warned about once', () => {
  const warned: string[] = [];
  const { games } = renderLibrary(library({ description: UNANSWERED }), noLineCache, (message) =>
    warned.push(message),
  );
  expect(games.get('g1')?.zh).toMatchObject({ html: expect.stringContaining('乙') as unknown });
  expect(warned).toEqual([
    'game g1, field description: line 1, expected a fold with hint, nudge, answer ' +
      'as the three items of a numbered list: the answer is missing',
  ]);
});

describe('what is kept', () => {
  test('is no text that was warned about: the next build warns again', async () => {
    const folder = tempFolder();
    const warned: string[] = [];
    const warn = (message: string): void => {
      warned.push(message);
    };
    await render(folder, library({ description: UNANSWERED }), 'r1', warn);
    await render(folder, library({ description: UNANSWERED }), 'r1', warn);
    expect(warned).toHaveLength(2);
  });

  async function render(folder: string, from: Library, renderer = 'r1', warn = neverWarn) {
    const store = await openLineCache(path.join(folder, 'texts.txt'), renderer);
    let kept = 0;
    const texts = renderLibrary(
      from,
      {
        ...store,
        get: (source) => {
          const found = store.get(source);
          if (found !== undefined) kept += 1;
          return found;
        },
      },
      warn,
    );
    await store.save('all');
    return { kept, json: JSON.stringify(texts.games.get('g1')) };
  }

  test('is used again, byte for byte, as long as text and renderer are the same', async () => {
    const folder = tempFolder();
    const first = await render(folder, library());
    // Both roles have the same texts.
    expect(first.kept).toBe(1);
    expect(await render(folder, library())).toEqual({ kept: 4, json: first.json });
    expect((await render(folder, library({ description: '新' }))).kept).toBe(3);
    expect((await render(folder, library(), 'r2')).kept).toBe(1);
  });

  test('is ignored where it is corrupt', async () => {
    const folder = tempFolder();
    const { json } = await render(folder, library());
    const [name = ''] = readdirSync(folder);
    const file = path.join(folder, name);
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replace('"zh":', '"zz":').replaceAll('}\n', '\n'));
    expect((await render(folder, library())).json).toBe(json);
    writeFileSync(file, 'nonsense');
    expect((await render(folder, library())).json).toBe(json);
  });
});
