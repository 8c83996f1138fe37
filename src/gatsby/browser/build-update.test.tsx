import { BUILD_CHECK_MS } from '../../config/constants';
import { createBuildCheck, type BuildCheckHost } from './build-update';

/** A server with manifests, and a clock that the test drives. */
function setUp(more: Partial<BuildCheckHost> = {}) {
  const state = { now: 1_000_000, latest: 'a' as string | undefined, asked: 0 };
  const newer: string[] = [];
  const look = createBuildCheck(
    {
      readLatest: () => {
        state.asked += 1;
        return Promise.resolve(state.latest);
      },
      isPublished: () => Promise.resolve(true),
      now: () => state.now,
      onOwn: () => undefined,
      onNewer: (id) => newer.push(id),
      ...more,
    },
    BUILD_CHECK_MS,
  );
  const lookAfter = async (ms: number, latest = state.latest): Promise<void> => {
    state.now += ms;
    state.latest = latest;
    await look();
  };
  return { state, newer, look, lookAfter };
}

test('the first answer is the build of the page; an hour later another one is newer', async () => {
  const { state, newer, look, lookAfter } = setUp();
  await look();
  await lookAfter(BUILD_CHECK_MS - 1, 'b');
  expect([state.asked, newer]).toEqual([1, []]);
  await lookAfter(1);
  expect([state.asked, newer]).toEqual([2, ['b']]);
});

test('a newer build is told of once', async () => {
  const { state, newer, look, lookAfter } = setUp();
  await look();
  await lookAfter(BUILD_CHECK_MS, 'b');
  await lookAfter(BUILD_CHECK_MS, 'c');
  expect([state.asked, newer]).toEqual([2, ['b']]);
});

test('no answer says nothing, and the first that comes is the build of the page', async () => {
  const { state, newer, look, lookAfter } = setUp();
  state.latest = undefined;
  await look();
  await lookAfter(BUILD_CHECK_MS, 'b');
  await lookAfter(BUILD_CHECK_MS, undefined);
  await lookAfter(BUILD_CHECK_MS, 'b');
  expect(newer).toEqual([]);
  await lookAfter(BUILD_CHECK_MS, 'c');
  expect(newer).toEqual(['c']);
});

test('until the page knows its own build, every look asks', async () => {
  const { state, newer, look, lookAfter } = setUp();
  state.latest = undefined;
  await look();
  await lookAfter(1000, 'a');
  expect(state.asked).toBe(2);
  await lookAfter(BUILD_CHECK_MS, 'b');
  expect(newer).toEqual(['b']);
});

test('a build that is not yet there whole is looked at again an hour later', async () => {
  let isWhole = false;
  const { newer, look, lookAfter } = setUp({ isPublished: () => Promise.resolve(isWhole) });
  await look();
  await lookAfter(BUILD_CHECK_MS, 'b');
  expect(newer).toEqual([]);
  isWhole = true;
  await lookAfter(BUILD_CHECK_MS);
  expect(newer).toEqual(['b']);
});

test('a clock that is set back asks again, one that is set ahead asks early, neither asks twice', async () => {
  const { state, look, lookAfter } = setUp();
  await look();
  await lookAfter(-10 * BUILD_CHECK_MS);
  expect(state.asked).toBe(2);
  await lookAfter(1000);
  expect(state.asked).toBe(2);
  await lookAfter(100 * BUILD_CHECK_MS);
  expect(state.asked).toBe(3);
});
