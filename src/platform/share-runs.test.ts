import { shareRuns } from './share-runs';

test('calls during a run share the next one, also when a run fails', async () => {
  const ends: ((fault?: Error) => void)[] = [];
  const start = shareRuns(
    () =>
      new Promise((resolve, reject) => {
        ends.push((fault) => (fault ? reject(fault) : resolve()));
      }),
  );
  const first = start();
  const others = Promise.all([start(), start()]);
  expect(ends).toHaveLength(1);
  ends[0]?.(new Error('no'));
  await expect(first).rejects.toThrow('no');
  while (ends.length < 2) await Promise.resolve();
  ends[1]?.();
  await others;
  void start();
  expect(ends).toHaveLength(3);
});
