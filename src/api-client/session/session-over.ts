type Listener = () => void;
const listeners = new Set<Listener>();

/** Calls the listener each time the API has ended a session, after `logOut`. @returns a function that unsubscribes */
export function onSessionOver(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Tells that the API has ended the session; a visitor who logs out is not told of. */
export function tellSessionOver(): void {
  for (const listener of listeners) listener();
}
