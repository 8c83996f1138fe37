/** Message to the visitor about a call that failed. */
export interface Failure {
  /**
   * `offline`: no connection; `slow`: no answer in time; `server`: an answer that is none; `busy`: too many
   * requests; `session`: it is over; `refused`: the API said no, in its own words.
   */
  readonly kind: 'offline' | 'slow' | 'server' | 'busy' | 'session' | 'refused';
  /** Why the API refused, in its own Chinese words for visitors; empty when it gave none. */
  readonly message: string;
}

type Listener = (failure: Failure) => void;
const listeners = new Set<Listener>();
/**
 * Failures from before the first listener: the code that shows them loads after the page. The latest three are kept.
 */
let unheard: Failure[] = [];

/** Calls the listener with every failure that the contract wants shown. @returns a function that unsubscribes */
export function onFailure(listener: Listener): () => void {
  listeners.add(listener);
  unheard.forEach(listener);
  unheard = [];
  return () => {
    listeners.delete(listener);
  };
}

/**
 * Reports a failure to all listeners, or keeps it for the first one.
 * @returns whether anybody listens yet
 */
export function reportFailure(failure: Failure): boolean {
  const isHeard = listeners.size > 0;
  if (!isHeard) unheard = [...unheard, failure].slice(-3);
  for (const listener of listeners) listener(failure);
  return isHeard;
}
