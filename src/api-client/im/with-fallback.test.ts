import type { ImListener, ImState, ImTransport } from './im-transport';
import { withFallback } from './with-fallback';

/** A transport that a test speaks for. */
function createPuppet() {
  const puppet = { listener: undefined as ImListener | undefined, starts: 0 };
  const transport: ImTransport = (listener) => {
    puppet.listener = listener;
    puppet.starts += 1;
    return () => {
      puppet.listener = undefined;
    };
  };
  return { puppet, transport };
}

test('the second transport runs while the first one fails', () => {
  const [first, second] = [createPuppet(), createPuppet()];
  const states: ImState[] = [];
  const end = withFallback(
    first.transport,
    second.transport,
  )({
    onState: (state) => states.push(state),
    onFrame: () => undefined,
    onSync: () => Promise.resolve(true),
  });
  first.puppet.listener?.onState('connecting');
  expect(second.puppet.starts).toBe(0);
  first.puppet.listener?.onState('offline');
  first.puppet.listener?.onState('offline');
  second.puppet.listener?.onState('polling');
  first.puppet.listener?.onState('connecting');
  expect(second.puppet.starts).toBe(1);
  expect(states).toEqual(['connecting', 'polling']);
  first.puppet.listener?.onState('live');
  expect(second.puppet.listener).toBeUndefined();
  first.puppet.listener?.onState('offline');
  expect(second.puppet.starts).toBe(2);
  end();
  expect([first.puppet.listener, second.puppet.listener]).toEqual([undefined, undefined]);
});
