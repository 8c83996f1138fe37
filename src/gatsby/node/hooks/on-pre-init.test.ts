import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { tempFolder } from '../../../testing/temp-folder';

const home = process.cwd();
const STORES = [
  ...['pulled', 'last-good', 'changes', 'examined', 'readings'],
  ...['pictures', 'texts', 'og-images'],
];
const BEING_WRITTEN = '.data/api/a.json.123456789';
const environment = { ...process.env };

afterEach(() => {
  process.chdir(home);
  process.env = { ...environment };
});

test.each([
  ['an API that cannot be reached', 'http://127.0.0.1:1', /could not be reached/],
  [
    'a setting that is not valid',
    'localhost',
    /GATSBY_API_BASE_URL: expected an http or https address/,
  ],
])(
  '%s stops the build with one readable error, and leaves the last good build whole',
  async (_, api, error) => {
    const halfWritten = ['public', ...STORES.map((store) => `.data/${store}`)].map(
      (place) => `${place}/a.json.123456789`,
    );
    const folder = tempFolder({
      'public/index.html': 'the last good build',
      [BEING_WRITTEN]: 'x',
      '.data/build-record.json': 'of the last good build',
      ...Object.fromEntries(halfWritten.map((file) => [file, 'x'])),
    });
    for (const name of ['content', 'static'])
      symlinkSync(path.join(home, name), path.join(folder, name));
    process.chdir(folder);
    process.env.GATSBY_API_BASE_URL = api;
    jest.resetModules();
    const { onPreInit } = await import('./on-pre-init');
    const panicked: string[] = [];
    const reporter = {
      info: () => undefined,
      warn: () => undefined,
      panic: (message: string) => panicked.push(message),
    };
    await expect(Reflect.apply(onPreInit, undefined, [{ reporter }])).rejects.toThrow(error);
    expect(panicked).toEqual([expect.stringMatching(error)]);
    expect(readFileSync('public/index.html', 'utf8')).toBe('the last good build');
    // An hour in which the API was gone changes nothing: the next one need not build where all is as it was.
    expect(existsSync('.data/build-record.json')).toBe(true);
    // What a killed build left is gone; the reference API may be writing.
    expect(existsSync(BEING_WRITTEN)).toBe(true);
    expect(halfWritten.filter((file) => existsSync(file))).toEqual([]);
  },
);
