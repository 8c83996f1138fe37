import type * as module from './builds';

async function load(templates: Record<string, string>): Promise<typeof module> {
  for (const name of ['PC', 'AMD', 'AIPC', 'MOBILE']) {
    process.env[`GATSBY_DOWNLOAD_${name}_URL`] = templates[name] ?? '';
  }
  jest.resetModules();
  return import('./builds');
}

function ids(builds: readonly module.Build[]) {
  return builds.map(({ id }) => id);
}

test('a phone begins with its own', async () => {
  const { pcBuilds, mBuilds } = await load({ PC: 'p', AMD: 'a', AIPC: 'i', MOBILE: 'm' });
  expect(ids(pcBuilds)).toEqual(['pc', 'amd', 'aipc', 'mobile']);
  expect(ids(mBuilds)).toEqual(['mobile', 'pc', 'amd', 'aipc']);
  expect(pcBuilds.filter(({ isPage }) => isPage).map(({ template }) => template)).toEqual([
    'a',
    'i',
  ]);
});

test('what is not configured is not there', async () => {
  const { pcBuilds, mBuilds, withFirst } = await load({ PC: 'p', AIPC: 'i' });
  expect(ids(mBuilds)).toEqual(['pc', 'aipc']);
  expect(ids(withFirst(pcBuilds, 'aipc'))).toEqual(['aipc', 'pc']);
  expect(ids(withFirst(pcBuilds, 'mobile'))).toEqual(['pc', 'aipc']);
  expect(ids(withFirst(pcBuilds, undefined))).toEqual(['pc', 'aipc']);
});
