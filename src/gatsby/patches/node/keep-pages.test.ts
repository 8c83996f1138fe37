import { keepPageNodes, pageKeeper } from './keep-pages';

const OWNER = 'internal-data-bridge';
const PATH = '/game/a/';
const FIRST = { path: '/game/first/', component: '/game.tsx', context: {} };
const PAGE = { path: PATH, matchPath: '/game/a/*', component: '/game.tsx', context: { ids: [1] } };

function createState() {
  const ofGatsby = { componentPath: '/game.tsx', updatedAt: 1 };
  const pages = new Map(
    [FIRST, PAGE].map((page) => [
      page.path,
      { ...structuredClone(page), ...ofGatsby, mode: 'SSG' },
    ]),
  );
  const templates = () => new Map([['/game.tsx', { pages: new Set([FIRST.path, PATH]) }]]);
  return {
    statefulSourcePlugins: new Set(['another', OWNER]),
    pages,
    components: templates(),
    queries: {
      trackedQueries: new Map([FIRST.path, PATH].map((page) => [page, {}])),
      trackedComponents: templates(),
      deletedQueries: new Set<string>(),
    },
    html: {
      trackedHtmlFiles: new Map([FIRST.path, PATH].map((page) => [page, { isDeleted: false }])),
    },
  };
}
type State = ReturnType<typeof createState>;

test('nodes of pages are kept after a build that has ended, and looked through after one that has not', () => {
  const state = createState();
  keepPageNodes(state, false);
  expect([...state.statefulSourcePlugins]).toEqual(['another']);
  keepPageNodes(state, true);
  expect([...state.statefulSourcePlugins]).toEqual(['another', OWNER]);
});

/** Asks for a page, after the first of its template; cloned, as what Gatsby reads from a file is. */
function isKept(
  state: State,
  page: Parameters<ReturnType<typeof pageKeeper>>[0] = PAGE,
  hasNode = (id: string) => id === `SitePage ${FIRST.path}`,
): boolean {
  const keep = pageKeeper(state, hasNode);
  expect(keep(structuredClone(FIRST))).toBe(false);
  return keep(structuredClone(page));
}

test('a page that is as it is to be is kept, with a new time', () => {
  const state = createState();
  const before = Date.now();
  const page = structuredClone(state.pages.get(PATH));
  expect(isKept(state)).toBe(true);
  const { updatedAt = 0, ...kept } = state.pages.get(PATH) ?? {};
  expect(updatedAt).toBeGreaterThanOrEqual(before);
  expect({ ...kept, updatedAt: 1 }).toEqual(page);
});

test.each<readonly [string, (state: State) => unknown]>([
  ['its nodes are not', ({ statefulSourcePlugins }) => statefulSourcePlugins.delete(OWNER)],
  ['it is new', ({ pages }) => pages.delete(PATH)],
  ['no query of it is known', ({ queries }) => queries.trackedQueries.delete(PATH)],
  ['its query is gone', ({ queries }) => queries.deletedQueries.add(PATH)],
  ['its template does not know it', ({ components }) => components.clear()],
  [
    'the queries of its template do not know it',
    ({ queries }) => queries.trackedComponents.get('/game.tsx')?.pages.delete(PATH),
  ],
  ['its HTML is new', ({ html }) => html.trackedHtmlFiles.clear()],
  ['its HTML is gone', ({ html }) => html.trackedHtmlFiles.set(PATH, { isDeleted: true })],
])('a page is not kept where %s', (_, change) => {
  const state = createState();
  change(state);
  expect(isKept(state)).toBe(false);
});

test('no page is kept where the file of nodes is lost', () => {
  expect(isKept(createState(), PAGE, () => false)).toBe(false);
});

test.each([
  ['pattern', { ...PAGE, matchPath: '/game/*' }],
  ['context', { ...PAGE, context: { ids: [1, 2] } }],
])('a page with another %s is not kept', (_, page) => {
  const state = createState();
  expect(isKept(state, page)).toBe(false);
  expect(state.pages.get(PATH)?.updatedAt).toBe(1);
});

test('a page with another template is not kept', () => {
  const keep = pageKeeper(createState(), () => true);
  expect(keep({ ...FIRST, component: '/other.tsx' })).toBe(false);
  expect(keep(structuredClone({ ...PAGE, component: '/other.tsx' }))).toBe(false);
});

test('of the page for what is not found Gatsby makes another one', () => {
  const state = createState();
  const page = state.pages.get(PATH);
  if (page) state.pages.set('/404/', page);
  state.queries.trackedQueries.set('/404/', {});
  state.html.trackedHtmlFiles.set('/404/', { isDeleted: false });
  for (const { pages } of [
    ...state.components.values(),
    ...state.queries.trackedComponents.values(),
  ])
    pages.add('/404/');
  expect(isKept(state, { ...PAGE, path: '/404/' })).toBe(false);
});

test.each([{}, { ...createState(), pages: new Map([['/', {}]]) }, undefined])(
  'a store of another form is not passed over: %#',
  (state) => {
    expect(() => {
      keepPageNodes(state, true);
    }).toThrow('keep-pages.ts');
    expect(() => pageKeeper(state, () => true)).toThrow('keep-pages.ts');
  },
);
