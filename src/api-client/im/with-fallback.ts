import type { ImTransport } from './im-transport';

/** The second transport runs while the first one fails; the first one tries on meanwhile. */
export function withFallback(first: ImTransport, second: ImTransport): ImTransport {
  return (listener) => {
    let endSecond: (() => void) | undefined;
    const endFirst = first({
      ...listener,
      onState: (state) => {
        if (state === 'offline') {
          endSecond ??= second(listener);
          return;
        }
        if (endSecond && state === 'connecting') return;
        endSecond?.();
        endSecond = undefined;
        listener.onState(state);
      },
    });
    return () => {
      endFirst();
      endSecond?.();
    };
  };
}
