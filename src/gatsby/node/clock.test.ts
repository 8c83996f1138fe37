import { cpSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { readEnvironment } from '../../config/environment';
import { tempFolder } from '../../testing/temp-folder';
import { filesBelow } from '../../node/files-below';
import { readInput } from './read-input';
import { startFaultyApi } from './sources/testing/faulty-api';
import { smallLibrary } from './sources/testing/small-library';

function filesOf(folder: string): ReadonlyMap<string, string> {
  const files = filesBelow(folder).map(
    (name) => [name, readFileSync(path.join(folder, name), 'base64')] as const,
  );
  return new Map(files);
}

/** Makes a folder of the site's content in which no new version of a legal text is announced: that is for its day to show. */
function settledContent(): string {
  const root = tempFolder();
  for (const name of readdirSync('content')) {
    if (name !== 'legal') symlinkSync(path.resolve('content', name), path.join(root, name));
  }
  cpSync('content/legal/terms/1.0', path.join(root, 'legal/terms/1.0'), { recursive: true });
  return root;
}

afterEach(() => jest.useRealTimers());

test('nothing that a build makes follows from the clock, or an hour in which nothing changed would have to be built', async () => {
  const api = await startFaultyApi(smallLibrary(2, 1));
  const environment = readEnvironment({
    ...{ GATSBY_API_BASE_URL: api.baseUrl, PICTURES: 'origin', OG_IMAGES_BUDGET: '0' },
  });
  const log = { warn: () => undefined, info: () => undefined };
  const made = async (now: string) => {
    // The activity runs on the first day, and is over on the second one.
    jest.useFakeTimers({ advanceTimers: true, now: new Date(now) });
    const folders = {
      content: settledContent(),
      static: path.resolve('static'),
      data: tempFolder(),
    };
    const { nodes, pages, outputs, legal, changesDigest } = await readInput(
      environment,
      folders,
      log,
    );
    const publicDir = tempFolder();
    for (const write of outputs) await write(publicDir);
    return { nodes, pages, legal, changesDigest, files: filesOf(publicDir) };
  };
  const first = await made('2026-11-27');
  expect(first.files.size).toBeGreaterThan(10);
  expect(await made('2027-03-01')).toEqual(first);
  await api.close();
});
