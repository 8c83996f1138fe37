/** Acts in the first quiet moment; Safari has no idle callback. @returns takes it back */
export function whenIdle(act: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const id = requestIdleCallback(act);
    return () => cancelIdleCallback(id);
  }
  const timer = setTimeout(act, 1);
  return () => clearTimeout(timer);
}
