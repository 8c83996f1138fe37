import { tempFolder } from '../../testing/temp-folder';
import { catchFailure } from './catch-failure';
import { OUTCOMES, type Outcome } from './exit-codes';
import { ReleaseStore } from './release-store';
import { buildWithRoom } from './room';

const MB = 1e6;

/** A build on a disk: what is free before it, behind it and after room was made, and what it says and ends with. */
interface Night {
  readonly before?: number;
  readonly after?: number;
  readonly spared?: number;
  readonly line?: string;
  readonly code?: number;
}

async function build(night: Night): Promise<Outcome & { readonly lines: readonly string[] }> {
  const { before = 900 * MB, after = before, spared = 0, line = 'done', code = 0 } = night;
  const store = new ReleaseStore(tempFolder());
  const lines: string[] = [];
  let free = before;
  const outcome = await catchFailure(store, async () => {
    const ended = await buildWithRoom({
      folders: ['/elsewhere', '/srv/youban'],
      free: (folder) => Promise.resolve(folder === '/srv/youban' ? free : 900 * MB),
      makeRoom: () => {
        free += spared;
        return Promise.resolve();
      },
      build: (onLine) => {
        onLine(line);
        free = after + (free - before);
        return Promise.resolve(code);
      },
      onLine: (each) => lines.push(each),
    });
    const kind = ended === 0 ? 'released' : 'build-failed';
    return { kind, message: '', current: undefined, before: undefined };
  });
  return { ...outcome, lines };
}

test('no build is begun on a disk that is full', async () => {
  const { kind, message, lines } = await build({ before: MB });
  expect([kind, lines]).toEqual(['no-room', []]);
  expect(message).toBe('The disk is full: /srv/youban has 1 MB left, and no build was begun.');
  expect(OUTCOMES[kind].exitCode).toBe(6);
});

test('it is begun where room could be made', async () => {
  expect((await build({ before: MB, spared: 200 * MB })).kind).toBe('released');
  expect((await build({ before: MB, spared: 2 * MB })).kind).toBe('no-room');
});

test('a build that filled the disk failed of that, whatever it says', async () => {
  const { kind, message, lines } = await build({ after: 0, line: 'FATAL ERROR: lmdb', code: 1 });
  expect([kind, lines]).toEqual(['no-room', ['FATAL ERROR: lmdb']]);
  expect(message).toContain('the build ended with 1, and /srv/youban has 0 MB left');
});

test('a build that says so failed of a full disk, though there is room again', async () => {
  const said = await build({ line: 'Error: ENOSPC: no space left on device, write', code: 1 });
  expect(said.kind).toBe('no-room');
  expect(said.message).toContain('says so above');
});

test('every other fault is the build’s', async () => {
  expect((await build({ line: 'a link leads to nothing', code: 1 })).kind).toBe('build-failed');
  expect((await build({ after: 0 })).kind).toBe('released');
});

test('a folder on a real disk has room, or it is said how much', async () => {
  const folders = [tempFolder()];
  const quiet = { makeRoom: () => Promise.resolve(), onLine: () => undefined };
  expect(await buildWithRoom({ ...quiet, folders, build: () => Promise.resolve(0) })).toBe(0);
});
