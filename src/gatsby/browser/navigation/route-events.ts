type Listener = () => void;

const listeners: Listener[] = [];

/** Calls whenever a page is shown, from the next one on. */
export function onRouteShown(listener: Listener): void {
  listeners.push(listener);
}

/** Says that the page of the address is shown. */
export function announceRoute(): void {
  for (const listener of listeners) listener();
}
