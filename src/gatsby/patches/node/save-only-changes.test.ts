import { saveOnlyChanges } from './save-only-changes';

test('what no action has changed is not saved again, and what failed is', () => {
  const listeners: (() => void)[] = [];
  let saved = 0;
  let fails = false;
  const redux = {
    saveState: () => {
      if (fails) throw new Error('a full disk');
      saved += 1;
    },
    store: { subscribe: (listener: () => void) => listeners.push(listener) },
  };
  const act = () => {
    listeners.forEach((listener) => {
      listener();
    });
  };
  saveOnlyChanges(redux);
  redux.saveState();
  redux.saveState();
  expect(saved).toBe(1);
  act();
  redux.saveState();
  expect(saved).toBe(2);
  act();
  fails = true;
  expect(redux.saveState).toThrow('a full disk');
  fails = false;
  redux.saveState();
  expect(saved).toBe(3);
});

test.each([{}, { saveState: () => undefined, store: {} }, undefined])(
  'a module of another form is not passed over: %j',
  (redux) => {
    expect(() => {
      saveOnlyChanges(redux);
    }).toThrow('save-only-changes.ts');
  },
);
