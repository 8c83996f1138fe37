import { Queues } from './queues';

/** A piece of work that ends when it is told to. */
function work() {
  let end: (value: string) => void = () => undefined;
  let fail: (error: Error) => void = () => undefined;
  const done = new Promise<string>((resolve, reject) => {
    end = resolve;
    fail = reject;
  });
  const run = jest.fn(() => done);
  return { run, end, fail };
}

/** Lets everything run that nothing holds up. */
function turnOfEvents(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

test('what has the same key runs one after the other, what has another one at the same time', async () => {
  const queues = new Queues();
  const [first, second, other] = [work(), work(), work()];
  const answers = [queues.inTurn('a', first.run), queues.inTurn('a', second.run)];
  void queues.inTurn('b', other.run);
  await turnOfEvents();
  expect([first, second, other].map(({ run }) => run.mock.calls.length)).toEqual([1, 0, 1]);
  first.end('one');
  await turnOfEvents();
  expect(second.run).toHaveBeenCalledTimes(1);
  second.end('two');
  expect(await Promise.all(answers)).toEqual(['one', 'two']);
});

test('what fails tells its own caller, and the next one runs all the same', async () => {
  const queues = new Queues();
  const [first, second] = [work(), work()];
  const failed = queues.inTurn('a', first.run);
  const answer = queues.inTurn('a', second.run);
  first.fail(new Error('no'));
  await expect(failed).rejects.toThrow('no');
  second.end('two');
  expect(await answer).toBe('two');
  // Nothing of the key is left: the next one waits for nobody.
  const third = work();
  void queues.inTurn('a', third.run);
  await turnOfEvents();
  expect(third.run).toHaveBeenCalledTimes(1);
});

test('one that comes while the last one ends waits for it', async () => {
  const queues = new Queues();
  const [first, second, third] = [work(), work(), work()];
  const done = queues.inTurn('a', first.run);
  void queues.inTurn('a', second.run);
  first.end('one');
  await done;
  void queues.inTurn('a', third.run);
  await turnOfEvents();
  expect(third.run).not.toHaveBeenCalled();
});

test('all is settled when whatever runs has ended, well or not', async () => {
  const queues = new Queues();
  const [first, second] = [work(), work()];
  const failed = queues.inTurn('a', first.run).catch(() => 'failed');
  void queues.inTurn('b', second.run);
  let isSettled = false;
  const settled = queues.settled().then(() => {
    isSettled = true;
  });
  first.fail(new Error('no'));
  expect(await failed).toBe('failed');
  await turnOfEvents();
  expect(isSettled).toBe(false);
  second.end('two');
  await settled;
  expect(isSettled).toBe(true);
});
