import { createRequire } from 'node:module';
import path from 'node:path';
import { forgetGatsbyCache, rememberedPages, type GatsbyStore } from './gatsby-cache';

type Reduce = (state: unknown, action: object) => unknown;

const load = createRequire(path.resolve('package.json'));

/** Loads a part of Gatsby's own store. */
function reducer(name: string, exported: string): Reduce {
  const module: unknown = load(path.resolve('node_modules/gatsby/dist/redux/reducers', name));
  const reduce: unknown = Reflect.get(Object(module), exported);
  if (typeof reduce !== 'function') throw new Error(`Gatsby has no ${exported}`);
  return (state, action) => Reflect.apply(reduce, undefined, [state, action]) as unknown;
}

function gatsbyStore(): GatsbyStore & { readonly send: (action: object) => void } {
  const reducers = {
    html: reducer('html', 'htmlReducer'),
    status: reducer('status', 'statusReducer'),
    jobsV2: reducer('jobsv2', 'jobsV2Reducer'),
  };
  const reduceAll = (state: Readonly<Record<string, unknown>>, action: object) =>
    Object.fromEntries(
      Object.entries(reducers).map(([name, reduce]) => [name, reduce(state[name], action)]),
    );
  let state = reduceAll({}, { type: 'INIT' });
  const send = (action: object): void => {
    state = reduceAll(state, action);
  };
  return { send, getState: () => state, dispatch: send };
}

test('Gatsby’s own store tells which pages it takes for made, and forgets its cache', () => {
  const store = gatsbyStore();
  for (const page of ['/a/', '/b/']) store.send({ type: 'CREATE_PAGE', payload: { path: page } });
  store.send({ type: 'DELETE_PAGE', payload: { path: '/b/' } });
  store.send({ type: 'UPDATE_PLUGINS_HASH', payload: 'plugins' });
  const job = { contentDigest: 'picture', inputPaths: [] };
  store.send({ type: 'CREATE_JOB_V2', payload: { job } });
  store.send({ type: 'END_JOB_V2', payload: { jobContentDigest: 'picture', result: {} } });
  expect(rememberedPages(store)).toEqual(['/a/']);
  forgetGatsbyCache(store);
  expect(store.getState()).toMatchObject({
    status: { PLUGINS_HASH: '' },
    jobsV2: { complete: new Map() },
  });
});

test('a Gatsby that goes by something else stops the build', () => {
  const store = { getState: () => ({ html: {} }), dispatch: () => undefined };
  expect(() => rememberedPages(store)).toThrow();
  const state = {
    status: { PLUGINS_HASH: 'x' },
    html: { trackedHtmlFiles: new Map() },
    jobsV2: { complete: new Map() },
  };
  expect(() => forgetGatsbyCache({ ...store, getState: () => state })).toThrow('gatsby-cache');
});
