/** jsdom lays nothing out; what measures things needs this to be there. */
class NoResizeObserver implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

/** Gives a test page what Radix expects of a browser. */
export function stubLayout(): void {
  globalThis.ResizeObserver = NoResizeObserver;
}
