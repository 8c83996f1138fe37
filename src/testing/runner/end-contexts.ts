import { AsyncLocalStorage } from 'node:async_hooks';

const begun = new Set<AsyncLocalStorage<unknown>>();

/** Notes each asynchronous context that a test file begins; Jest itself begins one for every file. */
export function noteContexts(): void {
  const { run, enterWith } = AsyncLocalStorage.prototype;
  Object.assign(AsyncLocalStorage.prototype, {
    run(this: AsyncLocalStorage<unknown>, ...args: Parameters<typeof run>) {
      begun.add(this);
      return run.apply(this, args);
    },
    enterWith(this: AsyncLocalStorage<unknown>, store: unknown) {
      begun.add(this);
      enterWith.call(this, store);
    },
  });
}

/** Ends them. Before version 24 of Node each promise costs a little for every context that was ever begun. */
export function endContexts(): void {
  for (const context of begun) context.disable();
  begun.clear();
}
