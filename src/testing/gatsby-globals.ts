/** Globals that Gatsby's own script puts into a page and that its links read. */
Object.assign(globalThis, {
  ___loader: { enqueue: () => undefined, hovering: () => undefined },
  ___navigate: () => undefined,
});
