/** What Gatsby's own script puts into a page and its links look for. */
Object.assign(globalThis, {
  ___loader: { enqueue: () => undefined, hovering: () => undefined },
  ___navigate: () => undefined,
});
