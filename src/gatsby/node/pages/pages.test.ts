import { gameDetailSchema, roleDetailSchema } from '../../../contract/library';
import { LOCALES } from '../../../config/locales';
import { createAddresses } from '../sources/addresses';
import { gameListId, gameLists, idsOnPage, pageCount } from '../sources/game-lists';
import { toGame } from '../sources/games';
import type { Game, Library, Role } from '../sources/model';
import { nodeId } from '../sources/item-type';
import { toRole } from '../sources/roles';
import { libraryPages } from './library';
import { legalPages, sitePages } from './site';
import { ownerOf } from './built-locales';
import { page, pagesOf as pagesIn, type PageSpec } from './page-factory';

const UPDATED_AT = '2026-01-01T00:00:00Z';
const addresses = createAddresses('https://api.example');
const noPlaces = { pc: { things: [], lanterns: [] }, m: { things: [], lanterns: [] } };

/** The pages of a spec in a build of all languages. */
function pagesOf(spec: PageSpec) {
  return pagesIn(spec, LOCALES);
}

function game(id: string, tags: readonly string[] = []): Game {
  const texts = { name: id, summary: '', description: '', tags };
  const i18n = { en: { tags: tags.map((tag) => `${tag}-en`) } };
  const wire = { id, ...texts, cover: '', role_count: 0, updated_at: UPDATED_AT, i18n };
  return toGame(gameDetailSchema.parse(wire), [], addresses);
}

function role(id: string): Role {
  const texts = { name: id, description: '' };
  const wire = { id, game_id: 'g1', ...texts, avatar: '', updated_at: UPDATED_AT };
  return toRole(roleDetailSchema.parse(wire), addresses);
}

function library(games: readonly Game[], roles: readonly Role[] = []): Library {
  return {
    games,
    roles,
    characters: [],
    homeCharacterIds: [],
    activities: [],
    banners: [],
  };
}

function paths(specs: ReturnType<typeof libraryPages>): string[] {
  return specs.flatMap(pagesOf).map((each) => each.path);
}

describe('pagesOf', () => {
  test('makes a page per language and variant, each with the context that the i18n plugin leaves alone', () => {
    const pages = pagesOf(page('game', { id: 'x' }, 'game', (locale) => ({ greeting: locale })));
    expect(pages.map((each) => each.path)).toEqual([
      '/game-library/x/',
      '/m/game-library/x/',
      '/en/game-library/x/',
      '/en/m/game-library/x/',
      '/ja/game-library/x/',
      '/ja/m/game-library/x/',
    ]);
    expect(pages[3]?.context).toMatchObject({
      greeting: 'en',
      language: 'en',
      variant: 'm',
      route: 'game',
      params: { id: 'x' },
    });
    // Every page has it, in its data and in Gatsby's memory: no more than the plugin's components read.
    expect(pages[3]?.context.i18n).toEqual({ language: 'en', languages: ['zh', 'en', 'ja'] });
  });

  test('a shell has one matchPath per place, with its prefix once', () => {
    expect(
      pagesOf(page('partnerShell', {}, 'partner-shell')).map((each) => each.matchPath),
    ).toEqual([
      '/game-partner/*',
      '/m/game-partner/*',
      '/en/game-partner/*',
      '/en/m/game-partner/*',
      '/ja/game-partner/*',
      '/ja/m/game-partner/*',
    ]);
  });

  test('no matchPath covers a generated page other than its own', () => {
    const all = [
      ...sitePages(library([]), noPlaces),
      ...libraryPages(library([game('g1')], [role('r1')])),
    ].flatMap(pagesOf);
    const shells = all.flatMap(({ matchPath, path }) => (matchPath ? [{ matchPath, path }] : []));
    for (const { matchPath, path } of shells) {
      const prefix = matchPath.slice(0, -1);
      const covered = all.filter((each) => each.path.startsWith(prefix) && each.path !== prefix);
      expect(covered.map((each) => each.path).filter((each) => each !== path)).toEqual([]);
    }
    expect(shells).toHaveLength(12);
  });

  test('legal pages have no mobile twin, the not-found page has one address', () => {
    expect(pagesOf(page('legal', { doc: 'terms' }, 'legal')).map((each) => each.path)).toEqual([
      '/terms/',
      '/en/terms/',
      '/ja/terms/',
    ]);
    expect(pagesOf(page('notFound', {}, 'not-found')).map((each) => each.path)).toEqual(['/404/']);
  });
});

describe('a build of some languages', () => {
  const specs = [
    ...sitePages(library([]), noPlaces),
    ...libraryPages(library([game('g1', ['科幻'])], [role('r1')])),
  ];
  const whole = specs.flatMap((spec) => pagesIn(spec, LOCALES));
  const parts = LOCALES.map((locale) => specs.flatMap((spec) => pagesIn(spec, [locale])));

  test('has exactly those pages of the whole one, word for word', () => {
    const byPath = new Map(whole.map((each) => [each.path, each]));
    for (const each of parts.flat()) expect(each).toEqual(byPath.get(each.path));
    expect(new Set(parts.flat().map((each) => each.path))).toEqual(new Set(byPath.keys()));
  });

  test('shares with the others what the scripts of the browser name, and nothing else', () => {
    const isNamed = ({ path }: { readonly path: string }): boolean =>
      whole.some(
        ({ matchPath = '*' }) => matchPath !== '*' && path.startsWith(matchPath.slice(0, -1)),
      );
    for (const part of parts) {
      expect(part.filter(isNamed)).toEqual(whole.filter(isNamed));
      expect(new Set(part.map(({ component }) => component))).toEqual(
        new Set(whole.map(({ component }) => component)),
      );
    }
    const [zh = [], en = []] = parts;
    const shared = zh.filter(({ path }) => en.some((each) => each.path === path));
    expect(shared.map(({ path }) => ownerOf(path))).toEqual(shared.map(() => 'every'));
    expect(shared).toEqual(whole.filter(({ path }) => isNamed({ path }) || path === '/404/'));
  });

  test('owns the pages of its languages', () => {
    expect(['/', '/en/m/game-library/g1/', '/ja/terms/'].map(ownerOf)).toEqual(['zh', 'en', 'ja']);
    expect(['/404.html', '/404/', '/en/game-partner/', '/m/profile/'].map(ownerOf)).toEqual(
      Array(4).fill('every'),
    );
  });
});

test('no page says more of itself in a larger library', () => {
  const largest = (count: number): number => {
    const games = Array.from({ length: count }, (_, at) =>
      game(`g${String(100_000 + at)}`, ['科幻']),
    );
    const specs = [...sitePages(library(games), noPlaces), ...libraryPages(library(games))];
    return Math.max(...specs.flatMap(pagesOf).map((each) => JSON.stringify(each).length));
  };
  // The number of a page of a list has another digit, in its address and twice in its context.
  expect(largest(2000) - largest(30)).toBeLessThan(20);
});

describe('libraryPages', () => {
  test('lists 24 games a page, the whole library and by tag', () => {
    const games = Array.from({ length: 25 }, (_, index) =>
      game(`g${String(index)}`, index < 2 ? ['科幻'] : []),
    );
    const specs = libraryPages(library(games));
    expect(paths(specs)).toEqual(
      expect.arrayContaining([
        '/game-library/',
        '/game-library/page/2/',
        '/en/m/game-library/tag/科幻/',
      ]),
    );
    expect(paths(specs)).not.toContain('/game-library/page/1/');
    const lists = specs.filter(({ template }) => template === 'library');
    expect(lists.map(({ context }) => context?.('en', 'pc'))).toEqual([
      { listId: gameListId({ slug: null }), page: 1 },
      { listId: gameListId({ slug: null }), page: 2 },
      { listId: gameListId({ slug: '科幻' }), page: 1 },
    ]);
  });

  test('a role knows the roles before and after it in its game', () => {
    const specs = libraryPages(
      library([{ ...game('g1'), roleIds: ['a', 'b', 'c'] }], [role('c'), role('a'), role('b')]),
    );
    const contexts = specs
      .filter(({ template }) => template === 'role')
      .map(({ context }) => context?.('zh', 'pc'));
    expect(contexts).toEqual([
      { nodeId: nodeId('Role', 'c'), previousId: nodeId('Role', 'b'), nextId: undefined },
      { nodeId: nodeId('Role', 'a'), previousId: undefined, nextId: nodeId('Role', 'b') },
      { nodeId: nodeId('Role', 'b'), previousId: nodeId('Role', 'a'), nextId: nodeId('Role', 'c') },
    ]);
  });

  test('an empty library still has its list', () => {
    expect(paths(libraryPages(library([])))).toContain('/game-library/');
  });
});

describe('gameLists', () => {
  test('the whole library first, then each tag; both offer the same tags', () => {
    const games = Array.from({ length: 25 }, (_, index) =>
      game(`g${String(index)}`, index < 2 ? ['科幻'] : []),
    );
    const [all, tagged, ...more] = gameLists(games);
    expect(more).toEqual([]);
    expect(all).toMatchObject({ slug: null, tag: null });
    expect(tagged).toMatchObject({
      slug: '科幻',
      tag: { zh: { slug: '科幻', label: '科幻' }, en: { slug: '科幻', label: '科幻-en' } },
      gameIds: ['g0', 'g1'],
    });
    expect(tagged?.tags).toBe(all?.tags);
    expect(all?.tags.en).toEqual([{ slug: '科幻', label: '科幻-en', count: 2 }]);
  });

  test('24 games a page; a list without games still has its first page', () => {
    const gameIds = Array.from({ length: 25 }, (_, index) => `g${String(index)}`);
    expect(pageCount({ gameIds })).toBe(2);
    expect(idsOnPage({ gameIds }, 1)).toEqual(gameIds.slice(0, 24));
    expect(idsOnPage({ gameIds }, 2)).toEqual(['g24']);
    expect(pageCount({ gameIds: [] })).toBe(1);
  });

  test('a tag counts a game once; most games come first; names fall back to Chinese', () => {
    const [, ...tags] = gameLists([game('a', ['x', 'x']), game('b', ['y']), game('c', ['y'])]);
    expect(tags.map(({ slug, gameIds }) => [slug, gameIds])).toEqual([
      ['y', ['b', 'c']],
      ['x', ['a']],
    ]);
    expect(tags[0]?.tag?.ja.label).toBe('y');
  });
});

describe('legalPages', () => {
  test('top-up agreements are files only; a missing language shows the Chinese text', () => {
    const zh = { path: 'terms-new/1.0/zh.md', locale: 'zh' } as const;
    const files = { zh, en: zh, ja: zh };
    const current = { version: '1.0', effective: '', consent: 'notice', files } as const;
    const specs = legalPages([
      { name: 'terms-new', kind: 'page', versions: [current], current },
      { name: 'topup/agreement1', kind: 'agreement', versions: [current], current },
    ]);
    expect(specs).toHaveLength(1);
    expect(specs[0]?.context?.('en', 'pc')).toEqual({
      file: 'terms-new/1.0/zh.md',
      textLocale: 'zh',
      version: '1.0',
    });
  });

  test('a page knows what was in force before, and what is announced', () => {
    const zh = { path: 'terms/1.0/zh.md', locale: 'zh' } as const;
    const same = { consent: 'notice', files: { zh, en: zh, ja: zh } } as const;
    const of = (version: string, effective: string) => ({ version, effective, ...same });
    const versions = [of('1.0', '2026-09-01'), of('1.1', '2026-10-01'), of('2.0', '2027-01-01')];
    const [, current] = versions;
    const [spec] = legalPages(current ? [{ name: 'terms', kind: 'page', versions, current }] : []);
    expect(spec?.context?.('en', 'pc')).toMatchObject({
      version: '1.1',
      before: {
        version: '1.0',
        changes: '/en/terms/changes/1.0/1.1.html',
        versions: [{ version: '1.0', address: '/en/terms/1.0.html' }],
      },
      coming: {
        version: '2.0',
        effective: '2027-01-01',
        address: '/en/terms/2.0.html',
        changes: '/en/terms/changes/1.1/2.0.html',
      },
    });
  });
});
