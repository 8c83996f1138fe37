import { tempFolder } from '../../testing/temp-folder';
import { announce, type Hook } from './operator-hook';
import { OUTCOMES, type Outcome } from './exit-codes';
import { ReleaseStore } from './release-store';

let store: ReleaseStore;
let heard: (string | undefined)[][];

beforeEach(() => {
  store = new ReleaseStore(tempFolder());
  heard = [];
});

/** A hook that ends with a code, and notes what it hears. */
function hook(code: number): Hook {
  return (...ids) => {
    heard.push(ids);
    return Promise.resolve(code);
  };
}

function ended(kind: Outcome['kind'], current: string | undefined): Outcome {
  return { kind, current, before: undefined, message: 'Ended.' };
}

test('the hook hears of each release once, and of the one that it knows', async () => {
  await announce(store, hook(0), ended('released', 'a'));
  await announce(store, hook(0), ended('unchanged', 'a'));
  await announce(store, hook(0), ended('taken-back', 'b'));
  expect(heard).toEqual([
    ['a', undefined],
    ['b', 'a'],
  ]);
});

test('a hook that failed is tried again by the next run, whatever becomes of that', async () => {
  const failed = await announce(store, hook(2), ended('released', 'a'));
  expect(failed).toMatchObject({ kind: 'hook-failed', message: 'Ended. The hook ended with 2.' });
  expect(OUTCOMES[failed.kind].exitCode).toBe(7);
  expect((await announce(store, hook(2), ended('build-failed', 'a'))).kind).toBe('build-failed');
  expect((await announce(store, hook(0), ended('unchanged', 'a'))).kind).toBe('unchanged');
  expect(heard).toHaveLength(3);
});

test('nothing is announced where visitors get nothing, or nothing was done', async () => {
  await announce(store, hook(0), ended('build-failed', undefined));
  await announce(store, hook(0), ended('tried', 'a'));
  expect(heard).toEqual([]);
});
