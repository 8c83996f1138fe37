import { AsyncLocalStorage } from 'node:async_hooks';
import { endContexts, noteContexts } from './end-contexts';

const { run, enterWith } = AsyncLocalStorage.prototype;
beforeEach(noteContexts);
afterEach(() => {
  Object.assign(AsyncLocalStorage.prototype, { run, enterWith });
});

test('a context that was begun ends with the file', () => {
  const entered = new AsyncLocalStorage<string>();
  entered.enterWith('entered');
  const ran = new AsyncLocalStorage<string>();
  const seen = ran.run('ran', () => {
    const during = ran.getStore();
    endContexts();
    return [during, ran.getStore(), entered.getStore()];
  });
  expect(seen).toEqual(['ran', undefined, undefined]);
});

test('a context hands on what its call returns', () => {
  const context = new AsyncLocalStorage<number>();
  expect(context.run(1, (more: number) => more + (context.getStore() ?? 0), 2)).toBe(3);
});
